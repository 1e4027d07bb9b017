import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { loginPath } from '../../../identity/rules.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { lazyPiece } from '../../../../site/lazy-piece.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useSite, useWords } from '../../../../site/use-site.ts'
import { competitionWords } from '../../words.ts'
import type { CompetitionData } from '../competition.layout.tsx'

const SignUpDialog = lazyPiece(() => import('./sign-up-dialog.tsx').then(module => module.SignUpDialog))

/** The way in: sign up, or on to the submission for those who have. */
export function SignUp({ competition }: { competition: CompetitionData }) {
  const words = useWords(competitionWords)
  const { viewer, lang } = useSite()
  const location = useLocation()
  const { signup } = competition.abilities
  if (competition.attachedTeam) {
    return (
      <div className="grid content-start justify-items-start gap-2 md:justify-items-end">
        <SiteLink to={`/competitions/${competition.id}/submits`} className={buttonClass({ size: 'large' })}>
          {words.signup.submit}
        </SiteLink>
        <p className="text-sm text-muted">
          {words.signup.team}: <strong className="text-text">{competition.attachedTeam.name}</strong>
        </p>
      </div>
    )
  }
  if (!viewer && signup.allowed) {
    return (
      <div>
        <a href={loginPath(lang, location.pathname)} className={buttonClass({ size: 'large' })}>
          {words.signup.login}
        </a>
      </div>
    )
  }
  return signup.allowed ? (
    <SignUpButton competition={competition} />
  ) : (
    <Button size="large" disabledReason={signup.message}>
      {words.signup.button}
    </Button>
  )
}

/** The dialog's code is fetched at the first press, which is not lost meanwhile. */
function SignUpButton({ competition }: { competition: CompetitionData }) {
  const words = useWords(competitionWords)
  const [isWanted, setWanted] = useState(false)
  const button = (
    <Button size="large" onClick={() => setWanted(true)}>
      {words.signup.button}
    </Button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <SignUpDialog competition={competition} />
    </Suspense>
  )
}
