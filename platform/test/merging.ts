import { ask } from './ask.ts'
import { makeTeam, type TestTeam } from './teams.ts'
import type { World } from './world.ts'

/** What answers said, in an order of their own. */
export const codes = (answers: { errno?: string }[]): string[] =>
  answers.map(answer => answer.errno ?? 'ok').sort()

/** What tests of merges do in their one world, once there is one. */
export const mergeCalls = (world: () => World) => ({
  accept: (team: TestTeam, requestId: number) =>
    ask(world(), `PUT /api/teams/v2/${team.id}/requests/${requestId}`, {
      as: team.captain,
      body: { action: 'accept' },
    }),
  /** Team, score and valid submissions, in the board's order. */
  board: async (competitionId: number, name: 'A' | 'B' = 'A') =>
    (
      await world()
        .db.selectFrom('ranking_entry as e')
        .innerJoin('schedule as s', 's.id', 'e.schedule_id')
        .where('s.competition_id', '=', competitionId)
        .where('e.board', '=', name)
        .where('e.is_ranked', '=', true)
        .orderBy('e.sort_key')
        .orderBy('e.best_at')
        .select(['e.team_id', 'e.score', 'e.valid_count'])
        .execute()
    ).map(row => [row.team_id, row.score, row.valid_count]),
  /** Day by day what a team has spent. */
  quota: async (teamId: number) =>
    (
      await world()
        .db.selectFrom('quota_day')
        .select(['day', 'accepted', 'failed'])
        .where('team_id', '=', teamId)
        .orderBy('day')
        .execute()
    ).map(row => [row.day, row.accepted, row.failed]),
  teams: (competitionId: number, count: number) =>
    Promise.all(Array.from({ length: count }, () => makeTeam(world(), competitionId))),
  at: (days: number) => new Date(world().clock.now().getTime() + days * 86_400_000),
})
