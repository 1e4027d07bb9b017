import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useZone } from '../../../../../site/zoned-time.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Callout } from '../../../../../ui/callout.tsx'
import { certificationWords } from '../../words.ts'
import { CompanyForm } from './company-form.tsx'
import { IdentityForm } from './identity-form.tsx'
import { useFormats } from '../../../../../site/use-formats.ts'

export type Certification = Answer<SiteCalls['GET /api/v2/users/certification']>
type Application = Certification['applications'][number]

/** What of one's applications counts on a page: the one that was granted, that which waits, else the newest. */
export function standing(
  { applications }: Certification,
  of: 'identity' | 'company',
): Application | undefined {
  const own = applications.filter(one => (one.kind === 'enterprise') === (of === 'company'))
  return (
    own.find(one => one.state === 'success') ??
    own.find(one => one.state === 'reviewing') ??
    own.toSorted((a, b) => b.id - a.id)[0]
  )
}

/** How far one is, and the form where there is something to send. */
export function OwnCertification({
  certification,
  of,
}: {
  certification: Certification
  of: 'identity' | 'company'
}) {
  const now = standing(certification, of)
  const form = { limits: certification.photo, isAgain: now?.state === 'rejected' }
  return (
    <div className="grid grid-cols-1 gap-6">
      {now && <StateOf application={now} />}
      {(!now || now.state === 'rejected') &&
        (of === 'identity' ? <IdentityForm {...form} /> : <CompanyForm {...form} />)}
    </div>
  )
}

function StateOf({ application }: { application: Application }) {
  const { formatTime } = useFormats()
  const { state: words, kinds } = useWords(certificationWords)
  const zone = useZone()
  const { state, kind } = application
  if (state === 'reviewing')
    return (
      <Callout kind="info" title={words.reviewing.title} live>
        {words.reviewing.text(formatTime(application.submittedAt, zone))}
      </Callout>
    )
  if (state === 'success')
    return (
      <Callout kind="good" title={words.success.title(kinds[kind])} live>
        {words.success.text(formatTime(application.decidedAt ?? application.submittedAt, zone))}{' '}
        {kind !== 'enterprise' && words.success.excluded}
      </Callout>
    )
  return (
    <Callout kind="bad" title={words.rejected.title} live>
      {words.rejected.text(application.reason ?? '')} {words.rejected.again}
    </Callout>
  )
}
