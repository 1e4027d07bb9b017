import { audit } from '../../../../../base/audit/audit.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { notifyOfPublishing } from '../notices.ts'

export type Publishing = {
  procedure: { id: number; competition_id: number; team_id: number }
  isPublished: boolean
  userId: number
  address: string | null
  now: Date
}

/** Shows code to everybody who may see the competition, or takes that back; what already is so stays unwritten. */
export async function publishCode(tx: Tx, ask: Publishing): Promise<void> {
  const { procedure, isPublished, userId, now } = ask
  const done = await tx
    .updateTable('code_procedure')
    .set(
      isPublished ? { published_at: now, published_by: userId } : { published_at: null, published_by: null },
    )
    .where('id', '=', procedure.id)
    .where('published_at', isPublished ? 'is' : 'is not', null)
    .executeTakeFirst()
  if (done.numUpdatedRows === 0n) return
  await audit(
    tx,
    { userId, address: ask.address },
    {
      action: isPublished ? 'source-code.publish' : 'source-code.unpublish',
      subject: 'code_procedure',
      subjectId: procedure.id,
      detail: { competitionId: procedure.competition_id, teamId: procedure.team_id },
    },
    now,
  )
  if (isPublished) await notifyOfPublishing(tx, { procedure, actor: userId })
}
