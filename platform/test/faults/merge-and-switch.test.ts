import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../../src/base/database/tables.ts'
import { startRescore } from '../../src/features/scoring/rescoring/server/commands/start-rescore.ts'
import { switchRescore } from '../../src/features/scoring/rescoring/server/commands/switch-rescore.ts'
import {
  OutdatedScore,
  settleSubmission,
} from '../../src/features/scoring/submissions/server/commands/settle-submission.ts'
import { answerRequest } from '../../src/features/competing/teams/server/commands/answer-request.ts'
import { fewestRight } from '../rescoring.ts'
import { waiting } from '../ask.ts'
import { makeCompetition } from '../factories.ts'
import { boardsOf, recomputedBoards } from '../running.ts'
import { handIn, makeTeam, request } from '../teams.ts'
import { makeWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const write = <T>(work: (tx: Tx) => Promise<T>) => world.db.transaction().execute(work)
const hashes = { submissionSha256: 's', answerSha256: 'a', scorerHash: 'h' }

/** Three teams with scores; one has asked another to merge, and the round could go over to another metric now. */
async function ready() {
  const competition = await makeCompetition(world, { schedule: { list_b_mode: 'split' } })
  const [asking, asked, other] = [
    await makeTeam(world, competition.id),
    await makeTeam(world, competition.id),
    await makeTeam(world, competition.id),
  ]
  for (const [team, score] of [
    [asking, 0.5],
    [asked, 0.75],
    [other, 0.6],
  ] as const)
    await handIn(world, competition.id, team.captain, { score, scoreB: 1 - score })
  const late = await handIn(world, competition.id, asking.captain)
  const requestId = await request(world, asked, asking.captain, 'merges')
  const { version, answerFileId } = await world.db
    .selectFrom('schedule as d')
    .innerJoin('answer_file as f', 'f.schedule_id', 'd.id')
    .where('d.id', '=', competition.scheduleId)
    .select(['d.scoring_version as version', 'f.id as answerFileId'])
    .executeTakeFirstOrThrow()
  const basis = { scheduleId: competition.scheduleId, scoringVersion: version, answerFileId }
  const now = world.clock.now()
  const by = { actor: { userId: other.captain.id, address: null }, now }
  const rescoreId = await write(async tx => {
    const answers = { A: undefined, B: undefined }
    const { scheduleId } = competition
    const id = await startRescore(tx, { scheduleId, answers, evaluation: fewestRight, reason: 'r', ...by })
    await sql`
      update rescore_result set state = 'scored', score_a = submission_id % 7, score_b = submission_id % 5,
        submission_sha256 = 's', answer_sha256 = 'a', scorer_hash = 'n', computed_at = ${now}
      where rescore_id = ${id}`.execute(tx)
    return id
  })
  return {
    competition,
    asking,
    asked,
    merge: (tx: Tx) =>
      answerRequest(tx, { requestId, teamId: asked.id, userId: asked.captain.id, action: 'accept', now }),
    goOver: (tx: Tx) => switchRescore(tx, { rescoreId, voidFailed: false, ...by }),
    score: (tx: Tx) =>
      settleSubmission(
        tx,
        late,
        {
          state: 'scored',
          rows: 1,
          log: [],
          scores: [
            { board: 'A', score: 0.9, ...hashes },
            { board: 'B', score: 0.1, ...hashes },
          ],
        },
        now,
        basis,
      ).catch((error: unknown) => {
        // It would be scored again, by what counts now.
        if (!(error instanceof OutdatedScore)) throw error
      }),
  }
}
type Ready = Awaited<ReturnType<typeof ready>>

async function expectSound({ competition, asking, asked }: Ready): Promise<void> {
  expect(await boardsOf(world, competition.scheduleId)).toEqual(
    await recomputedBoards(world, competition.scheduleId),
  )
  const { rows: teams } = await sql<object>`
    select t.id, t.merged_into_id as into, t.member_count as count,
      (select count(*)::int from team_member m where m.team_id = t.id) as members,
      (select count(*)::int from team_member m where m.team_id = t.id and m.role = 'captain') as captains,
      (select count(*)::int from ranking_entry e where e.team_id = t.id) as places
    from team t where t.id in (${asking.id}, ${asked.id}) order by t.id`.execute(world.db)
  expect(teams).toEqual([
    { id: asking.id, into: asked.id, count: 0, members: 0, captains: 0, places: 0 },
    { id: asked.id, into: null, count: 2, members: 2, captains: 1, places: 2 },
  ])
}

const scorersOf = async ({ competition }: Ready) => {
  const rows = await world.db
    .selectFrom('submission_score as c')
    .innerJoin('submission as s', 's.id', 'c.submission_id')
    .where('s.schedule_id', '=', competition.scheduleId)
    .select('c.scorer_hash')
    .distinct()
    .execute()
  return rows.map(row => row.scorer_hash)
}

test.each(['merge', 'goOver'] as const)(
  'a merge and a switch to another metric, of which %s comes first: the other waits, and boards are as computed anew',
  async name => {
    const made = await ready()
    const second = name === 'merge' ? made.goOver : made.merge
    const held = await write(async tx => {
      await made[name](tx)
      const following = write<unknown>(second)
      while ((await waiting(world)) === 0) await new Promise(next => setTimeout(next, 5))
      return { following }
    })
    await held.following
    expect(await scorersOf(made)).toEqual(['n'])
    await expectSound(made)
  },
)

const races = 25

test(`a merge, a score and a switch at one moment, ${races} times: boards are as computed anew, with one captain`, async () => {
  const orders = new Set<string>()
  for (let race = 0; race < races; race++) {
    const made = await ready()
    const ended: string[] = []
    const runners = (['merge', 'goOver', 'score'] as const).map(name => async () => {
      const answer = await write<unknown>(made[name])
      ended.push(name)
      return answer
    })
    // Each of them begins first in turn; none of them is refused.
    const turned = [...runners.slice(race % 3), ...runners.slice(0, race % 3)]
    await Promise.all(turned.map(run => run()))
    orders.add(ended.join(' '))
    await expectSound(made)
    // What was scored a moment before holds the switch up, what would be a moment after is turned away: never half of each.
    expect(await scorersOf(made)).toHaveLength(1)
  }
  // They were not always done in the same order.
  expect(orders.size).toBeGreaterThan(2)
})
