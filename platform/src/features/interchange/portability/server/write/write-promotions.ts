import type { Tx } from '../../../../../base/database/tables.ts'
import { systemAccount } from '../../../../people/identity/rules.ts'
import { addPromotions } from '../../../../scoring/promotions/server/public.ts'
import type { PromotionDocument } from '../../archive-tables.ts'
import { inconsistent } from '../leitai/fault.ts'
import { pages } from './write-teams.ts'

type Write = {
  rounds: ReadonlyMap<number, number>
  teams: ReadonlyMap<number, number>
  promotions: AsyncIterable<PromotionDocument>
}

/** Promotions as they were done and taken back; answers how many there are. */
export async function writePromotions(tx: Tx, { rounds, teams, promotions }: Write): Promise<number> {
  let count = 0
  for await (const page of pages(promotions)) {
    const values = page.map(({ round, from, team, rank, reason, at, withdrawn }) => {
      const [scheduleId, fromId, teamId] = [rounds.get(round), rounds.get(from), teams.get(team)]
      if (scheduleId === undefined || fromId === undefined) throw inconsistent('promotions.jsonl', 'round')
      if (teamId === undefined) throw inconsistent('promotions.jsonl', 'team')
      return {
        schedule_id: scheduleId,
        from_schedule_id: fromId,
        team_id: teamId,
        rank,
        reason,
        // Nobody here did it.
        promoted_by: systemAccount,
        promoted_at: new Date(at),
        withdrawn_by: withdrawn && systemAccount,
        withdrawn_at: withdrawn && new Date(withdrawn.at),
        withdraw_reason: withdrawn && withdrawn.reason,
      }
    })
    await addPromotions(tx, values)
    count += page.length
  }
  return count
}
