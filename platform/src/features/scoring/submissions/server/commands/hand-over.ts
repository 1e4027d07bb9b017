import { sql } from 'kysely'
import type { Tx } from '../../../../../base/database/tables.ts'

const mostCandidates = 2

/**
 * Gives all that a team handed in, and what it spent, to another. The caller holds both teams' locks and brings the
 * boards up to date afterwards. Answers how many submissions went over.
 */
export async function handOver(tx: Tx, from: number, into: number): Promise<number> {
  // One team names at most two for the final list: where both named some, those of the team that stays remain.
  await sql`
    update submission s set is_candidate = false
    where s.team_id = ${from} and s.is_candidate and (
      select count(*) from submission o
      where o.team_id in (${from}, ${into}) and o.schedule_id = s.schedule_id and o.sub_rank = s.sub_rank and o.is_candidate
    ) > ${mostCandidates}`.execute(tx)
  await sql`
    insert into quota_day (team_id, schedule_id, day, accepted, failed, extra)
    select ${into}, schedule_id, day, accepted, failed, extra from quota_day where team_id = ${from}
    on conflict (team_id, schedule_id, day)
    do update set accepted = quota_day.accepted + excluded.accepted, failed = quota_day.failed + excluded.failed,
      extra = quota_day.extra + excluded.extra`.execute(tx)
  await tx.deleteFrom('quota_day').where('team_id', '=', from).execute()
  const moved = await tx
    .updateTable('submission')
    .set({ team_id: into })
    .where('team_id', '=', from)
    .executeTakeFirst()
  return Number(moved.numUpdatedRows)
}
