import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Failure } from '../../../base/contract/failure.ts'
import type { Tx } from '../../../base/database/tables.ts'
import { makeCompetition, type TestUser } from '../../../../test/factories.ts'
import { drawn, patience } from '../../../../test/length.ts'
import { handIn, makeTeam, settle } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { rank } from '../../scoring/rankings/rules.ts'
import { entriesOf } from '../../scoring/submissions/counting.rules.ts'
import type { TeamAction } from './rules.ts'
import { signUp } from '../registrations/server/commands/sign-up.ts'
import { answerRequest } from './server/commands/answer-request.ts'
import { askTeam } from './server/commands/ask-team.ts'
import { banTeam } from '../../integrity/findings/server/commands/ban-team.ts'
import { dissolveTeam } from './server/commands/dissolve-team.ts'
import { removeMember } from './server/commands/remove-member.ts'
import { transferCaptain } from './server/commands/transfer-captain.ts'
import { unbanTeam } from '../../integrity/findings/server/commands/unban-team.ts'
import { withdrawRequest } from './server/commands/withdraw-request.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const sizeMax = 3
const perDay = 3
const people = 5
const kinds = [
  'ask',
  'ask',
  'accept',
  'accept',
  'deny',
  'withdraw',
  'remove',
  'transfer',
  'quit',
  'submit',
  'submit',
  'score',
  'ban',
  'unban',
  'enter',
  'leave',
  'leave',
] as const
type Step = {
  do: (typeof kinds)[number]
  who: number
  whom: number
  score: number
  day: number
  together: boolean
}
const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom(...kinds),
  who: fc.nat(people - 1),
  whom: fc.nat(people - 1),
  score: fc.constantFrom(0, 0.25, 0.5, 0.75, 1),
  day: fc.nat(1),
  // Runs at the same time as the step after it.
  together: fc.boolean(),
})

const alone = (kind: Step['do'], who: number, whom = 0, score = 0): Step => ({
  do: kind,
  who,
  whom,
  score,
  day: 0,
  together: false,
})
/** A game in which everything happens, whatever the random ones do. */
const everyChange: Step[] = [
  alone('submit', 0),
  alone('submit', 2),
  alone('score', 0, 0, 0.5),
  alone('ask', 0, 1),
  alone('accept', 1),
  alone('ask', 1, 2, 1),
  alone('accept', 2),
  alone('score', 0, 0, 0.75),
  alone('transfer', 2, 1),
  alone('quit', 2),
  alone('remove', 1, 0),
  alone('ask', 0, 1),
  alone('deny', 1),
  alone('ask', 0, 1),
  alone('withdraw', 0),
  alone('ban', 1),
  alone('unban', 1),
  alone('leave', 4),
  alone('enter', 4),
]
const changes: TeamAction[] = [
  'asked',
  'joined',
  'merged',
  'transferred',
  'quit',
  'removed',
  'denied',
  'withdrew',
  'banned',
  'unbanned',
]

type Play = { competitionId: number; users: TestUser[]; open: number[] }

const teamOf = (competitionId: number, user: TestUser | undefined) =>
  world.db
    .selectFrom('team_member')
    .select('team_id')
    .where('competition_id', '=', competitionId)
    .where('user_id', '=', user?.id ?? 0)
    .executeTakeFirst()
const openRequests = (column: 'team_id' | 'from_team_id', teamId: number) =>
  world.db
    .selectFrom('team_request')
    .select(['id', 'team_id'])
    .where(column, '=', teamId)
    .where('state', '=', 'open')
    .execute()

/** Does one step as somebody who may try anything; what is refused is refused with a reason of ours. */
async function play({ competitionId, users, open }: Play, one: Step): Promise<void> {
  const [user, other] = [users[one.who] as TestUser, users[one.whom] as TestUser]
  // Nobody's team stands for that of somebody who left.
  const own = (await teamOf(competitionId, user))?.team_id ?? 0
  const theirs = (await teamOf(competitionId, other))?.team_id ?? 0
  const now = world.clock.now()
  const write = (work: (tx: Tx) => Promise<unknown>) => world.db.transaction().execute(work)
  const pick = async (column: 'team_id' | 'from_team_id') => {
    const found = await openRequests(column, own)
    return found[one.whom % Math.max(1, found.length)]
  }
  try {
    if (one.do === 'ask')
      await write(tx =>
        askTeam(tx, {
          kind: one.score > 0.4 ? 'merge' : 'join',
          teamId: theirs,
          competitionId,
          userId: user.id,
          message: 'x',
          now,
        }),
      )
    else if (one.do === 'accept' || one.do === 'deny') {
      const found = await pick('team_id')
      const action = one.do
      if (found)
        await write(tx =>
          answerRequest(tx, { requestId: found.id, teamId: own, userId: user.id, action, now }),
        )
    } else if (one.do === 'withdraw') {
      const found = await pick('from_team_id')
      if (found)
        await write(tx =>
          withdrawRequest(tx, { requestId: found.id, teamId: found.team_id, userId: user.id, now }),
        )
    } else if (one.do === 'remove')
      await write(tx => removeMember(tx, { teamId: own, memberId: other.id, userId: user.id, now }))
    else if (one.do === 'quit')
      await write(tx => removeMember(tx, { teamId: own, memberId: user.id, userId: user.id, now }))
    else if (one.do === 'transfer')
      await write(tx => transferCaptain(tx, { teamId: own, captainId: other.id, userId: user.id, now }))
    else if (one.do === 'leave')
      await write(tx => dissolveTeam(tx, { teamId: own, userId: user.id, address: '', now }))
    else if (one.do === 'enter')
      await write(tx =>
        signUp(tx, {
          competitionId,
          user,
          agreementVersion: undefined,
          teamName: undefined,
          invitedBy: null,
          source: 'web',
          now,
        }),
      )
    else if (one.do === 'submit' && own > 0)
      open.push(
        await handIn(world, competitionId, user, {
          at: new Date(now.getTime() - one.day * 86_400_000 + one.who * 1_000),
        }),
      )
    else if (one.do === 'score') {
      const id = open.splice(one.whom % Math.max(1, open.length), 1)[0]
      if (id !== undefined) await settle(world, id, one.score, 1 - one.score)
    } else if (one.do === 'ban')
      await write(tx => banTeam(tx, { teamId: own, userId: user.id, reason: 'x', address: '', now }))
    else await write(tx => unbanTeam(tx, { teamId: own, userId: user.id, reason: 'x', address: '', now }))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
  }
}

async function expectSound({ competitionId }: Play, scheduleId: number): Promise<void> {
  const { db } = world
  const [teams, members, registrations, submissions, quotas, entries, competition, requests] =
    await Promise.all([
      db.selectFrom('team').selectAll().where('competition_id', '=', competitionId).execute(),
      db.selectFrom('team_member').selectAll().where('competition_id', '=', competitionId).execute(),
      db.selectFrom('registration').select('user_id').where('competition_id', '=', competitionId).execute(),
      db
        .selectFrom('submission as s')
        .leftJoin('submission_score as a', join =>
          join.onRef('a.submission_id', '=', 's.id').on('a.board', '=', 'A'),
        )
        .leftJoin('submission_score as b', join =>
          join.onRef('b.submission_id', '=', 's.id').on('b.board', '=', 'B'),
        )
        .where('s.competition_id', '=', competitionId)
        .selectAll('s')
        .select(['a.score as score_a', 'b.score as score_b'])
        .execute(),
      db.selectFrom('quota_day').selectAll().where('schedule_id', '=', scheduleId).execute(),
      db.selectFrom('ranking_entry').selectAll().where('schedule_id', '=', scheduleId).execute(),
      db
        .selectFrom('competition')
        .select(['team_count', 'participant_count'])
        .where('id', '=', competitionId)
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('team_request')
        .selectAll()
        .where('competition_id', '=', competitionId)
        .where('state', '=', 'open')
        .execute(),
    ])
  // One team for each who signed up, and none for others.
  const ids = (rows: { user_id: number }[]) => rows.map(row => row.user_id).sort((a, b) => a - b)
  expect(ids(members)).toEqual(ids(registrations))
  const living = teams.filter(team => team.merged_into_id === null)
  expect(competition).toEqual({ team_count: living.length, participant_count: registrations.length })
  for (const team of teams) {
    const own = members.filter(member => member.team_id === team.id)
    expect(team.member_count).toBe(own.length)
    expect(own.length).toBeLessThanOrEqual(sizeMax)
    expect(own.filter(member => member.role === 'captain')).toHaveLength(team.merged_into_id === null ? 1 : 0)
  }
  // Requests stay open only between teams that live and are not banned.
  const askable = new Set(living.filter(team => team.banned_at === null).map(team => team.id))
  for (const request of requests)
    expect(askable.has(request.team_id) && askable.has(request.from_team_id)).toBe(true)
  // Quota: what stands is what the team's submissions of the day say, within the limit.
  const spent = Map.groupBy(submissions, row => `${row.team_id} ${row.quota_day}`)
  expect(
    new Map(quotas.filter(row => row.accepted > 0).map(row => [`${row.team_id} ${row.day}`, row.accepted])),
  ).toEqual(new Map([...spent].map(([key, rows]) => [key, rows.length])))
  for (const row of quotas) expect(row.accepted).toBeLessThanOrEqual(perDay)
  // Boards: what stands is what a full recompute gives.
  const onBoard = new Set(askable)
  for (const name of ['A', 'B'] as const) {
    const wanted = [
      ...Map.groupBy(
        submissions.filter(row => row.state === 'scored'),
        row => row.team_id,
      ),
    ].flatMap(([teamId, rows]) => {
      const scored = rows.map(row => ({
        id: row.id,
        receivedAt: row.received_at,
        list: row.list,
        isCandidate: row.is_candidate,
        scoreA: row.score_a,
        scoreB: row.score_b,
      }))
      const entry = entriesOf(scored, { direction: 'maximize', listBMode: 'split' })[name]
      return entry && onBoard.has(teamId) ? [{ ...entry, teamId }] : []
    })
    const standing = entries
      .filter(entry => entry.board === name)
      .map(entry => ({
        submissionId: entry.submission_id,
        score: entry.score,
        sortKey: entry.sort_key,
        bestAt: entry.best_at,
        validCount: entry.valid_count,
        teamId: entry.team_id,
      }))
    expect(rank(standing)).toEqual(rank(wanted))
  }
}

test(
  'whatever people try, alone or at once, teams, quotas and boards stay sound',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async steps => {
        const made = await makeCompetition(world, {
          competition: { team_size_max: sizeMax },
          schedule: {
            list_b_mode: 'split',
            list_b_start: new Date(world.clock.now().getTime() + 5 * 86_400_000),
            list_b_end: new Date(world.clock.now().getTime() + 10 * 86_400_000),
            max_submit_count: perDay,
          },
        })
        const users: TestUser[] = []
        for (let more = people; more > 0; more--) users.push((await makeTeam(world, made.id)).captain)
        const game: Play = { competitionId: made.id, users, open: [] }
        for (let index = 0; index < steps.length; index++) {
          const turn = [steps[index] as Step]
          while (turn.at(-1)?.together && index + 1 < steps.length && turn.length < 3)
            turn.push(steps[++index] as Step)
          await Promise.all(turn.map(one => play(game, one)))
        }
        await expectSound(game, made.scheduleId)
      }),
      { ...drawn(15, 150), examples: [[everyChange]] },
    )
    const { rows } = await sql<{ action: string }>`select distinct action from team_event`.execute(world.db)
    expect(rows.map(row => row.action)).toEqual(expect.arrayContaining(changes))
  },
  patience(300_000),
)
