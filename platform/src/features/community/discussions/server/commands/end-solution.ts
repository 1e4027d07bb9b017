import type { Tx } from '../../../../../base/database/tables.ts'
import { unshareCode } from '../../../source-code/server/public.ts'

/** Of a thread that was a solution: its team has none any more, and the code that came with it is the team's own again. */
export async function endSolution(tx: Tx, threadId: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('discussion_solution as s')
    .using('discussion_thread as t')
    .whereRef('t.id', '=', 's.thread_id')
    .where('s.thread_id', '=', threadId)
    .returning(['s.code_id', 't.author_id'])
    .executeTakeFirst()
  if (!gone) return false
  if (gone.code_id !== null) await unshareCode(tx, { id: gone.code_id, userId: gone.author_id })
  return true
}
