import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enter, makeCompetition, makeUser } from '../../../../test/factories.ts'
import { makeScored } from '../../../../test/running.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { addDays, dayIn } from '../../../base/clock/zone.ts'
import { schedulesOf } from '../../competing/schedules/server/schedules.ts'
import { acceptSubmission } from '../submissions/server/commands/accept-submission.ts'
import { cancelSubmission } from '../submissions/server/commands/cancel-submission.ts'
import { settleSubmission } from '../submissions/server/commands/settle-submission.ts'
import { rank } from './rules.ts'
import { entriesOf, finalCandidates, sortKey, type ScoredSubmission } from '../submissions/counting.rules.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 4, minutes))
const scored = (
  id: number,
  a: number | null,
  b: number | null = null,
  more: Partial<ScoredSubmission> = {},
): ScoredSubmission => ({
  id,
  receivedAt: at(id),
  list: 'A',
  isCandidate: false,
  scoreA: a,
  scoreB: b,
  ...more,
})

describe('entries', () => {
  test('the best score stands, since its earliest submission', () => {
    const entry = entriesOf([scored(1, 0.5), scored(2, 0.9), scored(3, 0.9), scored(4, 0.2)], {
      direction: 'maximize',
      listBMode: 'none',
    }).A
    expect(entry).toMatchObject({ submissionId: 2, score: 0.9, bestAt: at(2), validCount: 4 })
  })
  test('less is better where the metric says so, and −0 equals 0', () => {
    expect(
      entriesOf([scored(1, 0), scored(2, -0), scored(3, 0.1)], { direction: 'minimize', listBMode: 'none' }).A
        ?.submissionId,
    ).toBe(1)
    expect(Object.is(sortKey(0, 'maximize'), 0)).toBe(true)
  })
  test('in a split round the two best on A stand for B, unless others are ticked', () => {
    const own = [scored(1, 0.9, 0.1), scored(2, 0.8, 0.2), scored(3, 0.1, 0.99)]
    expect(entriesOf(own, { direction: 'maximize', listBMode: 'split' }).B).toMatchObject({
      submissionId: 2,
      score: 0.2,
    })
    const ticked = own.map(one => (one.id === 3 ? { ...one, isCandidate: true } : one))
    expect(finalCandidates(ticked, 'maximize').map(one => one.id)).toEqual([3])
    expect(entriesOf(ticked, { direction: 'maximize', listBMode: 'split' }).B?.score).toBe(0.99)
  })
  test('ties are broken by time, then by team', () => {
    const rows = [
      { teamId: 3, sortKey: -1, bestAt: at(2) },
      { teamId: 2, sortKey: -1, bestAt: at(1) },
      { teamId: 1, sortKey: -1, bestAt: at(2) },
    ]
    expect(rank(rows).map(row => row.teamId)).toEqual([2, 1, 3])
  })
})

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

type Step = { team: number; do: 'submit' | 'score' | 'file' | 'platform' | 'cancel'; score: number }

test('after any history quota and ranking equal a full recompute', async () => {
  const step = fc.record<Step>({
    team: fc.integer({ min: 0, max: 3 }),
    do: fc.constantFrom('submit', 'submit', 'score', 'score', 'file', 'platform', 'cancel'),
    score: fc.constantFrom(0, 0.25, 0.5, 0.5, 0.75, 1),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 40 }),
      fc.constantFrom('maximize' as const, 'minimize' as const),
      async (steps, direction) => {
        const made = await makeCompetition(world, { schedule: { direction, max_submit_count: 4 } })
        const competition = await world.db
          .selectFrom('competition')
          .selectAll()
          .where('id', '=', made.id)
          .executeTakeFirstOrThrow()
        const [schedule] = await schedulesOf(world.db, made.id)
        if (!schedule) throw new Error('no schedule')
        const users = await Promise.all([0, 1, 2, 3].map(() => makeUser(world)))
        const teams = await Promise.all(users.map(user => enter(world, made.id, user)))
        const open: { id: number; team: number }[] = []
        let minute = 0
        for (const one of steps) {
          const receivedAt = new Date(world.clock.now().getTime() + ++minute * 1_000)
          const user = users[one.team]
          const mine = open.findIndex(submission => submission.team === one.team)
          const kind = one.do
          if (kind === 'submit') {
            await world.db
              .transaction()
              .execute(tx =>
                acceptSubmission(tx, {
                  competition,
                  schedule,
                  userId: user?.id ?? 0,
                  isMobile: false,
                  subRank: '',
                  note: '',
                  file: { key: 'k', sha256: 's', size: 1, name: 'r.csv' },
                  processFiles: [],
                  at: receivedAt,
                }),
              )
              .then(
                ({ id }) => open.push({ id, team: one.team }),
                (error: { fault?: { code: string } }) => expect(error.fault?.code).toBe('e40343'),
              )
            continue
          }
          if (mine < 0) continue
          const { id } = open.splice(mine, 1)[0] as { id: number }
          await world.db.transaction().execute(async tx => {
            const hashes = { submissionSha256: 's', answerSha256: 'a', scorerHash: 'h' }
            if (kind === 'cancel') await cancelSubmission(tx, id, receivedAt)
            else if (kind === 'score')
              await settleSubmission(
                tx,
                id,
                { state: 'scored', rows: 1, log: [], scores: [{ board: 'A', score: one.score, ...hashes }] },
                receivedAt,
              )
            else
              await settleSubmission(
                tx,
                id,
                { state: 'failed', fault: kind, code: 'x', issues: [], log: [] },
                receivedAt,
              )
          })
        }
        const rows = await world.db
          .selectFrom('submission as s')
          .leftJoin('submission_score as a', 'a.submission_id', 's.id')
          .where('s.schedule_id', '=', made.scheduleId)
          .select(['s.id', 's.team_id', 's.state', 's.fault', 's.received_at', 'a.score'])
          .execute()
        const full = [
          ...Map.groupBy(
            rows.filter(row => row.score !== null),
            row => row.team_id,
          ),
        ].flatMap(([teamId, own]) => {
          const { A } = entriesOf(
            own.map(row => scored(row.id, row.score, null, { receivedAt: row.received_at })),
            { direction, listBMode: 'none' },
          )
          return A ? [{ teamId, ...A }] : []
        })
        const { rankings } = (
          await world.app.inject({
            url: `/api/competitions/${made.id}?part=rankings`,
            headers: users[0]?.headers ?? {},
          })
        ).json().data
        const wanted = rank(full).map((entry, index) => [
          index + 1,
          entry.teamId,
          entry.score.toFixed(6),
          entry.validCount,
        ])
        expect(
          rankings.list.map(
            (entry: {
              ranking: number
              team: { id: number }
              maxScore: string
              validSubmitCount: number
            }) => [entry.ranking, entry.team.id, entry.maxScore, entry.validSubmitCount],
          ),
        ).toEqual(wanted)
        for (const { teamId } of teams) {
          const own = rows.filter(row => row.team_id === teamId)
          const kept = await world.db
            .selectFrom('quota_day')
            .select(['accepted', 'failed'])
            .where('team_id', '=', teamId)
            .executeTakeFirst()
          const accepted = own.filter(row => row.state === 'queued' || row.state === 'scored').length
          expect(kept ?? { accepted: 0, failed: 0 }).toEqual({
            accepted,
            failed: own.filter(row => row.fault === 'file').length,
          })
          expect(accepted).toBeLessThanOrEqual(4)
        }
      },
    ),
    { numRuns: 25 },
  )
}, 120_000)

describe('a page of a board that all read alike', () => {
  let keeping: World
  beforeAll(async () => (keeping = await makeWorld({ KEEP_SECONDS: '60' })))
  afterAll(() => keeping.close())

  /** Players with a team each, how they are scored, and the board as one of them reads it. */
  async function makeBoard(size: number) {
    const competition = await makeCompetition(keeping)
    const players = await Promise.all(Array.from({ length: size }, () => makeUser(keeping)))
    const teams: { teamId: number }[] = []
    for (const player of players) teams.push(await enter(keeping, competition.id, player))
    const score = (index: number, value: number, minute: number) =>
      makeScored(
        keeping,
        {
          competitionId: competition.id,
          scheduleId: competition.scheduleId,
          teamId: teams[index]?.teamId ?? 0,
          userId: players[index]?.id ?? 0,
        },
        { A: value },
        { received_at: at(minute) },
      )
    const board = async (index: number, perSize = 20) => {
      const answer = await keeping.app.inject({
        url: `/api/competitions/${competition.id}?part=rankings&per_size=${perSize}`,
        headers: players[index]?.headers ?? {},
      })
      const { list, own } = answer.json().data.rankings
      return {
        list: list.map((entry: { team: { id: number } }) =>
          teams.findIndex(team => team.teamId === entry.team.id),
        ) as number[],
        own: (own?.ranking ?? null) as number | null,
      }
    }
    return { score, board }
  }

  test('every team’s own place is the one that it has on the board, also among equals', async () => {
    const { score, board } = await makeBoard(12)
    for (let index = 0; index < 11; index++) await score(index, (index % 3) / 10 + 0.1, 20 - (index % 4))
    const { list } = await board(0)
    expect(list).toHaveLength(11)
    for (let index = 0; index < 12; index++) {
      const place = list.indexOf(index)
      // On a page that it may not be on, which then says nothing of its place.
      expect(await board(index, 4)).toEqual({ list: list.slice(0, 4), own: place < 0 ? null : place + 1 })
    }
  })

  test('whoever was just scored reads it with the new score; it never disagrees with the own place', async () => {
    const { score, board } = await makeBoard(3)
    await score(0, 0.5, 1)
    await score(1, 0.4, 2)
    expect(await board(0)).toEqual({ list: [0, 1], own: 1 })
    await score(1, 0.9, 3)
    // For those it does not concern the page may be as old as it is.
    expect(await board(2)).toEqual({ list: [0, 1], own: null })
    expect(await board(1)).toEqual({ list: [1, 0], own: 1 })
    // Nor does their own place change before it.
    expect(await board(0)).toEqual({ list: [0, 1], own: 1 })
    await score(2, 0.7, 4)
    expect(await board(2)).toEqual({ list: [1, 2, 0], own: 2 })
    keeping.shared.forget()
    expect(await board(0)).toEqual({ list: [1, 2, 0], own: 3 })
  })
})

test('a board is searched by name or number, and each row tells the places of the last days without teams that are gone', async () => {
  const world = await makeWorld({ KEEP_SECONDS: '60' })
  const competition = await makeCompetition(world)
  const players = await Promise.all(Array.from({ length: 4 }, () => makeUser(world)))
  const teams: number[] = []
  for (const [index, player] of players.entries()) {
    const { teamId } = await enter(world, competition.id, player)
    teams.push(teamId)
    const of = {
      competitionId: competition.id,
      scheduleId: competition.scheduleId,
      teamId,
      userId: player.id,
    }
    await makeScored(world, of, { A: 1 - index / 10 }, { received_at: at(index) })
    const name = ['first owls', 'second', 'third owls', 'fourth'][index] as string
    await world.db.updateTable('team').set({ name, name_key: name }).where('id', '=', teamId).execute()
  }
  // Three days on which the second was first, of whom the third is disqualified today.
  const today = dayIn('Asia/Shanghai', world.clock.now())
  const order = [1, 2, 0, 3]
  await world.db
    .insertInto('ranking_snapshot')
    .values(
      [1, 2, 20].flatMap(ago =>
        order.map((team, index) => ({
          schedule_id: competition.scheduleId,
          board: 'A' as const,
          day: addDays(today, -ago),
          team_id: teams[team] as number,
          rank: index + 1,
          score: 0.5,
          best_at: at(0),
          valid_count: 1,
        })),
      ),
    )
    .execute()
  const read = async (query: string) =>
    (await world.app.inject({ url: `/api/competitions/${competition.id}?part=rankings${query}` })).json().data
      .rankings
  const places = (board: { list: { ranking: number; trend: number[] }[] }) =>
    board.list.map(({ ranking, trend }) => [ranking, ...trend])
  expect(places(await read(''))).toEqual([
    [1, 3, 3],
    [2, 1, 1],
    [3, 2, 2],
    [4, 4, 4],
  ])
  const found = await read('&search=OWLS&per_size=1')
  expect([found.total, found.list.length, found.list[0].ranking, found.search]).toEqual([2, 1, 1, 'OWLS'])
  expect(places(await read(`&search=${teams[3]}`))).toEqual([[4, 4, 4]])
  expect((await read('&search=nobody')).list).toEqual([])
  await world.db
    .updateTable('team')
    .set({ banned_at: at(0), ban_reason: 'x' })
    .where('id', '=', teams[2] as number)
    .execute()
  expect(places(await read(`&search=${teams[3]}&per_size=9`))).toEqual([[4, 3, 3]])
  await world.close()
})
