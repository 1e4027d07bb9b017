import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser, type TestUser } from '../../../../test/factories.ts'
import { drawn, patience } from '../../../../test/length.ts'
import { boardsOf, makeWaiting, recomputedBoards } from '../../../../test/running.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { Failure } from '../../../base/contract/failure.ts'
import { switchRescore } from '../rescoring/server/commands/switch-rescore.ts'
import { adjustScore } from '../submissions/server/commands/adjust-score.ts'
import { setCandidate } from '../submissions/server/commands/set-candidate.ts'
import { setVoid } from '../submissions/server/commands/set-void.ts'
import { settleSubmission } from '../submissions/server/commands/settle-submission.ts'
import { banTeam } from '../../integrity/findings/server/commands/ban-team.ts'
import { unbanTeam } from '../../integrity/findings/server/commands/unban-team.ts'

let world: World
let users: TestUser[]
beforeAll(async () => {
  world = await makeWorld()
  // Ten thousand small transactions need not each wait for the disk.
  const name = new URL(world.databaseUrl).pathname.slice(1)
  await sql.raw(`alter database "${name}" set synchronous_commit = off`).execute(world.db)
  users = await Promise.all(Array.from({ length: teamsInRun }, () => makeUser(world)))
})
afterAll(() => world.close())

const teamsInRun = 3
const draw = drawn(30, 300)
const subRanks = ['', '甲']

const kinds = [
  'submit',
  'submit',
  'score',
  'score',
  'score',
  'fail',
  'void',
  'restore',
  'adjust',
  'unadjust',
  'ban',
  'unban',
  'tick',
  'untick',
  'switch',
] as const
type Step = { kind: (typeof kinds)[number]; team: number; pick: number; a: number; b: number }

const step = fc.record<Step>({
  kind: fc.constantFrom(...kinds),
  team: fc.nat(teamsInRun - 1),
  pick: fc.nat(1_000),
  // Few values, so that there are ties.
  a: fc.constantFrom(0, -0, 0.25, 0.5, 0.5, 0.75, 1),
  b: fc.constantFrom(-1, 0, 0.5, 0.5, 1),
})
const round = fc.record({
  direction: fc.constantFrom('maximize' as const, 'minimize' as const),
  list_b_mode: fc.constantFrom('none' as const, 'split' as const, 'window' as const),
  ladder: fc.boolean(),
})
/** Steps of one batch go at once. */
const batches = fc
  .array(step, { minLength: 30, maxLength: 30 })
  .chain(steps =>
    fc
      .array(fc.integer({ min: 1, max: 3 }), { minLength: 30, maxLength: 30 })
      .map(sizes => cut(steps, sizes)),
  )

function cut(steps: readonly Step[], sizes: readonly number[]): Step[][] {
  const made: Step[][] = []
  let at = 0
  for (const size of sizes) {
    if (at >= steps.length) break
    made.push(steps.slice(at, at + size))
    at += size
  }
  return made
}

test(
  `whatever happens in a round, alone or at once, every board equals a full recompute (${draw.numRuns} histories)`,
  async () => {
    let fullest = 0
    await fc.assert(
      fc.asyncProperty(batches, round, async (history, given) => {
        const play = await begin(given)
        for (const batch of history) await Promise.all(batch.map(one => play.take(one)))
        const boards = await boardsOf(world, play.scheduleId)
        expect(boards).toEqual(await recomputedBoards(world, play.scheduleId))
        fullest = Math.max(fullest, boards.length)
      }),
      draw,
    )
    // The histories were not empty ones.
    expect(fullest).toBe(4)
  },
  patience(240_000),
)

type Round = { direction: 'maximize' | 'minimize'; list_b_mode: 'none' | 'split' | 'window'; ladder: boolean }

async function begin(given: Round) {
  const now = world.clock.now()
  const { rows } = await sql<{ competition: number; schedule: number; teams: number[] }>`
    with c as (
      insert into competition (type, title_zh, title_en, start_at, end_at) values ('computing', '史', 'History', ${now}::timestamptz - interval '1 day', ${now}::timestamptz + interval '1 day') returning id
    ), d as (
      insert into schedule (competition_id, sort, start_at, end_at, list_a_start, list_a_end, list_b_start, list_b_end, list_b_mode, direction, ladder, metric_key)
      select id, 0, ${now}::timestamptz - interval '1 day', ${now}::timestamptz + interval '3 day', ${now}::timestamptz - interval '1 day', ${now}::timestamptz + interval '1 day',
        ${now}::timestamptz + interval '1 day', ${now}::timestamptz + interval '2 day', ${given.list_b_mode}, ${given.direction}, ${given.ladder}, 'accuracy' from c returning id
    ), t as (
      insert into team (competition_id, name, name_key, created_at, is_baseline) select c.id, 'T' || n, 't' || n, ${now}::timestamptz, n = 3 from c, generate_series(1, ${teamsInRun}::int) n returning id, name
    ), m as (
      insert into team_member (competition_id, user_id, team_id, role, joined_at)
      select c.id, u.id, t.id, 'captain', ${now}::timestamptz from c, t join unnest(${users.map(user => user.id)}::bigint[]) with ordinality u(id, place) on t.name = 'T' || u.place
    )
    select c.id as competition, d.id as schedule, (select json_agg(t.id order by t.name) from t) as teams from c, d`.execute(
    world.db,
  )
  const [made] = rows
  if (!made) throw new Error('no round was made')
  const { competition: competitionId, schedule: scheduleId, teams } = made
  const actor = { userId: users[0]?.id ?? 0, address: null }
  const waiting: { id: number; team: number; list: 'A' | 'B' }[] = []
  const scored: { id: number; team: number }[] = []
  let second = 0

  const act = async (work: (tx: Parameters<typeof settleSubmission>[0]) => Promise<unknown>) => {
    try {
      await world.db.transaction().execute(work)
      return true
    } catch (error) {
      // What may not be done now is refused; anything else is a fault.
      if (error instanceof Failure) return false
      throw error
    }
  }
  const ofTeam = <T extends { team: number }>(all: T[], { team, pick }: Step): T | undefined => {
    const own = all.filter(one => one.team === team)
    return own[pick % Math.max(own.length, 1)]
  }
  const spread = ({ a, pick }: Step) =>
    given.ladder && pick % 5 > 0 ? { leaveOut: [a, a + (pick % 3) / 8, a - (pick % 4) / 8], rows: 10 } : null

  const take = async (one: Step): Promise<void> => {
    const teamId = teams[one.team] as number
    const at = new Date(now.getTime() + Math.floor(++second / 2) * 1_000)
    const mine = ofTeam(scored, one)
    const by = { actor, now: at, reason: `r${second}` }
    const staff = { userId: actor.userId, address: '', now: at, reason: by.reason }
    switch (one.kind) {
      case 'submit': {
        const list = given.list_b_mode === 'window' && one.pick % 2 === 1 ? 'B' : 'A'
        const of = { competitionId, scheduleId, teamId, userId: users[one.team]?.id ?? 0 }
        const sub_rank = subRanks[one.pick % subRanks.length] as string
        waiting.push({
          id: await makeWaiting(world, of, { list, sub_rank, received_at: at }),
          team: one.team,
          list,
        })
        return
      }
      case 'score':
      case 'fail': {
        const next = ofTeam(waiting, one)
        if (!next) return
        waiting.splice(waiting.indexOf(next), 1)
        const hashes = { submissionSha256: 's', answerSha256: 'a', scorerHash: 'h' }
        const first = {
          board: next.list,
          score: one.a,
          spread: next.list === 'A' ? spread(one) : null,
          ...hashes,
        }
        const scores =
          given.list_b_mode === 'split' ? [first, { board: 'B' as const, score: one.b, ...hashes }] : [first]
        await act(tx =>
          settleSubmission(
            tx,
            next.id,
            one.kind === 'score'
              ? { state: 'scored', rows: 1, log: [], scores }
              : { state: 'failed', fault: 'file', code: 'x', issues: [], log: [] },
            at,
          ),
        )
        if (one.kind === 'score') scored.push(next)
        return
      }
      case 'void':
      case 'restore':
        if (mine) await act(tx => setVoid(tx, { submissionId: mine.id, isVoid: one.kind === 'void', ...by }))
        return
      case 'adjust':
      case 'unadjust':
        if (mine)
          await act(tx =>
            adjustScore(tx, {
              submissionId: mine.id,
              board: one.pick % 2 === 0 ? 'A' : 'B',
              score: one.kind === 'adjust' ? one.b : null,
              ...by,
            }),
          )
        return
      case 'ban':
        await act(tx => banTeam(tx, { teamId, ...staff }))
        return
      case 'unban':
        await act(tx => unbanTeam(tx, { teamId, ...staff }))
        return
      case 'tick':
      case 'untick':
        if (mine)
          await act(tx =>
            setCandidate(tx, {
              submissionId: mine.id,
              userId: users[one.team]?.id ?? 0,
              isCandidate: one.kind === 'tick',
              now: at,
            }),
          )
        return
      case 'switch':
        await act(tx => goOver(tx, { scheduleId, given, one, at, actor, spread: spread(one) }))
    }
  }
  return { scheduleId, take }
}

/** A re-scoring that has computed new scores for all but what was scored just now, and its switch. */
async function goOver(
  tx: Parameters<typeof settleSubmission>[0],
  ask: {
    scheduleId: number
    given: Round
    one: Step
    at: Date
    actor: { userId: number; address: null }
    spread: { leaveOut: number[]; rows: number } | null
  },
): Promise<void> {
  const { scheduleId, given, one, at, actor, spread } = ask
  const made = await tx
    .insertInto('rescore')
    .values({
      schedule_id: scheduleId,
      reason: 'r',
      answer_a_id: null,
      answer_b_id: null,
      started_by: actor.userId,
      started_at: at,
    })
    .onConflict(conflict =>
      conflict
        .column('schedule_id')
        .where(sql<boolean>`state = 'open'`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  const rescoreId =
    made?.id ??
    (
      await tx
        .selectFrom('rescore')
        .select('id')
        .where('schedule_id', '=', scheduleId)
        .where('state', '=', 'open')
        .executeTakeFirst()
    )?.id
  if (rescoreId === undefined) return
  const isSplit = given.list_b_mode === 'split'
  await sql`
    insert into rescore_result (rescore_id, submission_id, state, score_a, score_b, leave_out, row_count, submission_sha256, answer_sha256, scorer_hash, fault, fault_code, computed_at)
    select ${rescoreId}, s.id, case when fails then 'failed' else 'scored' end,
      case when not fails and (${isSplit} or s.list = 'A') then ((s.id * ${one.pick + 1}::bigint) % 5)::float8 / 4 end,
      case when not fails and (${isSplit} or s.list = 'B') then ((s.id * ${one.pick + 7}::bigint) % 5)::float8 / 4 end,
      case when not fails and (${isSplit} or s.list = 'A') then ${spread?.leaveOut ?? null}::float8[] end,
      case when not fails and (${isSplit} or s.list = 'A') then ${spread?.rows ?? null}::int end,
      case when not fails then 'n' end, case when not fails then 'n' end, case when not fails then 'n' end,
      case when fails then 'file' end, case when fails then 'x' end, ${at}
    from submission s cross join lateral (select (s.id + ${one.pick}) % 7 = 0) as f(fails)
    where s.schedule_id = ${scheduleId} and s.state = 'scored'
    on conflict (rescore_id, submission_id) do update set state = excluded.state, score_a = excluded.score_a, score_b = excluded.score_b,
      leave_out = excluded.leave_out, row_count = excluded.row_count, submission_sha256 = excluded.submission_sha256,
      answer_sha256 = excluded.answer_sha256, scorer_hash = excluded.scorer_hash, fault = excluded.fault,
      fault_code = excluded.fault_code, computed_at = excluded.computed_at`.execute(tx)
  await switchRescore(tx, { rescoreId, voidFailed: true, actor, now: at })
}
