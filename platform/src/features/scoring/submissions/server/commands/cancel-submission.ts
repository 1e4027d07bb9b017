import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { submissionFaults } from '../../faults.ts'
import { lockTeamOfSubmission } from '../lock.ts'
import { settleSubmission } from './settle-submission.ts'

/** Takes a submission back before a scorer has begun with it; the place in the day's quota is free again. */
export async function cancelSubmission(tx: Tx, submissionId: number, now: Date): Promise<void> {
  await lockTeamOfSubmission(tx, submissionId)
  const row = await tx
    .selectFrom('submission')
    .select('state')
    .where('id', '=', submissionId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (row.state !== 'queued' && row.state !== 'uploaded') throw new Failure(submissionFaults.alreadyStarted)
  await settleSubmission(tx, submissionId, { state: 'cancelled' }, now)
}
