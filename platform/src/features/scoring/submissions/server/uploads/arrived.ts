import type { Db, Tx } from '../../../../../base/database/tables.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Context } from '../../../../../base/http/context.ts'
import { noteUnused } from '../../../../../base/storage/unused-files.ts'
import { submissionFaults } from '../../faults.ts'
import type { NamedFile } from '../commands/queue-submission.ts'

type Asked = { id: string; userId: number; scheduleId: number }

/**
 * A result file that has arrived whole, as a file of the storage; undefined when there is none such of this person for
 * this round. It stays to be handed in again until `takeArrived` says that it was.
 */
export async function arrivedResult(
  { db, storage, now }: Pick<Context, 'db' | 'storage' | 'now'>,
  asked: Asked,
): Promise<NamedFile | undefined> {
  const find = () => arrived(db, asked).executeTakeFirst()
  const upload = await find()
  if (!upload) return undefined
  try {
    const { key, sha256, size } = await storage.incoming.keep(asked.id, upload.size)
    // It may be refused.
    await noteUnused(db, [key], now)
    return { key, sha256, size, name: upload.name }
  } catch (error) {
    // The same request, sent twice, may just have handed it in and cleared it away.
    if (!(await find())) return undefined
    throw error
  }
}

/** Says that it was handed in, in the submission's own transaction: of two at once the second finds nothing. */
export async function takeArrived(tx: Tx, asked: Asked): Promise<void> {
  const upload = await arrived(tx, asked).forUpdate().executeTakeFirst()
  if (!upload) throw new Failure(submissionFaults.uploadNotFound)
  await tx.updateTable('submission_upload').set({ state: 'kept' }).where('id', '=', asked.id).execute()
}

const arrived = (db: Db | Tx, { id, userId, scheduleId }: Asked) =>
  db
    .selectFrom('submission_upload')
    .select(['name', 'size'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('schedule_id', '=', scheduleId)
    .where('state', '=', 'received')
