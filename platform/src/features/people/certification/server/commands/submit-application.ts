import type { Settings } from '../../../../../base/config/settings.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { lockPerson } from '../../../identity/server/public.ts'
import { certificationFaults } from '../../faults.ts'
import { submissionBlocked } from '../../policy.ts'
import type { CertificateType, Kind } from '../../rules.ts'
import type { Photo } from '../photo.ts'
import { applicationsOf, type OwnApplication } from '../reads.ts'
import { markOf } from '../vault/master-keys.ts'
import { personKey } from '../vault/person-key.ts'

export type Application = {
  userId: number
  kind: Kind
  certificateType: CertificateType
  country: string | null
  realName: string
  /** In its plain form. */
  number: string
  companyName: string | null
  jobName: string | null
  photos: readonly Photo[]
  now: Date
}

/** Keeps what somebody says of who they are, sealed under a key of their own, for a certifier to look at. */
export async function submitApplication(
  tx: Tx,
  settings: Settings,
  ask: Application,
): Promise<OwnApplication> {
  const { userId, kind, now } = ask
  await lockPerson(tx, userId)
  const blocked = submissionBlocked(kind, await applicationsOf(tx, userId))
  if (blocked) throw new Failure(blocked)
  const key = await personKey(tx, settings, { userId, now })
  const sealed = (field: string, text: string | null) => (text === null ? null : key.seal(field, text))
  const made = await tx
    .insertInto('certification')
    .values({
      user_id: userId,
      kind,
      certificate_type: ask.certificateType,
      country: ask.country,
      real_name: sealed('real_name', ask.realName),
      number: sealed('number', ask.number),
      company_name: sealed('company_name', ask.companyName),
      job_name: sealed('job_name', ask.jobName),
      number_mark: markOf(settings, `${ask.certificateType}:${ask.country ?? ''}:${ask.number}`),
      submitted_at: now,
    })
    // Whoever else has this number, now or in this very moment.
    .onConflict(conflict => conflict.doNothing())
    .returning(['id', 'kind', 'certificate_type', 'state', 'submitted_at', 'decided_at', 'reason'])
    .executeTakeFirst()
  if (!made)
    throw new Failure(certificationFaults.numberTaken, {
      issues: [{ path: 'body.idNumber', code: 'taken' }],
    })
  await tx
    .insertInto('certification_photo')
    .values(
      ask.photos.map(({ part, content, width, height }) => ({
        certification_id: made.id,
        part,
        sealed: key.seal(part, content),
        width,
        height,
      })),
    )
    .execute()
  return made
}
