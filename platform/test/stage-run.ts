import { sql } from 'kysely'
import { keepFindings } from '../src/features/integrity/findings/server/store.ts'
import type { FindingDetail } from '../src/features/integrity/findings/schema.ts'
import type { TestTeam } from './teams.ts'
import type { World } from './world.ts'

/** What came of running a competition: a round scored again, all of whose scores are the same. */
export async function fillRun(
  world: World,
  given: {
    competition: { id: number; scheduleId: number }
    organiser: number
    team: TestTeam
    otherTeam: TestTeam
    each: readonly number[]
  },
): Promise<{ rescore: number; findings: number[] }> {
  const { competition, organiser } = given
  const now = world.clock.now()
  const { id: rescore } = await world.db
    .insertInto('rescore')
    .values({
      schedule_id: competition.scheduleId,
      state: 'cancelled',
      reason: '核对',
      started_by: organiser,
      started_at: now,
      ended_by: organiser,
      ended_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into rescore_result (rescore_id, submission_id, state, score_a, submission_sha256, answer_sha256, scorer_hash, computed_at)
    select ${rescore}, a.submission_id, 'scored', a.score, 'x', 'x', 'x', ${now} from submission_score a
    join submission s on s.id = a.submission_id
    where s.schedule_id = ${competition.scheduleId} and a.board = 'A'`.execute(world.db)
  return { rescore, findings: await fillFindings(world, given) }
}

/** What integrity checks may find, of each kind as often as there is of everything; answers one of each. */
async function fillFindings(
  world: World,
  given: {
    competition: { id: number; scheduleId: number }
    team: TestTeam
    otherTeam: TestTeam
    each: readonly number[]
  },
): Promise<number[]> {
  const { competition, team, otherTeam, each } = given
  const submissions = await world.db
    .selectFrom('submission')
    .select('id')
    .where('team_id', 'in', [team.id, otherTeam.id])
    .orderBy('id')
    .execute()
  const submissionIds = submissions.map(row => row.id)
  const [first = 0, second = 0] = submissionIds
  const board = { scheduleId: competition.scheduleId, list: 'A' as const, subRank: '' }
  const now = world.clock.now()
  const [firstAt, lastAt] = [now.toISOString(), now.toISOString()]
  const details: FindingDetail[] = [
    { kind: 'same_file', files: [{ sha256: 'x', submissions: submissionIds }], total: 1 },
    {
      kind: 'near_predictions',
      ...board,
      submissions: [first, second],
      measure: 'equal',
      agreement: 1,
      cells: 400,
      differing: 0,
      usual: 0.9,
      teams: 12,
      pairs: 66,
      closeness: 2.9,
      histogram: { from: 0.5, to: 2.9, counts: [40, 25, 1] },
      aligned: [{ id: '1', column: 'label', a: 'a', b: 'a' }],
    },
    {
      kind: 'shared_access',
      marks: [
        {
          kind: 'device',
          label: 'a1b2c3',
          accounts: 2,
          uses: [team, otherTeam].map(({ id, captain }) => ({
            userId: captain.id,
            teamId: id,
            days: 3,
            firstAt,
            lastAt,
          })),
        },
      ],
    },
    {
      kind: 'probing',
      ...board,
      steps: submissionIds.map((submissionId, index) => ({
        submissionId,
        changed: index === 0 ? null : 2,
        rows: 400,
      })),
      small: 8,
      share: 0.01,
      fullDays: 0,
    },
  ]
  for (const detail of details)
    await world.db.transaction().execute(tx =>
      keepFindings(tx, {
        competitionId: competition.id,
        kind: detail.kind,
        found: each.map(index => ({
          key: `${index}`,
          teamIds: [team.id, otherTeam.id],
          submissionIds,
          detail,
        })),
        now,
      }),
    )
  const kept = await world.db
    .selectFrom('integrity_finding')
    .select(eb => eb.fn.min('id').as('id'))
    .where('competition_id', '=', competition.id)
    .groupBy('kind')
    .orderBy('kind')
    .execute()
  return kept.map(row => row.id)
}
