import { sql } from 'kysely'
import type { Db, Tx } from '../../../../../base/database/tables.ts'
import type { SharedDay } from '../../../../competing/teams/server/public.ts'

/** The days of rounds on which one of these teams and one of the others both spent something, with what one team may spend. */
export async function sharedDays(
  db: Db | Tx,
  ownIds: readonly number[],
  otherIds: readonly number[],
): Promise<SharedDay[]> {
  if (ownIds.length === 0 || otherIds.length === 0) return []
  const rows = await db
    .selectFrom('quota_day as own')
    .innerJoin('quota_day as other', join =>
      join.onRef('other.schedule_id', '=', 'own.schedule_id').onRef('other.day', '=', 'own.day'),
    )
    .innerJoin('schedule as s', 's.id', 'own.schedule_id')
    .where('own.team_id', 'in', ownIds)
    .where('other.team_id', 'in', otherIds)
    .whereRef('other.team_id', '<>', 'own.team_id')
    .select([
      'own.team_id as own_id',
      'other.team_id',
      'own.accepted as own_accepted',
      'own.failed as own_failed',
      'other.accepted',
      'other.failed',
      's.max_submit_count',
      's.max_error_submit_count',
    ])
    .execute()
  return rows.map(row => ({
    ownId: row.own_id,
    otherId: row.team_id,
    own: { accepted: row.own_accepted, failed: row.own_failed },
    other: { accepted: row.accepted, failed: row.failed },
    limits: { accepted: row.max_submit_count, failed: row.max_error_submit_count },
  }))
}

/** Whether a team ever handed anything in, whatever became of it. */
export async function hasSubmitted(db: Db | Tx, teamId: number): Promise<boolean> {
  const found = await db
    .selectFrom('submission')
    .select('id')
    .where('team_id', '=', teamId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

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
    insert into quota_day (team_id, schedule_id, day, accepted, failed)
    select ${into}, schedule_id, day, accepted, failed from quota_day where team_id = ${from}
    on conflict (team_id, schedule_id, day)
    do update set accepted = quota_day.accepted + excluded.accepted, failed = quota_day.failed + excluded.failed`.execute(
    tx,
  )
  await tx.deleteFrom('quota_day').where('team_id', '=', from).execute()
  const moved = await tx
    .updateTable('submission')
    .set({ team_id: into })
    .where('team_id', '=', from)
    .executeTakeFirst()
  return Number(moved.numUpdatedRows)
}
