import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { mostAccounts, sharedAccess, teamsKey, type Trace } from '../../rules.ts'
import type { Look, Seen } from './look.ts'

/** Marks looked at; each is of at most as many accounts as could be told. */
const mostMarks = 500

/**
 * Devices and addresses from which accounts of different teams are used. Only teams that handed something in: a second
 * account without a file harms nobody. Of what so many use that it tells nothing, no account is read.
 */
export async function sharedAccesses({ db, competitionId }: Look): Promise<Seen> {
  const most = Math.max(...Object.values(mostAccounts))
  const { rows } = await sql<Trace>`
    with used as (
      select a.kind, a.mark, a.user_id, m.team_id, a.days, a.first_at, a.last_at
      from team_member m join team t on t.id = m.team_id join access_trace a on a.user_id = m.user_id
      where m.competition_id = ${competitionId} and not t.is_baseline
        and exists (select from submission s where s.team_id = t.id and s.state = 'scored')
    ), shared as (
      select kind, mark from used group by kind, mark
      having count(distinct team_id) > 1 and count(*) <= ${most}
      order by max(last_at) desc limit ${mostMarks}
    )
    select u.kind, encode(u.mark, 'hex') as mark, u.user_id as "userId", u.team_id as "teamId", u.days,
      to_json(u.first_at at time zone 'UTC') #>> '{}' || 'Z' as "firstAt",
      to_json(u.last_at at time zone 'UTC') #>> '{}' || 'Z' as "lastAt", everywhere.accounts
    from shared s join used u using (kind, mark) cross join lateral (
      select count(*)::int as accounts from (
        select from access_trace x where x.kind = s.kind and x.mark = s.mark limit ${most + 1}
      ) counted
    ) everywhere
    order by u.kind desc, u.mark, u.team_id, u.user_id`.execute(db)
  const found = sharedAccess(rows).map(({ teamIds, marks }) => ({
    key: teamsKey(teamIds),
    teamIds,
    submissionIds: [],
    detail: {
      kind: 'shared_access' as const,
      marks: marks.map(({ kind, mark, uses }) => ({
        kind,
        label: labelOf(mark, competitionId),
        accounts: uses[0]?.accounts ?? 0,
        uses: uses.map(({ userId, teamId, days, firstAt, lastAt }) => ({
          userId,
          teamId,
          days,
          firstAt,
          lastAt,
        })),
      })),
    },
  }))
  const { accounts } = await db
    .selectFrom('team_member as m')
    .where('m.competition_id', '=', competitionId)
    .where(eb =>
      eb.exists(eb.selectFrom('access_trace as a').whereRef('a.user_id', '=', 'm.user_id').select('a.kind')),
    )
    .select(eb => eb.fn.countAll<number>().as('accounts'))
    .executeTakeFirstOrThrow()
  return { found, looked: { accounts } }
}

/** Another one in each competition, so that organisers cannot put theirs together. */
const labelOf = (mark: string, competitionId: number) =>
  createHash('sha256').update(`${competitionId} ${mark}`).digest('hex').slice(0, 6)
