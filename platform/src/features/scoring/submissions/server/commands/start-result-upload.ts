import { randomUUID } from 'node:crypto'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { safeFileName } from '../../../../../base/http/multipart.ts'
import { enqueue } from '../../../../../base/jobs/job.ts'
import { uploadExpires } from '../../../../../base/uploads/kind.ts'
import { submissionFaults } from '../../faults.ts'
import { formatOf } from '../../../../engine/scorer/format-of.ts'
import { sweepResults } from '../uploads/jobs.ts'
import { resultUploads } from '../uploads/kind.ts'
import { requireAcceptable, type Wish } from './require-acceptable.ts'

type Ask = Wish & { name: string; size: number; fingerprint: string }
type Started = { id: string; url: string; received: number; size: number }

/**
 * A place for a result file that is to come, or the one where it broke off: the same person, round, name, size and
 * fingerprint. What would keep it from being submitted is said now, not when all of it has been sent.
 */
export async function startResultUpload(tx: Tx, ask: Ask): Promise<Started> {
  const { schedule, userId, size, fingerprint, at } = ask
  const name = safeFileName(ask.name)
  if (size > schedule.maxBytes) throw new Failure(submissionFaults.fileTooLarge)
  if (!schedule.fileDescription?.formats.some(format => format === formatOf(name)))
    throw new Failure(submissionFaults.wrongFormat)
  // Locks the team too: whoever begins twice at once does so one after the other.
  await requireAcceptable(tx, ask)
  const expires_at = uploadExpires(resultUploads, at)
  const before = await tx
    .selectFrom('submission_upload')
    .select(['id', 'name', 'size', 'fingerprint', 'received'])
    .where('user_id', '=', userId)
    .where('schedule_id', '=', schedule.id)
    .where('state', '<>', 'kept')
    .forUpdate()
    .executeTakeFirst()
  if (before && before.name === name && before.size === size && before.fingerprint === fingerprint) {
    await tx.updateTable('submission_upload').set({ expires_at }).where('id', '=', before.id).execute()
    return present(before)
  }
  // Another file takes its place. Its bytes go at once: who begins again and again does not fill the disk.
  if (before) {
    await tx
      .updateTable('submission_upload')
      .set({ schedule_id: null, expires_at: at })
      .where('id', '=', before.id)
      .execute()
    await enqueue(tx, sweepResults, {}, { key: sweepResults.name })
  }
  const id = randomUUID()
  await tx
    .insertInto('submission_upload')
    .values({
      id,
      schedule_id: schedule.id,
      user_id: userId,
      name,
      size,
      fingerprint,
      state: 'receiving',
      held_by: null,
      held_until: null,
      created_at: at,
      expires_at,
    })
    .execute()
  return present({ id, size, received: 0 })
}

const present = ({ id, size, received }: { id: string; size: number; received: number }): Started => ({
  id,
  url: `${resultUploads.path}/${id}`,
  received,
  size,
})
