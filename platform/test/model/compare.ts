import { sql } from 'kysely'
import { expect } from 'vitest'
import { plan, type Model } from './state.ts'
import type { Product } from './product.ts'

/** What the product says of its teams, quotas and boards, in one statement. */
async function read({ world, competition, people }: Product) {
  const { id, scheduleId } = competition
  const person = sql`array_position(${people.map(user => user.id)}::bigint[], m.user_id) - 1`
  const { rows } = await sql<{ found: Found }>`
    select json_build_object(
      'teams', (select coalesce(json_agg(json_build_object('id', t.id, 'banned', t.banned_at is not null,
          'count', t.member_count,
          'captains', (select coalesce(json_agg(${person} order by m.user_id), '[]') from team_member m where m.team_id = t.id and m.role = 'captain'),
          'members', (select coalesce(json_agg(${person} order by m.user_id), '[]') from team_member m where m.team_id = t.id)
        ) order by t.id), '[]') from team t where t.competition_id = ${id} and t.merged_into_id is null),
      'open', (select coalesce(json_agg(r.id order by r.id), '[]') from team_request r where r.competition_id = ${id} and r.state = 'open'),
      'counts', (select json_build_array(team_count, participant_count) from competition where id = ${id}),
      'quota', (select coalesce(json_agg(json_build_array(q.team_id, q.accepted, q.failed) order by q.team_id, q.day), '[]')
        from quota_day q where q.schedule_id = ${scheduleId} and q.accepted + q.failed > 0),
      'submissions', (select coalesce(json_agg(json_build_array(s.id, s.team_id, s.list, s.voided_at is not null,
          case when s.state in ('queued', 'running', 'uploaded') then 'waiting' when s.state = 'scored' then 'scored'
            when s.fault = 'file' then 'failed' else 'refunded' end) order by s.id), '[]') from submission s where s.schedule_id = ${scheduleId}),
      'boards', (select coalesce(json_agg(json_build_array(e.board, e.team_id || ': ' || e.submission_id || ' = ' || e.score)
          order by e.board, e.sort_key, e.best_at, e.team_id), '[]') from ranking_entry e where e.schedule_id = ${scheduleId})
    ) as found`.execute(world.db)
  return rows[0]?.found as Found
}
type Found = {
  teams: { id: number; banned: boolean; count: number; captains: number[]; members: number[] }[]
  open: number[]
  counts: [number, number]
  quota: [number, number, number][]
  submissions: [number, number, string, boolean, string][]
  boards: [string, string][]
}

function wanted(m: Model): Found {
  const sorted = (list: Iterable<number>) => [...list].sort((a, b) => a - b)
  const living = m.teams.filter(team => !team.mergedInto).sort((x, y) => x.id - y.id)
  return {
    teams: living.map(team => ({
      id: team.id,
      banned: team.isBanned,
      count: team.members.length,
      captains: [team.captain],
      members: sorted(team.members),
    })),
    open: sorted(m.requests.filter(one => one.isOpen).map(one => one.id)),
    counts: [living.length, m.seats.filter(Boolean).length],
    quota: living.flatMap(team =>
      sorted(new Set(m.submissions.map(one => one.day))).flatMap(day => {
        const { accepted, failed } = m.spent(team, day)
        return accepted + failed > 0 ? [[team.id, accepted, failed] as [number, number, number]] : []
      }),
    ),
    submissions: m.submissions.map(one => [one.id, one.team.id, one.list, one.isVoid, one.state]),
    boards: (['A', 'B'] as const).flatMap(list =>
      m.board(list).map(line => [list, line] as [string, string]),
    ),
  }
}

/** The product is where the model is: teams with one captain, quotas as counted anew, boards as computed anew, nothing lost. */
export async function expectSame(product: Product, m: Model): Promise<void> {
  const found = await read(product)
  expect(found).toEqual(wanted(m))
  for (const team of found.teams) {
    expect(team.captains).toHaveLength(1)
    expect(team.members.length).toBeLessThanOrEqual(plan.sizeMax)
  }
  for (const [, accepted] of found.quota) expect(accepted).toBeLessThanOrEqual(plan.perDay)
}

/** What everybody is shown of list A is the model's as well. */
export async function expectShown({ world, competition }: Product, m: Model): Promise<void> {
  const answer = await world.app.inject({
    url: `/api/competitions/${competition.id}?part=rankings&stage=0&per_size=50`,
  })
  const { list } = answer.json().data.rankings as {
    list: { ranking: number; team: { id: number }; maxScore: string }[]
  }
  const shown = list.map(({ ranking, team, maxScore }) => [ranking, team.id, Number(maxScore)])
  const lines = m.board('A').map((line, index) => [index + 1, ...line.split(/: \d+ = /).map(Number)])
  expect(shown).toEqual(lines)
}
