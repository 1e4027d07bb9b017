import { startTransition, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pageLanguage } from '../../../../../base/web/page-language.ts'
import { bindingAddress, loginPath, registerPath } from '../../../../../base/web/sign-on-addresses.ts'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { pathTo } from '../../../../../site/path-to.ts'
import { lazyPiece } from '../../../../../site/lazy-piece.tsx'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useInBrowser } from '../../../../../site/use-in-browser.ts'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { joinPath, joinQuery } from '../../../../competing/registrations/join-path.ts'
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
  const { viewer, lang, issuer, publicUrl } = useSite()
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
  const back = joinPath(competition.id)
  if (!viewer && signup.allowed) {
    const register = (
      <a href={registerPath(lang, back)} className={buttonClass({ size })}>
        {words.signup.register}
      </a>
    )
    // Where there is little room, the header has the login.
    if (isAlone) return register
    return (
      <div className="grid gap-2">
        {register}
        <a href={loginPath(lang, back)} className={buttonClass({ size, variant: 'secondary' })}>
          {words.signup.login}
        </a>
      </div>
    )
  }
  if (signup.allowed && competition.missingContact)
    return (
      <a
        href={bindingAddress({ issuer, publicUrl }, lang, back, competition.missingContact)}
        className={buttonClass({ size })}
      >
        {words.signup.verify[competition.missingContact]}
      </a>
    )
  if (signup.allowed)
    return (
      <SignUpButton
        competition={competition}
        size={size}
        label={words.signup.button}
        opensItself={!isAlone}
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
  opensItself = false,
  onJoined = () => {},
}: {
  competition: CompetitionData
  label: string
  size: Size
  variant?: 'primary' | 'quiet'
  /** It is the one that opens where the address asks for it: one of several on a page. */
  opensItself?: boolean
  onJoined?: () => void
}) {
  const [wanted, setWanted] = useState<'not yet' | 'open' | 'shut'>('not yet')
  const [query, setQuery] = useSearchParams()
  const isAsked = opensItself && query.get(joinQuery) === '1'
  // Only once the page is there: the server renders no dialogs.
  const isHere = useInBrowser(() => true, false)
  const opened = wanted === 'not yet' && isAsked && isHere ? 'open' : wanted
  const shut = () => {
    setWanted('shut')
    if (!isAsked) return
    query.delete(joinQuery)
    setQuery(query, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <Button
        size={size}
        variant={variant}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        // The press is seen before the dialog is made.
        onClick={() => startTransition(() => setWanted('open'))}
      >
        {label}
      </Button>
      {opened !== 'not yet' && (
        <Suspense>
          <SignUpDialog
            competition={competition}
            isOpen={opened === 'open'}
            onClose={shut}
            onJoined={onJoined}
          />
        </Suspense>
      )}
    </>
  )
}
