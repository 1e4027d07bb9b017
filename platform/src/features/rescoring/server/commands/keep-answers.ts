import { audit, type Actor } from '../../../../base/audit/audit.ts'
import type { Tx } from '../../../../base/database/tables.ts'
import type { Stored } from '../../../../base/storage/storage.ts'

/** Keeps answers that do not count yet. The audit list names them by their hash. */
export async function keepAnswers(
  tx: Tx,
  ask: {
    scheduleId: number
    list: 'A' | 'B'
    file: Stored
    actor: Actor & { userId: number }
    now: Date
  },
): Promise<number> {
  const { scheduleId, list, file, actor, now } = ask
  const { id } = await tx
    .insertInto('answer_file')
    .values({
      schedule_id: scheduleId,
      list,
      storage_key: file.key,
      sha256: file.sha256,
      size: file.size,
      is_active: false,
      uploaded_by: actor.userId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit(
    tx,
    actor,
    {
      action: 'answers.upload',
      subject: 'schedule',
      subjectId: scheduleId,
      detail: { answers: id, list, sha256: file.sha256 },
    },
    now,
  )
  return id
}
