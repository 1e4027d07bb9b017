import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { lockCompetition } from '../competition-row.ts'

/** Gives a competition its place among the featured, or takes it from it. */
export async function featureCompetition(
  tx: Tx,
  ask: { id: number; featured: number | null; actor: Actor; now: Date },
) {
  const row = await lockCompetition(tx, ask.id)
  await tx.updateTable('competition').set({ featured: ask.featured }).where('id', '=', ask.id).execute()
  await audit(
    tx,
    ask.actor,
    {
      action: 'competition.feature',
      subject: 'competition',
      subjectId: ask.id,
      detail: { featured: [row.featured, ask.featured] },
    },
    ask.now,
  )
  return { featured: ask.featured }
}
