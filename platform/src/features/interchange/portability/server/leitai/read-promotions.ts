import type { Tx } from '../../../../../base/database/tables.ts'
import { promotionsForArchive } from '../../../../scoring/promotions/server/public.ts'
import type { PromotionDocument } from '../../archive-tables.ts'

/** Who went on to which round, and what of it was taken back, in the order in which it was done. */
export async function* readPromotions(
  tx: Tx,
  rounds: ReadonlyMap<number, number>,
): AsyncGenerator<PromotionDocument> {
  for (const row of await promotionsForArchive(tx, [...rounds.keys()]))
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
