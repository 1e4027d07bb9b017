import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { confirmFinal, makeEnded, withdrawFinal, type Ended } from '../../../../test/ended.ts'
import { makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { hold, waiting } from '../../../../test/locks.ts'
import { grant, makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
let editor: TestUser
let first: Ended
let last: Ended
let seasonId: number
beforeAll(async () => {
  world = await makeWorld()
  editor = await makeStaff(world, 'editor')
  first = await makeEnded(world)
  last = await makeEnded(world)
  seasonId = await publish(2026, [
    {
      stages: [
        { competitionId: first.id, qualifies: 2 },
        { competitionId: last.id, qualifies: null },
      ],
    },
  ])
})
afterAll(() => world.close())

const names = (text: string) => ({ nameZh: text, nameEn: `${text} in English` })
const track = {
  id: null,
  ...names('赛道'),
  aboutZh: '',
  aboutEn: '',
  awards: [
    { id: null, ...names('金奖'), fromRank: 1, toRank: 1 },
    { id: null, ...names('银奖'), fromRank: 2, toRank: 3 },
  ],
}
type Tracks = { stages: { competitionId: number; qualifies: number | null }[] }[]

async function edit(year: number, change: object) {
  const { data: made } = await ask(world, 'POST /api/admin/seasons', {
    as: editor,
    body: { seriesKey: 'DCIC', year, titleZh: '赛季', titleEn: 'Season' },
  })
  const { data } = await ask(world, `GET /api/admin/seasons/${made.id}`, { as: editor })
  const about = { bodyZh: '介绍', bodyEn: 'About', seriesAboutZh: '介绍', seriesAboutEn: 'About' }
  const saved = await ask(world, `PUT /api/admin/seasons/${made.id}`, {
    as: editor,
    body: { value: { ...data.value, ...about, isPublished: true, ...change }, tag: data.tag },
  })
  return { id: made.id as number, saved }
}

async function publish(year: number, tracks: Tracks): Promise<number> {
  const { id, saved } = await edit(year, { tracks: tracks.map(one => ({ ...track, ...one })) })
  expect([saved.status, saved.paths]).toEqual([200, []])
  return id
}

const captain = (of: Ended, place: number): TestUser => {
  const team = of.teams[place - 1]
  if (!team) throw new Error('there is no such team')
  return team.captain
}
const lookUp = (name: string, number: string) =>
  // In the body: addresses stand in histories and logs.
  ask(world, 'POST /api/grades', { body: { name, number } })
const numberOf = async (person: TestUser): Promise<string> =>
  (await ask(world, 'GET /api/users/certificates', { as: person })).data.list[0].number

test('awards go by the confirmed final list of the last stage, and with it they go', async () => {
  const awards = async () => (await ask(world, `GET /api/seasons/${seasonId}`)).data.tracks[0].awards
  expect((await awards())[0].teams).toEqual([])
  await confirmFinal(world, last)
  expect(
    (await awards()).map((one: { teams: { team: string }[] }) => one.teams.map(({ team }) => team)),
  ).toEqual([[last.teams[0]?.name], [last.teams[1]?.name, last.teams[2]?.name]])
  await withdrawFinal(world, last)
  expect((await awards())[0].teams).toEqual([])
  await confirmFinal(world, last)
})

test('whoever knows a certificate finds what it says, and nothing of the season’s awards', async () => {
  await confirmFinal(world, first)
  const said = async (of: Ended, place: number) => {
    const person = captain(of, place)
    const { name, number, competition, team, rank, award } = (
      await ask(world, 'GET /api/users/certificates', { as: person })
    ).data.list[0]
    const { data } = await lookUp(person.name, number)
    expect(data).toEqual({
      name,
      number,
      competition,
      team,
      rank,
      award,
      path: expect.stringMatching(/^\/certificates\//),
    })
    return data
  }
  const own = async (of: Ended, place: number) => {
    const { data } = await ask(world, 'GET /api/grades/own', { as: captain(of, place) })
    return data.grades[0]
  }
  // Of the season it has the gold award, and of its competition another.
  const winner = await said(last, 1)
  expect(await own(last, 1)).toMatchObject({
    awards: ['金奖'],
    hasQualified: null,
    certificate: { award: winner.award, number: winner.number },
  })
  expect(winner.award).not.toBe('金奖')
  await said(first, 2)
  expect(await own(first, 2)).toMatchObject({ awards: [], hasQualified: true })
  expect(await own(first, 3)).toMatchObject({ hasQualified: false })
})

test('a certificate is found in the series of its competition alone, and not while its list is withdrawn', async () => {
  const winner = captain(last, 1)
  const number = await numberOf(winner)
  const inSeries = async (series: string) =>
    (await ask(world, 'POST /api/grades', { body: { name: winner.name, number, series } })).status
  expect(await inSeries('DCIC')).toBe(200)
  expect(await inSeries('Other')).toBe(404)
  const { id: lastList } = await world.db
    .selectFrom('final_list')
    .select('id')
    .where('competition_id', '=', last.id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  const setWithdrawn = (at: Date | null) =>
    world.db
      .updateTable('final_list')
      .set({ withdrawn_at: at, withdrawn_by: at && last.organiser.id, withdraw_reason: at && '复核' })
      .where('competition_id', '=', last.id)
      .where('id', '=', lastList)
      .execute()
  await setWithdrawn(world.clock.now())
  expect(await inSeries('DCIC')).toBe(404)
  await setWithdrawn(null)
})

test('a place on a sub-board is no award of the season, as its list of awards has none either', async () => {
  const loser = captain(last, 3)
  const list = await world.db
    .selectFrom('final_list')
    .select('id')
    .where('competition_id', '=', last.id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  const team = last.teams[2]
  await world.db
    .insertInto('final_place')
    .values({
      list_id: list.id,
      sub_rank: 'students',
      rank: 1,
      team_id: team?.id ?? 0,
      team_name: team?.name ?? '',
    })
    .execute()
  const { data } = await ask(world, 'GET /api/grades/own', { as: loser })
  expect(data.grades.map((one: { rank: number; awards: string[] }) => [one.rank, one.awards])).toEqual([
    [1, []],
    [3, ['银奖']],
  ])
})

test('a wrong name, a wrong number and no number at all are answered alike', async () => {
  const winner = captain(last, 1)
  const number = await numberOf(winner)
  const refused = await Promise.all([
    lookUp('别人', number),
    lookUp(winner.name, `${number.slice(0, -1)}9`),
    lookUp(winner.name, `2025${number.slice(4)}`),
    lookUp(winner.name, 'nothing'),
  ])
  expect(new Set(refused.map(answer => JSON.stringify([answer.status, answer.errno, answer.data])))).toEqual(
    new Set([JSON.stringify([404, 'e404402', null])]),
  )
})

test('looking up is limited, so that nobody tries all numbers', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 22; n++) statuses.push((await lookUp('某人', `2026-1-${n}`)).status)
  expect(statuses.at(-1)).toBe(429)
})

test('one’s own results need no number', async () => {
  const winner = captain(last, 1)
  const { data } = await ask(world, 'GET /api/grades/own?series=DCIC', { as: winner })
  expect(data.grades).toHaveLength(1)
  expect((await ask(world, 'GET /api/grades/own?series=Other', { as: winner })).data.grades).toEqual([])
  expect((await ask(world, 'GET /api/grades/own', { as: await makeUser(world) })).data.grades).toEqual([])
})

test('a season is published complete only, with competitions that there are', async () => {
  const { saved } = await edit(2030, { bodyEn: '', tracks: [{ ...track, nameEn: '', stages: [] }] })
  expect([saved.errno, saved.paths]).toEqual([
    'e409401',
    ['body.value.bodyEn', 'body.value.tracks.0.nameEn', 'body.value.tracks.0.stages'],
  ])
  const { saved: unknown } = await edit(2031, {
    tracks: [{ ...track, stages: [{ competitionId: 999_999, qualifies: null }] }],
  })
  expect([unknown.status, unknown.paths]).toEqual([400, ['body.value.tracks.0.stages.0.competitionId']])
  const { saved: overlapping } = await edit(2032, {
    tracks: [
      {
        ...track,
        stages: [{ competitionId: first.id, qualifies: null }],
        awards: [
          { id: null, ...names('a'), fromRank: 1, toRank: 3 },
          { id: null, ...names('b'), fromRank: 3, toRank: 4 },
        ],
      },
    ],
  })
  expect(overlapping.paths).toEqual(['body.value.tracks.0.awards.1.fromRank'])
  const listed = (await ask(world, 'GET /api/seasons')).data.series[0].seasons
  expect(listed.map((one: { year: number }) => one.year)).toEqual([2026])
})

test('a season is not published with a later stage that ends first, and one that is stays editable', async () => {
  const endsIn = async (days: number) => {
    const end_at = new Date(world.clock.now().getTime() + days * 86_400_000)
    return (await makeCompetition(world, { competition: { end_at } })).id
  }
  const [early, late] = [await endsIn(5), await endsIn(9)]
  const tracksOf = (...ids: number[]) => [
    { ...track, stages: ids.map(competitionId => ({ competitionId, qualifies: null })) },
  ]
  const refused = await edit(2034, { tracks: tracksOf(late, early) })
  expect([refused.saved.errno, refused.saved.paths]).toEqual([
    'e409405',
    ['body.value.tracks.0.stages.1.competitionId'],
  ])
  expect((await edit(2035, { tracks: tracksOf(late, early), isPublished: false })).saved.status).toBe(200)
  const { id, saved } = await edit(2036, { tracks: tracksOf(early, late) })
  expect(saved.status).toBe(200)

  // The first is prolonged beyond the second: editors of the season cannot help it, and still mend the text.
  const later = new Date(world.clock.now().getTime() + 20 * 86_400_000)
  await world.db.updateTable('competition').set({ end_at: later }).where('id', '=', early).execute()
  const put = async (change: object) => {
    const { data } = await ask(world, `GET /api/admin/seasons/${id}`, { as: editor })
    return ask(world, `PUT /api/admin/seasons/${id}`, {
      as: editor,
      body: { value: { ...data.value, ...change }, tag: data.tag },
    })
  }
  expect((await put({ bodyZh: '新的介绍' })).status).toBe(200)
  expect((await put({ tracks: tracksOf(early, late) })).errno).toBe('e409405')
  expect((await put({ isPublished: false })).status).toBe(200)
  expect((await put({ isPublished: true })).errno).toBe('e409405')
})

type Edited = { stages: { qualifies: number | null }[]; awards: { toRank: number }[]; aboutZh: string }
test('whoever takes part changes no stages and no awards of that track', async () => {
  const third = captain(last, 3)
  await grant(world, third, 'editor')
  const put = async (as: TestUser, change: (own: Edited) => object, more = {}) => {
    const { data } = await ask(world, `GET /api/admin/seasons/${seasonId}`, { as })
    const tracks = (data.value.tracks as Edited[]).map(one => ({ ...one, ...change(one) }))
    return ask(world, `PUT /api/admin/seasons/${seasonId}`, {
      as,
      body: { value: { ...data.value, tracks, ...more }, tag: data.tag },
    })
  }
  const golden = ({ awards: [gold] }: Edited) => ({ awards: [{ ...gold, toRank: 3 }] })
  for (const change of [golden, () => ({ stages: [] }), () => ({ awards: [] })])
    expect(await put(third, change)).toMatchObject({ errno: 'e409402', paths: ['body.value.tracks'] })
  expect((await put(third, () => ({}), { tracks: [] })).errno).toBe('e409402')
  expect((await put(third, () => ({ aboutZh: '说明' }))).status).toBe(200)
  expect((await put(editor, golden)).status).toBe(200)
})

test('two who edit seasons of one series at once do not write over each other', async () => {
  const ids = [(await edit(2040, { tracks: [], isPublished: false })).id]
  ids.push((await edit(2041, { tracks: [], isPublished: false })).id)
  const seen = await Promise.all(ids.map(id => ask(world, `GET /api/admin/seasons/${id}`, { as: editor })))
  const held = await hold(world, `select from season_series where key = 'DCIC' for update`)
  const both = Promise.all(
    seen.map(({ data }, at) =>
      ask(world, `PUT /api/admin/seasons/${ids[at]}`, {
        as: editor,
        body: { value: { ...data.value, seriesAboutZh: `介绍 ${at}` }, tag: data.tag },
      }),
    ),
  )
  await vi.waitFor(async () => expect(await waiting(world)).toHaveLength(2))
  await held.letGo()
  expect((await both).map(answer => answer.status).toSorted()).toEqual([200, 409])
})
