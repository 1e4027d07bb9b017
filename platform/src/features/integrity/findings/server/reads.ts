import { sql } from 'kysely'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { userNames } from '../../../people/identity/server/public.ts'

/** How many findings in which this submission appears nobody has put aside. */
export async function openFindings(db: Db | Tx, submissionId: number): Promise<number> {
  const { count } = await db
    .selectFrom('integrity_finding')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where(sql<boolean>`submission_ids @> array[${submissionId}::bigint]`)
    .where('dismissed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Every disqualification of these teams, the newest first, and how many findings about them nobody has put aside. */
export async function integrityOf(db: Db | Tx, teamIds: readonly number[]) {
  const [findings, bans] = await Promise.all([openFindingsOfTeams(db, teamIds), bansOf(db, teamIds)])
  const names = await userNames(
    db,
    bans.flatMap(ban => [ban.banned_by, ban.lifted_by]).filter(id => id !== null),
  )
  const bansByTeam = Map.groupBy(bans, ban => ban.team_id)
  return new Map(
    teamIds.map(id => [
      id,
      {
        findings: findings.get(id) ?? 0,
        bans: (bansByTeam.get(id) ?? []).map(ban => ({
          id: ban.id,
          reason: ban.reason,
          by: names.get(ban.banned_by) ?? '',
          at: ban.banned_at,
          evidence: ban.evidence,
          lifted: ban.lifted_at && {
            by: names.get(ban.lifted_by ?? 0) ?? '',
            at: ban.lifted_at,
            reason: ban.lift_reason ?? '',
          },
        })),
      },
    ]),
  )
}

const bansOf = (db: Db | Tx, teamIds: readonly number[]) =>
  db
    .selectFrom('team_ban as b')
    .where('b.team_id', 'in', teamIds)
    .orderBy('b.id', 'desc')
    .selectAll('b')
    .select(
      sql<
        number[]
      >`(select coalesce(json_agg(e.finding_id order by e.finding_id), '[]') from team_ban_evidence e where e.ban_id = b.id)`.as(
        'evidence',
      ),
    )
    .execute()

async function openFindingsOfTeams(
  db: Db | Tx,
  teamIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ team: number; count: number }>`
    select t.id as team, count(*)::int as count
    from unnest(${[...teamIds]}::bigint[]) as t (id)
    join integrity_finding f on f.team_ids @> array[t.id] and f.dismissed_at is null
    group by t.id`.execute(db)
  return new Map(rows.map(row => [row.team, row.count]))
}
