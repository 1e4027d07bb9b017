import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { pageLanguage } from '../../../../../base/web/page-language.ts'
import { loginPath } from '../../../../../base/web/sign-on-addresses.ts'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { pathTo } from '../../../../../site/path-to.ts'
import { lazyPiece } from '../../../../../site/lazy-piece.tsx'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { competitionWords } from '../../../../competing/competitions/words.ts'
import type { CompetitionData } from '../../../../competing/competitions/web/parts/competition-data.ts'

/** With its words, which it would otherwise ask for only when it has come. */
async function fetchDialog() {
  const [{ SignUpDialog }] = await Promise.all([
    import('./sign-up-dialog.tsx'),
    pageLanguage() === 'en-US'
      ? import('../../sign-up-phrases.en.ts')
      : import('../../sign-up-phrases.zh.ts'),
  ])
  return SignUpDialog
}

const SignUpDialog = lazyPiece(fetchDialog)
const JoinedDialog = lazyPiece(() => import('./joined-dialog.tsx').then(module => module.JoinedDialog))

/** What does not come ahead of the press is asked for again by the press. */
const fetchAhead = () => void fetchDialog().catch(() => {})

type Size = 'small' | 'medium' | 'large'

/** The way in: sign up, or on to the submission for those who have. */
export function SignUp({
  competition,
  size = 'large',
  isAlone = false,
}: {
  competition: CompetitionData
  size?: Size
  /** Without what else there is to say: the reader's team, or why they cannot sign up, which the overview says. */
  isAlone?: boolean
}) {
  const words = useWords(competitionWords)
  const { viewer, lang } = useSite()
  const location = useLocation()
  const [hasJoined, setJoined] = useState(false)
  const { signup } = competition.abilities
  if (competition.attachedTeam) {
    const shown = competition.schedules.find(one => one.id === competition.currentScheduleId)
    const link = shown?.takesOnlyCode ? (
      <SiteLink
        to={`${pathTo('/competitions/source-code')}?cmptId=${competition.id}`}
        className={buttonClass({
          size,
          variant: competition.state === 'in_service' ? 'primary' : 'secondary',
        })}
      >
        {competition.state === 'in_service' ? words.signup.code : words.signup.codes}
      </SiteLink>
    ) : (
      <>
        <SiteLink
          to={pathTo('/competitions/:id/submits', { id: competition.id })}
          className={buttonClass({ size, variant: competition.takesFiles ? 'primary' : 'secondary' })}
        >
          {competition.takesFiles ? words.signup.submit : words.signup.submissions}
        </SiteLink>
        {hasJoined && competition.takesFiles && (
          <Suspense>
            <JoinedDialog competitionId={competition.id} onClose={() => setJoined(false)} />
          </Suspense>
        )}
      </>
    )
    if (isAlone) return link
    return (
      <div className="grid min-w-0 grid-cols-1 content-start gap-2">
        {link}
        <p className="truncate text-sm text-muted" title={competition.attachedTeam.name}>
          {words.signup.team}{' '}
          <strong className="font-medium text-text">{competition.attachedTeam.name}</strong>
        </p>
        {competition.entryForm.fields.length > 0 && !competition.entryForm.isOutdated && (
          <div className="-ml-3">
            <SignUpButton competition={competition} size="small" variant="quiet" label={words.signup.edit} />
          </div>
        )}
      </div>
    )
  }
  if (!viewer && signup.allowed) {
    return (
      <a href={loginPath(lang, location.pathname)} className={buttonClass({ size })}>
        {words.signup.login}
      </a>
    )
  }
  if (signup.allowed)
    return (
      <SignUpButton
        competition={competition}
        size={size}
        label={words.signup.button}
        onJoined={() => setJoined(true)}
      />
    )
  return isAlone ? null : (
    <Button size={size} disabledReason={signup.message}>
      {words.signup.button}
    </Button>
  )
}

/** Opens the dialog. Its code is fetched when somebody is about to press, which is not lost meanwhile. */
export function SignUpButton({
  competition,
  label,
  size,
  variant = 'primary',
  onJoined = () => {},
}: {
  competition: CompetitionData
  label: string
  size: Size
  variant?: 'primary' | 'quiet'
  onJoined?: () => void
}) {
  const [wanted, setWanted] = useState<'not yet' | 'open' | 'shut'>('not yet')
  return (
    <>
      <Button
        size={size}
        variant={variant}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setWanted('open')}
      >
        {label}
      </Button>
      {wanted !== 'not yet' && (
        <Suspense>
          <SignUpDialog
            competition={competition}
            isOpen={wanted === 'open'}
            onClose={() => setWanted('shut')}
            onJoined={onJoined}
          />
        </Suspense>
      )}
    </>
  )
}
