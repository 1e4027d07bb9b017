import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { waiting } from '../../../../test/locks.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { handIn, makeTeam } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
let editor: TestUser
let competitionId: number
beforeAll(async () => {
  world = await makeWorld()
  editor = await makeStaff(world, 'editor')
  competitionId = (await makeCompetition(world)).id
})
afterAll(() => world.close())

type Shown = { id: number; title: string; isDone: boolean }
const step = (title: string, target = {}) => ({
  stepId: null,
  titleZh: title,
  titleEn: title,
  bodyZh: '说明',
  bodyEn: 'Text',
  articleId: null,
  competitionId: null,
  ...target,
})
async function save(pathId: number, change: Record<string, unknown>) {
  const { data } = await ask(world, `GET /api/admin/learning/${pathId}`, { as: editor })
  return ask(world, `PUT /api/admin/learning/${pathId}`, {
    as: editor,
    body: { value: { ...data.value, ...change }, tag: data.tag },
  })
}
async function add(steps: object[]): Promise<number> {
  const { data } = await ask(world, 'POST /api/admin/learning', {
    as: editor,
    body: { titleZh: '路径', titleEn: 'Path' },
  })
  const saved = await save(data.id, { summaryZh: '简介', summaryEn: 'About', isPublished: true, steps })
  expect([saved.status, saved.paths]).toEqual([200, []])
  return data.id
}
const shown = async (pathId: number, as?: TestUser): Promise<Shown[]> =>
  (await ask(world, `GET /api/education/paths/${pathId}`, as ? { as } : {})).data.steps
const tick = (stepId: number, as: TestUser, isDone = true) =>
  ask(world, `PUT /api/education/steps/${stepId}`, { as, body: { isDone } })

test('reading is ticked, practice is done by a score, and both are counted', async () => {
  const pathId = await add([step('读'), step('练', { competitionId })])
  const team = await makeTeam(world, competitionId)
  const [reading, practice] = await shown(pathId)
  expect((await tick(practice?.id ?? 0, team.captain)).errno).toBe('e409420')
  await Promise.all([tick(reading?.id ?? 0, team.captain), tick(reading?.id ?? 0, team.captain)])
  const progress = async () =>
    (await ask(world, 'GET /api/education', { as: team.captain })).data.paths.map(
      (one: { done: number }) => one.done,
    )
  expect(await progress()).toEqual([1])
  await handIn(world, competitionId, team.captain, {})
  expect(await progress()).toEqual([1])
  await handIn(world, competitionId, team.captain, { score: 0.5 })
  expect(await progress()).toEqual([2])
  await tick(reading?.id ?? 0, team.captain, false)
  expect(await progress()).toEqual([1])
  expect((await shown(pathId)).map(one => one.isDone)).toEqual([false, false])
  expect((await ask(world, 'GET /api/education')).data.paths[0].done).toBeNull()
})

test('progress stays with a step that is moved and renamed, and goes with one that is deleted', async () => {
  const pathId = await add([step('甲'), step('乙'), step('丙')])
  const person = await makeUser(world)
  const before = await shown(pathId)
  for (const one of before.slice(0, 2)) await tick(one.id, person)
  const { data } = await ask(world, `GET /api/admin/learning/${pathId}`, { as: editor })
  const [a, b, c] = data.value.steps
  await save(pathId, { steps: [c, { ...b, titleZh: '乙二' }, step('丁')] })
  expect(a.stepId).toBe(before[0]?.id)
  expect((await shown(pathId, person)).map(one => [one.title, one.isDone])).toEqual([
    ['丙', false],
    ['乙二', true],
    ['丁', false],
  ])
})

test('a path leads only to what everybody may see, and names nothing else later', async () => {
  const hidden = await makeCompetition(world, { competition: { published_at: null } })
  const pathId = await add([step('一')])
  const refused = await save(pathId, { steps: [step('草稿', { competitionId: hidden.id })] })
  expect([refused.errno, refused.paths]).toEqual(['e400420', ['body.value.steps.0.competitionId']])
  const open = await makeCompetition(world, { competition: { title_zh: '后来撤下' } })
  await save(pathId, { steps: [step('公开', { competitionId: open.id })] })
  await world.db.updateTable('competition').set({ published_at: null }).where('id', '=', open.id).execute()
  const { data } = await ask(world, `GET /api/education/paths/${pathId}`)
  expect(data.steps[0].target).toBeNull()
  // What stood there before keeps no editor from the rest.
  expect((await save(pathId, { summaryZh: '改一个字', isPublished: false })).status).toBe(200)
})

test('practice is what never ends; what is for beginners and has a deadline stands apart', async () => {
  const { id: beginners } = await world.db
    .insertInto('race_category')
    .values({ name_zh: '新手赛', name_en: 'For beginners', banner: null, is_beginner: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const endsAt = async (end?: string) => {
    const times = end && { start_at: new Date('2025-01-01T00:00:00Z'), end_at: new Date(end) }
    return (await makeCompetition(world, { competition: { race_category_id: beginners, ...times } })).id
  }
  const [dated, standing] = [await endsAt(), await endsAt('2126-01-01T00:00:00Z')]
  await endsAt('2025-02-01T00:00:00Z')
  const { data } = await ask(world, 'GET /api/education')
  const idsOf = (cards: { id: number }[]) => cards.map(card => card.id)
  expect([idsOf(data.competitions), idsOf(data.dated)]).toEqual([[standing], [dated]])
})

test('steps of another path cannot be taken over', async () => {
  const [one, other] = [await add([step('甲')]), await add([step('乙')])]
  const [stolen] = await shown(other)
  const saved = await save(one, { steps: [{ ...step('甲'), stepId: stolen?.id }] })
  expect(saved.status).toBe(200)
  expect((await shown(other)).map(({ title }) => title)).toEqual(['乙'])
})

test('a step that is deleted while it is ticked is there no more', async () => {
  const [one] = await shown(await add([step('甲'), step('乙')]))
  const person = await makeUser(world)
  const deleting = await world.db.startTransaction().execute()
  await deleting
    .deleteFrom('learning_step')
    .where('id', '=', one?.id ?? 0)
    .execute()
  const ticking = tick(one?.id ?? 0, person)
  await vi.waitFor(async () => expect(await waiting(world)).toHaveLength(1))
  await deleting.commit().execute()
  expect((await ticking).errno).toBe('e404421')
})
