import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { handIn, makeTeam, type TestTeam } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
let editor: TestUser
let competitionId: number
let benchmarkId: number
let team: TestTeam
beforeAll(async () => {
  world = await makeWorld()
  editor = await makeStaff(world, 'editor')
  competitionId = (await makeCompetition(world)).id
  team = await makeTeam(world, competitionId)
  benchmarkId = (await ask(world, 'POST /api/admin/benchmarks', { as: editor, body: { competitionId } })).data
    .id
})
afterAll(() => world.close())

const minute = 60_000
let handed = 0
const score = (of: TestTeam, value: number) =>
  handIn(world, competitionId, of.captain, {
    score: value,
    at: new Date(world.clock.now().getTime() - (100 - ++handed) * minute),
  })
const told = {
  method: '逻辑回归',
  authors: '甲',
  organisation: '',
  paperUrl: '',
  codeUrl: 'https://example.org/code',
  licence: 'MIT',
  about: '**说明**',
}
const enter = (submissionId: number, as: TestUser, change = {}) =>
  ask(world, `POST /api/benchmarks/${benchmarkId}/entries`, {
    as,
    body: { submissionId, ...told, ...change },
  })
const tagOf = async (entryId: number): Promise<string> =>
  (await ask(world, `GET /api/admin/benchmarks/${benchmarkId}`, { as: editor })).data.entries.find(
    (one: { id: number }) => one.id === entryId,
  ).tag
const verify = async (entryId: number, as: TestUser, tag?: string) =>
  ask(world, `PUT /api/admin/benchmarks/entries/${entryId}`, {
    as,
    body: { isVerified: true, reason: '用公开代码复算', tag: tag ?? (await tagOf(entryId)) },
  })
const board = async () => (await ask(world, `GET /api/benchmarks/${benchmarkId}`)).data
const save = async (change: Record<string, unknown>) => {
  const { data } = await ask(world, `GET /api/admin/benchmarks/${benchmarkId}`, { as: editor })
  return ask(world, `PUT /api/admin/benchmarks/${benchmarkId}`, {
    as: editor,
    body: { value: { ...data.value, ...change }, tag: data.tag },
  })
}

test('a competition is a benchmark once, shown when both languages are there', async () => {
  expect(
    (await ask(world, 'POST /api/admin/benchmarks', { as: editor, body: { competitionId } })).errno,
  ).toBe('e409411')
  expect((await save({ isPublished: true })).errno).toBe('e409412')
  expect((await ask(world, `GET /api/benchmarks/${benchmarkId}`)).errno).toBe('e404410')
  const both = (name: string) => ({ [`${name}Zh`]: '文字', [`${name}En`]: 'text' })
  expect((await save({ isPublished: true, ...both('summary'), ...both('body') })).status).toBe(200)
  expect((await ask(world, 'GET /api/benchmarks')).data.list).toMatchObject([
    { id: benchmarkId, entries: 0, best: null },
  ])
})

test('the board holds what was entered of scored submissions, and its progress never goes back', async () => {
  const [low, high, between] = [await score(team, 0.5), await score(team, 0.9), await score(team, 0.7)]
  for (const [id, method] of [
    [low, '低'],
    [between, '中'],
    [high, '高'],
  ] as const)
    expect((await enter(id, team.captain, { method })).status).toBe(200)
  expect((await enter(low, team.captain)).errno).toBe('e409410')
  const shown = await board()
  expect(shown.entries.map((one: { method: string; value: number }) => [one.method, one.value])).toEqual([
    ['高', 0.9],
    ['中', 0.7],
    ['低', 0.5],
  ])
  expect(shown.progress.map((one: { best: number; isRecord: boolean }) => [one.best, one.isRecord])).toEqual([
    [0.5, true],
    [0.9, true],
    [0.9, false],
  ])
})

test('nobody enters what is not their team’s, is not scored, or is void', async () => {
  const other = await makeTeam(world, competitionId)
  const scored = await score(other, 0.99)
  const waiting = await handIn(world, competitionId, team.captain, {})
  expect([
    (await enter(scored, team.captain)).errno,
    (await enter(waiting, team.captain)).errno,
    (await enter(scored, await makeUser(world))).errno,
  ]).toEqual(['e400410', 'e400410', 'e400410'])
  const { data } = await enter(scored, other.captain)
  expect((await board()).entries[0].id).toBe(data.id)
  await world.db
    .updateTable('submission')
    .set({ voided_at: world.clock.now(), void_reason: '泄漏', voided_by: editor.id })
    .where('id', '=', scored)
    .execute()
  expect((await board()).entries.map((one: { id: number }) => one.id)).not.toContain(data.id)
  expect((await ask(world, `GET /api/benchmarks/entries/${data.id}`)).errno).toBe('e404411')
})

test('what staff verified is verified anew after a change, and only its owner changes it', async () => {
  const { data } = await enter(await score(team, 0.8), team.captain)
  const one = `/api/benchmarks/entries/${data.id}` as const
  const isVerified = async () => (await ask(world, `GET ${one}`)).data.isVerified
  await verify(data.id, editor)
  expect(await isVerified()).toBe(true)
  expect((await ask(world, `PUT ${one}`, { as: await makeUser(world), body: told })).errno).toBe('e403410')
  expect((await ask(world, `PUT ${one}`, { as: team.captain, body: told })).status).toBe(200)
  expect(await isVerified()).toBe(false)
  await ask(world, `DELETE ${one}`, { as: team.captain })
  expect((await ask(world, `GET ${one}`)).errno).toBe('e404411')
})

test('nobody verifies where they have a method of their own', async () => {
  const [mine, rivals] = [await makeTeam(world, competitionId), await makeTeam(world, competitionId)]
  const { data: own } = await enter(await score(mine, 0.6), mine.captain)
  const { data: other } = await enter(await score(rivals, 0.61), rivals.captain)
  const mate = await makeStaff(world, 'editor')
  await world.db
    .insertInto('team_member')
    .values({
      team_id: mine.id,
      competition_id: competitionId,
      user_id: mate.id,
      role: 'member',
      joined_at: world.clock.now(),
    })
    .execute()
  for (const { id } of [own, other]) expect((await verify(id, mate)).errno).toBe('e409413')
  expect((await ask(world, `GET /api/admin/benchmarks/${benchmarkId}`, { as: mate })).data.verify.code).toBe(
    'e409413',
  )
  expect((await verify(own.id, editor)).status).toBe(200)
})

test('what is verified is what the editor saw', async () => {
  const other = await makeTeam(world, competitionId)
  const { data } = await enter(await score(other, 0.62), other.captain)
  const tag = await tagOf(data.id)
  await ask(world, `PUT /api/benchmarks/entries/${data.id}`, {
    as: other.captain,
    body: { ...told, method: '换了方法' },
  })
  expect((await verify(data.id, editor, tag)).errno).toBe('e40991')
  expect((await verify(data.id, editor)).status).toBe(200)
})

test.each(['draft', 'unpublished', 'private'] as const)(
  'of a benchmark whose competition is %s nobody learns anything',
  async state => {
    const { id } = await makeCompetition(world)
    const { data } = await ask(world, 'POST /api/admin/benchmarks', {
      as: editor,
      body: { competitionId: id },
    })
    if (state !== 'draft')
      await world.db.updateTable('benchmark').set({ is_published: true }).where('id', '=', data.id).execute()
    if (state !== 'draft')
      await world.db
        .updateTable('competition')
        .set(state === 'private' ? { visibility: 'private', private_code_hash: 'x' } : { published_at: null })
        .where('id', '=', id)
        .execute()
    for (const as of [undefined, await makeUser(world)])
      for (const path of ['', ...(as ? ['/own'] : [])] as const)
        expect((await ask(world, `GET /api/benchmarks/${data.id}${path}`, { as })).errno).toBe('e404410')
    const person = await makeUser(world)
    const entered = await ask(world, `POST /api/benchmarks/${data.id}/entries`, {
      as: person,
      body: { submissionId: 1, ...told },
    })
    expect(entered.errno).toBe('e404410')
  },
)
