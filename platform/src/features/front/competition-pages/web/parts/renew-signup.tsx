import { useWords } from '../../../../../site/use-site.ts'
import { Callout } from '../../../../../ui/callout.tsx'
import type { CompetitionData } from '../../../../competing/competitions/web/parts/competition-data.ts'
import { signUpWords } from '../../sign-up-words.ts'
import { SignUpButton } from './sign-up.tsx'

/** For those who signed up before the agreement or the entry form changed: what keeps them from submitting, and the way out. */
export function RenewSignup({ competition }: { competition: CompetitionData }) {
  const { renew: words } = useWords(signUpWords)
  const { isAccepted } = competition.agreement
  return (
    <div className="mt-6">
      <Callout kind="warn">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{isAccepted ? words.form : words.agreement}</p>
          <SignUpButton
            competition={competition}
            size="small"
            label={isAccepted ? words.fillIn : words.readAgreement}
          />
        </div>
      </Callout>
    </div>
  )
}
