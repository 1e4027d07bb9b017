import type { Tx } from '../../../../../base/database/tables.ts'
import type { PromotionDocument } from '../../archive-tables.ts'

/** Who went on to which round, and what of it was taken back, in the order in which it was done. */
export async function* readPromotions(
  tx: Tx,
  rounds: ReadonlyMap<number, number>,
): AsyncGenerator<PromotionDocument> {
  if (rounds.size === 0) return
  const rows = await tx
    .selectFrom('promotion')
    .selectAll()
    .where('schedule_id', 'in', [...rounds.keys()])
    .orderBy('id')
    .execute()
  for (const row of rows)
    yield {
      round: rounds.get(row.schedule_id) ?? 0,
      from: rounds.get(row.from_schedule_id) ?? 0,
      team: row.team_id,
      rank: row.rank,
      reason: row.reason,
      at: row.promoted_at.toISOString(),
      withdrawn:
        row.withdrawn_at === null
          ? null
          : { at: row.withdrawn_at.toISOString(), reason: row.withdraw_reason ?? '' },
    }
}
