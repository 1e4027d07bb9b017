import { messageOf } from '../../../../../base/contract/failure.ts'
import { hasSeconds } from '../../../../../base/web/format.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { useZonedText } from '../../../../../site/zoned-time.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { useCompetition } from '../../../../competing/competitions/web/parts/competition-data.ts'
import { profileWords } from '../../../../people/profiles/words.ts'
import { blockingFaults, closedFault } from '../../faults.ts'
import { submissionWords } from '../../words.ts'
import { fixLabel } from '../fix-label.ts'
import type { SubmitsData } from '../submits.page.tsx'

/** Why nothing may be handed in now, each reason with the way to where it is mended. */
export function Blocking({
  reasons,
  pause,
  zone,
}: {
  reasons: SubmitsData['blocking']
  pause: SubmitsData['pause']
  zone: string
}) {
  const words = useWords(submissionWords)
  const profile = useWords(profileWords)
  const { lang } = useSite()
  const { time } = useZonedText(zone)
  const { signup } = useCompetition().abilities
  const cannotSignUp = ({ code }: { code: string }) =>
    code === blockingFaults.notRegistered.code && !signup.allowed
  const inReadersTime = pause && {
    closedAt: pause.closedAt ? new Date(pause.closedAt) : null,
    opensAt: pause.opensAt ? new Date(pause.opensAt) : null,
  }
  const zoned = (at: Date) => time(at.toISOString(), hasSeconds(at.toISOString()))
  return (
    <Callout kind="warn" title={words.blocked}>
      <ul className="mt-1 grid gap-1">
        {reasons.map(reason => (
          <li key={reason.code}>
            {inReadersTime && reason.code === blockingFaults.stageClosed.code
              ? messageOf(closedFault(inReadersTime, zoned), lang)
              : reason.message}{' '}
            {/* Who cannot sign up now is told why, and not sent to a button that would not let them. */}
            {cannotSignUp(reason) && signup.message}
            {reason.missing.map(({ field, hint }) => (
              <SiteLink key={field} to={hint} className="mr-3 inline-block font-medium text-accent underline">
                {profile.fields[field]}
              </SiteLink>
            ))}
            {reason.hint && reason.missing.length === 0 && !cannotSignUp(reason) && (
              <SiteLink to={reason.hint} className="font-medium text-accent underline">
                {fixLabel(reason.code, words)}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
