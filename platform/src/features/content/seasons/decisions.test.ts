import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { confirmFinal, makeEnded, withdrawFinal, type Ended } from '../../../../test/ended.ts'
import type { TestUser } from '../../../../test/factories.ts'
import { grant, makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
let editor: TestUser
let year = 2026
beforeAll(async () => {
  world = await makeWorld()
  editor = await makeStaff(world, 'editor')
})
afterAll(() => world.close())

const both = (field: string, text: string) => ({ [`${field}Zh`]: text, [`${field}En`]: text })
const award = (name: string, from: number | null, to: number | null) => ({
  id: null,
  ...both('name', name),
  fromRank: from,
  toRank: to,
})

type Award = {
  id: number
  name: string
  isByRank: boolean
  isHeld: boolean
  decision: { isGiven: boolean; reason: string; by: string } | null
  isByJury: boolean
}
type Result = { teamId: number; team: string; rank: number | null; tag: string; awards: Award[] }
type Contest = Awaited<ReturnType<typeof makeContest>>

/** A published season of one track, whose competition is over and has its final list. */
async function makeContest() {
  const ended = await makeEnded(world)
  await confirmFinal(world, ended)
  const { data: made } = await ask(world, 'POST /api/admin/seasons', {
    as: editor,
    body: { seriesKey: 'DCIC', year: year++, titleZh: '赛季', titleEn: 'Season' },
  })
  const contest = { id: made.id as number, ended }
  await save(contest, value => ({
    ...value,
    ...both('body', '介绍'),
    ...both('seriesAbout', '介绍'),
    isPublished: true,
    tracks: [
      {
        id: null,
        ...both('name', '赛道'),
        ...both('about', ''),
        stages: [{ competitionId: ended.id, qualifies: null }],
        awards: [award('金奖', 1, 1), award('银奖', 2, 2), award('最佳报告', null, null)],
      },
    ],
  }))
  return contest
}

type Value = { tracks: { id: number; awards: { id: number; nameZh: string }[] }[] }
async function save({ id }: { id: number }, change: (value: Value) => object) {
  const { data } = await ask(world, `GET /api/admin/seasons/${id}`, { as: editor })
  return ask(world, `PUT /api/admin/seasons/${id}`, {
    as: editor,
    body: { value: change(data.value), tag: data.tag },
  })
}

const trackOf = async ({ id }: Contest): Promise<Value['tracks'][number]> =>
  (await ask(world, `GET /api/admin/seasons/${id}`, { as: editor })).data.value.tracks[0]

async function results(contest: Contest, query = ''): Promise<Result[]> {
  const { id: track } = await trackOf(contest)
  return (
    await ask(world, `GET /api/admin/seasons/${contest.id}/tracks/${track}/results${query}`, { as: editor })
  ).data.results
}

const teamAt = ({ ended }: { ended: Ended }, place: number) => {
  const team = ended.teams[place - 1]
  if (!team) throw new Error('there is no such team')
  return team
}

type Kind = 'given' | 'taken' | 'by_rank'
async function decide(
  contest: Contest,
  [place, name, decision]: [number, string, Kind],
  { reason = '评审会一致同意', tag = '', as = editor } = {},
) {
  const team = teamAt(contest, place)
  const row = (await results(contest)).find(one => one.teamId === team.id)
  const { awards } = await trackOf(contest)
  const awardId = awards.find(one => one.nameZh === name)?.id
  return ask(world, `PUT /api/admin/seasons/${contest.id}/awards/${awardId}/teams/${team.id}`, {
    as,
    body: { decision, reason, tag: tag || (row?.tag ?? 'none') },
  })
}

/** Who has which award, as everybody sees it. */
async function listed({ id }: Contest): Promise<Record<string, string[]>> {
  const { data } = await ask(world, `GET /api/seasons/${id}`)
  const { awards } = data.tracks[0] as { awards: { name: string; teams: { team: string }[] }[] }
  return Object.fromEntries(awards.map(one => [one.name, one.teams.map(({ team }) => team)]))
}

const ownGrade = async (of: { ended: Ended }, place: number) =>
  (await ask(world, 'GET /api/grades/own', { as: teamAt(of, place).captain })).data.grades[0]

test('what a jury gives and takes shows in the list, to the team and by certificate, and goes with the decision', async () => {
  const contest = await makeContest()
  const [first, third] = [teamAt(contest, 1), teamAt(contest, 3)]
  expect((await decide(contest, [3, '最佳报告', 'given'], { reason: '报告写得最清楚' })).status).toBe(200)
  const taken = await decide(contest, [1, '金奖', 'taken'], { reason: '使用了赛题禁止的数据' })
  expect(taken.data.awards[0]).toMatchObject({
    isByRank: true,
    isHeld: false,
    decision: { isGiven: false, reason: '使用了赛题禁止的数据', by: editor.name },
  })
  expect(await listed(contest)).toEqual({
    金奖: [],
    银奖: [teamAt(contest, 2).name],
    最佳报告: [third.name],
  })
  expect(await ownGrade(contest, 3)).toMatchObject({
    awards: ['最佳报告'],
    given: [{ award: '最佳报告', reason: '报告写得最清楚' }],
    takenAway: [],
  })
  expect((await results(contest))[0]?.awards.map(one => one.isByJury)).toEqual([false, false, true])
  expect(await ownGrade(contest, 1)).toMatchObject({
    awards: [],
    given: [],
    takenAway: [{ award: '金奖', reason: '使用了赛题禁止的数据' }],
  })

  // Neither the list nor who knows a certificate is told that something was taken, or why.
  const { data: certificates } = await ask(world, 'GET /api/users/certificates', { as: first.captain })
  const found = await ask(world, 'POST /api/grades', {
    body: { name: first.captain.name, number: certificates.list[0].number },
  })
  expect(found.data.number).toBe(certificates.list[0].number)
  const open = await ask(world, `GET /api/seasons/${contest.id}`)
  expect(JSON.stringify([open.data, found.data])).not.toMatch(/使用了赛题禁止的数据|报告写得最清楚/)

  await decide(contest, [1, '金奖', 'by_rank'])
  await decide(contest, [3, '最佳报告', 'by_rank'])
  expect(await listed(contest)).toMatchObject({ 金奖: [first.name], 最佳报告: [] })
  expect(await ownGrade(contest, 1)).toMatchObject({ awards: ['金奖'], takenAway: [] })
  expect(await ownGrade(contest, 3)).toMatchObject({ awards: [], given: [] })
})

test('each decision is kept with its reason, and so is that it was taken back', async () => {
  const contest = await makeContest()
  expect((await decide(contest, [2, '最佳报告', 'given'], { reason: ' ' })).paths).toEqual(['body.reason'])
  expect((await decide(contest, [2, '最佳报告', 'given'], { reason: '长'.repeat(501) })).status).toBe(400)
  await decide(contest, [2, '最佳报告', 'given'], { reason: '甲' })
  await decide(contest, [2, '最佳报告', 'given'], { reason: '乙' })
  await decide(contest, [2, '最佳报告', 'by_rank'], { reason: '丙' })
  const rows = await world.db
    .selectFrom('audit_entry')
    .select('detail')
    .where('action', '=', 'season.award')
    .where('subject_id', '=', contest.id)
    .orderBy('id')
    .execute()
  const named = { award: '最佳报告', team: teamAt(contest, 2).name }
  expect(rows.map(row => row.detail)).toEqual([
    { ...named, decision: 'given', reason: '甲' },
    { ...named, decision: 'given', reason: '乙' },
    { ...named, decision: 'by_rank', reason: '丙' },
  ])
})

test('whoever takes part decides about no award of the track, nor does whoever has left a team since', async () => {
  const contest = await makeContest()
  const { captain } = teamAt(contest, 3)
  await grant(world, captain, 'editor')
  expect((await decide(contest, [1, '最佳报告', 'given'], { as: captain })).errno).toBe('e409402')
  await world.db.deleteFrom('team_member').where('user_id', '=', captain.id).execute()
  expect((await decide(contest, [3, '最佳报告', 'given'], { as: captain })).errno).toBe('e409402')
  expect((await decide(contest, [3, '最佳报告', 'given'])).status).toBe(200)
})

test('of two who decide at once about a team the second is told', async () => {
  const contest = await makeContest()
  const seen = (await results(contest)).find(row => row.teamId === teamAt(contest, 3).id)
  const both = await Promise.all([
    decide(contest, [3, '最佳报告', 'given'], { tag: seen?.tag }),
    decide(contest, [3, '金奖', 'given'], { tag: seen?.tag }),
  ])
  expect(both.map(answer => answer.status).toSorted()).toEqual([200, 409])
})

test('only what ranks do not do already is decided, of a team with a place and an award of the season', async () => {
  const contest = await makeContest()
  const other = await makeContest()
  expect((await decide(contest, [1, '金奖', 'given'])).errno).toBe('e409404')
  expect((await decide(contest, [2, '金奖', 'taken'])).errno).toBe('e409404')
  expect((await decide(contest, [2, '金奖', 'by_rank'])).errno).toBe('e409404')
  expect((await decide({ ...contest, ended: other.ended }, [1, '金奖', 'given'])).errno).toBe('e404403')
  const [gold] = (await trackOf(other)).awards
  const foreign = await ask(
    world,
    `PUT /api/admin/seasons/${contest.id}/awards/${gold?.id}/teams/${teamAt(contest, 2).id}`,
    { as: editor, body: { decision: 'given', reason: '评审', tag: 'none' } },
  )
  expect(foreign.errno).toBe('e404400')
})

test('an award that was decided about keeps that while the season is edited, and is not deleted', async () => {
  const contest = await makeContest()
  await decide(contest, [3, '最佳报告', 'given'])
  const reverse = (value: Value) => ({
    ...value,
    tracks: value.tracks.map(one => ({ ...one, awards: [award('新奖', 9, 9), ...one.awards.toReversed()] })),
  })
  expect((await save(contest, reverse)).status).toBe(200)
  expect(await listed(contest)).toMatchObject({ 最佳报告: [teamAt(contest, 3).name] })
  const without = (name: string) => (value: Value) => ({
    ...value,
    tracks: value.tracks.map(one => ({ ...one, awards: one.awards.filter(({ nameZh }) => nameZh !== name) })),
  })
  expect(await save(contest, without('最佳报告'))).toMatchObject({
    errno: 'e409403',
    paths: ['body.value.tracks'],
  })
  expect((await save(contest, value => ({ ...value, tracks: [], isPublished: false }))).errno).toBe('e409403')
  expect((await save(contest, without('金奖'))).status).toBe(200)
  await decide(contest, [3, '最佳报告', 'by_rank'])
  expect((await save(contest, without('最佳报告'))).status).toBe(200)
})

test('tracks and awards are named by their own ids alone, and ranks are both there or neither', async () => {
  const contest = await makeContest()
  const { tracks: foreign } = (
    await ask(world, `GET /api/admin/seasons/${(await makeContest()).id}`, { as: editor })
  ).data.value as Value
  const paths = async (change: (value: Value) => Value['tracks']) =>
    (await save(contest, value => ({ ...value, tracks: change(value) }))).paths
  expect(await paths(({ tracks }) => [...tracks, ...tracks])).toEqual(['body.value.tracks.1.id'])
  expect(await paths(() => foreign)).toContain('body.value.tracks.0.id')
  const withAwards = (change: (awards: Value['tracks'][number]['awards']) => object[]) =>
    paths(({ tracks }) => tracks.map(one => ({ ...one, awards: change(one.awards) }) as typeof one))
  expect(await withAwards(() => foreign[0]?.awards.slice(2) ?? [])).toEqual([
    'body.value.tracks.0.awards.0.id',
  ])
  expect(await withAwards(() => [award('半个', 1, null)])).toEqual(['body.value.tracks.0.awards.0.toRank'])
  expect(await withAwards(() => [award('半个', null, 1)])).toEqual(['body.value.tracks.0.awards.0.fromRank'])
})

test('without a final list nobody has an award, and what was decided can still be taken back', async () => {
  const contest = await makeContest()
  await decide(contest, [3, '最佳报告', 'given'])
  await withdrawFinal(world, contest.ended)
  expect(await listed(contest)).toEqual({ 金奖: [], 银奖: [], 最佳报告: [] })
  const [left, ...others] = await results(contest)
  expect([left?.teamId, left?.rank, others]).toEqual([teamAt(contest, 3).id, null, []])
  expect(left?.awards.map(one => one.isHeld)).toEqual([false, false, false])
  expect((await decide(contest, [3, '金奖', 'given'])).errno).toBe('e404403')
  await confirmFinal(world, contest.ended)
  expect(await listed(contest)).toMatchObject({ 最佳报告: [teamAt(contest, 3).name] })
  await withdrawFinal(world, contest.ended)
  expect((await decide(contest, [3, '最佳报告', 'by_rank'])).status).toBe(200)
  expect(await results(contest)).toEqual([])
})

test('teams are found by a part of their names', async () => {
  const contest = await makeContest()
  const { name } = teamAt(contest, 2)
  const found = await results(contest, `?search=${encodeURIComponent(name)}`)
  expect(found.map(one => one.team)).toContain(name)
  expect(await results(contest, `?search=${encodeURIComponent('100%_')}`)).toEqual([])
})
