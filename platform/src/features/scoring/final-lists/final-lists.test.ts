import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import {
  banTeam,
  confirmFinal,
  makeEnded,
  readFinal,
  settleFinal,
  unbanTeam,
  withdrawFinal,
  type Ended,
} from '../../../../test/ended.ts'
import { makeUser, type TestUser } from '../../../../test/factories.ts'
import { peopleOf } from '../../../../test/teams.ts'
import { makeOrganiser, makeStaff } from '../../../../test/staff.ts'
import { makeWaiting } from '../../../../test/running.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { finalListFaults } from './faults.ts'
import { confirmBlocked, finalPlaces } from './rules.ts'

describe('the final places', () => {
  const board = (...teamIds: number[]) => [{ subRank: '', teamIds }]
  test.each([
    ['of one round are its board', [board(3, 1, 2)], [3, 1, 2]],
    ['put those who got further first', [board(1, 2, 3, 4), board(3, 1)], [3, 1, 2, 4]],
    ['go back over three rounds', [board(1, 2, 3, 4), board(1, 2, 3), board(2)], [2, 1, 3, 4]],
    ['are none without rounds', [], []],
    ['keep who came to the last round by hand', [board(1), board(9, 1)], [9, 1]],
  ])('%s', (_name, rounds, order) => {
    expect(finalPlaces(rounds)).toEqual(
      order.map((teamId, index) => ({ subRank: '', rank: index + 1, teamId })),
    )
  })

  test('are counted for each board apart, and a team stands in two of one round', () => {
    const rounds = [
      [
        { subRank: 'a', teamIds: [1, 2, 3] },
        { subRank: 'b', teamIds: [2, 4] },
      ],
      [{ subRank: 'a', teamIds: [2] }],
    ]
    expect(finalPlaces(rounds)).toEqual([
      { subRank: 'a', rank: 1, teamId: 2 },
      { subRank: 'a', rank: 2, teamId: 1 },
      { subRank: 'a', rank: 3, teamId: 3 },
      { subRank: 'b', rank: 1, teamId: 4 },
    ])
  })
})

describe('confirming is refused', () => {
  const at = (hours: number) => new Date(Date.UTC(2026, 10, 20, hours))
  const round = {
    id: 1,
    sort: 0,
    startAt: at(0),
    endAt: at(6),
    listAStart: at(0),
    listAEnd: at(4),
    listBStart: at(4),
    listBEnd: at(5),
    listBMode: 'split' as const,
    revealedAt: at(5),
  }
  const fine = {
    rounds: [round],
    isConfirmed: false,
    isWaiting: false,
    isRescoring: false,
    openAppeals: 0,
    places: 3,
    now: at(5),
  }
  test.each([
    ['never once all is done', {}, undefined],
    ['before the end of list B', { now: new Date(at(5).getTime() - 1) }, 'notOver'],
    [
      'before an earlier round is revealed',
      { rounds: [{ ...round, revealedAt: null }, round] },
      'revealFirst',
    ],
    ['while something waits for its score', { isWaiting: true }, 'stillScoring'],
    ['while a re-scoring is open', { isRescoring: true }, 'rescoring'],
    ['while an appeal is open', { openAppeals: 1 }, 'appealsOpen'],
    ['when nobody has a place', { places: 0 }, 'nobodyPlaced'],
    ['without rounds', { rounds: [] }, 'nobodyPlaced'],
    ['twice', { isConfirmed: true }, 'alreadyConfirmed'],
  ] as const)('%s', (_name, given, fault) => {
    expect(confirmBlocked({ ...fine, ...given })).toBe(fault && finalListFaults[fault])
  })
})

describe('a final list', () => {
  let world: World
  beforeAll(async () => void (world = await makeWorld()))
  afterAll(() => world.close())

  const ranks = async (of: Ended) =>
    (await readFinal(world, of)).data.boards.flatMap(
      (board: { places: { rank: number; team: { id: number } }[] }) =>
        board.places.map(place => [place.rank, place.team.id]),
    )
  const told = async (kind: string, what: string) =>
    (
      await world.db
        .selectFrom('notice')
        .select('id')
        .where('kind', '=', kind)
        .where('text_zh', 'like', `%${what}%`)
        .execute()
    ).length

  test('is seen, confirmed, told to every member, and withdrawn with a reason', async () => {
    const ended = await makeEnded(world, { members: 3 })
    const [first, second, third] = ended.teams
    const before = await readFinal(world, ended)
    expect(before.data).toMatchObject({
      confirmed: null,
      withdrawn: [],
      boards: [{ subRank: '', name: '', teams: 3 }],
      abilities: { confirm: { allowed: true }, withdraw: { allowed: false, code: 'e409248' } },
    })
    expect(await ranks(ended)).toEqual([
      [1, first?.id],
      [2, second?.id],
      [3, third?.id],
    ])
    const confirmed = await confirmFinal(world, ended)
    expect(confirmed.data.confirmed).toMatchObject({ by: ended.organiser.name, revisedAt: null })
    expect(await told('final-list.confirmed', '3 支队伍中排名第')).toBe(5)
    expect(await confirmFinal(world, ended)).toMatchObject({ status: 409, errno: 'e409245' })

    const withdrawn = await withdrawFinal(world, ended, '第二名申诉成立')
    expect(withdrawn.data).toMatchObject({
      confirmed: null,
      withdrawn: [{ by: ended.organiser.name, reason: '第二名申诉成立' }],
    })
    expect(await told('final-list.withdrawn', '第二名申诉成立')).toBe(5)
    expect(await withdrawFinal(world, ended)).toMatchObject({ status: 409, errno: 'e409248' })
    expect(await confirmFinal(world, ended)).toMatchObject({ status: 200 })
    const audited = await world.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id'])
      .where('subject', '=', 'competition')
      .where('subject_id', '=', ended.id)
      .where('action', 'like', 'final-list.%')
      .orderBy('id')
      .execute()
    const by = ended.organiser.id
    expect(audited).toEqual([
      { action: 'final-list.confirm', actor_id: by },
      { action: 'final-list.withdraw', actor_id: by },
      { action: 'final-list.confirm', actor_id: by },
    ])
  })

  test('gives people who can read the answers no place, certificate or rating', async () => {
    const ended = await makeEnded(world)
    const [first, second, third] = ended.teams
    if (!first || !second || !third) throw new Error('three teams were made')
    await ask(world, `POST /api/admin/users/${first.captain.id}/roles`, {
      as: await makeStaff(world, 'administrator'),
      body: { role: 'organiser', competitionId: ended.id },
    })
    expect(await ranks(ended)).toEqual([
      [1, second.id],
      [2, third.id],
    ])
    await confirmFinal(world, ended)
    const results = async (as: TestUser) => [
      (await ask(world, 'GET /api/users/certificates', { as })).data.list.length,
      (await ask(world, `GET /api/users/${as.id}/rating`)).data.results.length,
      (
        await world.db
          .selectFrom('notice')
          .select('id')
          .where('kind', '=', 'final-list.confirmed')
          .where('user_id', '=', as.id)
          .execute()
      ).length,
    ]
    expect(await results(first.captain)).toEqual([0, 0, 0])
    expect(await results(second.captain)).toEqual([1, 1, 1])
  })

  test('is not confirmed when it is another than was seen, or something still waits', async () => {
    const ended = await makeEnded(world)
    const [first, second] = ended.teams
    if (!first || !second) throw new Error('three teams were made')
    const { seen } = (await readFinal(world, ended)).data
    await banTeam(world, first, ended)
    const confirm = (body: Record<string, unknown>) =>
      ask(world, `POST /api/admin/competitions/${ended.id}/final-list`, { as: ended.organiser, body })
    expect(await confirm({ seen })).toMatchObject({ status: 409, errno: 'e409246' })
    await makeWaiting(world, {
      competitionId: ended.id,
      scheduleId: ended.scheduleId,
      teamId: second.id,
      userId: second.captain.id,
    })
    expect(await confirm({ seen })).toMatchObject({ status: 409, errno: 'e409242' })
    expect(await confirm({})).toMatchObject({ status: 400, paths: ['body.seen'] })
    expect(await confirm({ seen, rank: 1 })).toMatchObject({ status: 400 })
  })

  test('waits for open appeals', async () => {
    const ended = await makeEnded(world)
    const [first] = ended.teams
    await ask(world, `POST /api/competitions/${ended.id}/cheat/appeal`, {
      as: first?.captain,
      body: { teamId: first?.id, content: '第二名用了外部数据' },
    })
    expect((await readFinal(world, ended)).data).toMatchObject({
      openAppeals: 1,
      abilities: { confirm: { allowed: false, code: 'e409244' } },
    })
    expect(await confirmFinal(world, ended)).toMatchObject({ status: 409, errno: 'e409244' })
  })

  test('follows a ban and its end by itself, and keeps names and members of those it knows', async () => {
    const ended = await makeEnded(world, { members: 2 })
    const [first, second, third] = ended.teams
    if (!first || !second || !third) throw new Error('three teams were made')
    await confirmFinal(world, ended)
    const kept = (await peopleOf(world, first.id)).all
    await world.db.updateTable('team').set({ name: '改名了' }).where('id', '=', second.id).execute()
    await banTeam(world, first, ended)
    expect(await settleFinal(world)).toContain('final-lists.revise')
    expect(await ranks(ended)).toEqual([
      [1, second.id],
      [2, third.id],
    ])
    const { data } = await readFinal(world, ended)
    expect(data.boards[0].places[0].team.name).toBe(second.name)
    expect(data.confirmed.revisedAt).toBe(world.clock.now().toISOString())
    await unbanTeam(world, first, ended)
    await settleFinal(world)
    expect(await ranks(ended)).toEqual([
      [1, first.id],
      [2, second.id],
      [3, third.id],
    ])
    const members = await world.db
      .selectFrom('final_member')
      .select('user_id')
      .where('team_id', '=', first.id)
      .orderBy('user_id')
      .execute()
    expect(members.map(row => row.user_id)).toEqual(kept)
  })

  test('confirmed by two at once is confirmed once', async () => {
    const ended = await makeEnded(world)
    const { seen } = (await readFinal(world, ended)).data
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() =>
        ask(world, `POST /api/admin/competitions/${ended.id}/final-list`, {
          as: ended.organiser,
          body: { seen },
        }),
      ),
    )
    expect(answers.map(answer => answer.status).toSorted()).toEqual([200, 409, 409, 409])
  })

  test('is for its organisers and administrators', async () => {
    const ended = await makeEnded(world, { teams: 1 })
    const elsewhere = await makeOrganiser(world, (await makeEnded(world, { teams: 1 })).id)
    const administrator = await makeStaff(world, 'administrator')
    const path = (id: number) => `/api/admin/competitions/${id}/final-list` as const
    expect((await ask(world, `GET ${path(ended.id)}`)).errno).toBe('e40101')
    expect((await ask(world, `GET ${path(ended.id)}`, { as: await makeUser(world) })).errno).toBe('e40301')
    expect((await readFinal(world, ended, elsewhere)).errno).toBe('e40301')
    expect(await withdrawFinal(world, { ...ended, organiser: elsewhere })).toMatchObject({ errno: 'e40301' })
    const confirm = { as: elsewhere, body: { seen: '' } }
    expect((await ask(world, `POST ${path(ended.id)}`, confirm)).errno).toBe('e40301')
    expect((await ask(world, `GET ${path(ended.id)}`, { as: administrator })).status).toBe(200)
    expect((await ask(world, `GET ${path(999_999)}`, { as: administrator })).errno).toBe('e40420')
  })
})
