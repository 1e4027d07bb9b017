import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeCompetition } from '../../../../test/factories.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { searchVector } from '../../../base/search/search.ts'

let world: World
let race: number
beforeAll(async () => {
  world = await makeWorld()
  // Far from the database's own clock, which no answer may depend on.
  world.setNow('2031-05-01T04:00:00.000Z')
  race = await makeRace()
  await world.db
    .insertInto('tag')
    .values([
      { code: 'vision', parent_code: null, name_zh: '视觉', name_en: 'Vision' },
      { code: 'ocr', parent_code: 'vision', name_zh: '文字识别', name_en: 'OCR' },
    ])
    .execute()
  await world.db
    .insertInto('industry')
    .values({ code: 'health', name_zh: '医疗', name_en: 'Health' })
    .execute()
  await make('coming', { start_at: at(1), end_at: at(20), team_count: 1 }, '鸟声识别 Bird songs')
  const open = await make(
    'open',
    { reward_zh: '3 × 5000', reward_value: 15_000, team_count: 9 },
    '肺炎影像分类 Pneumonia',
  )
  await make('closed', { start_at: at(-3), end_at: at(2), is_open_signup: false, team_count: 3 })
  const over = await make('over', {
    type: 'solution',
    start_at: at(-20),
    end_at: at(-5),
    reward_zh: '20,000 元',
    reward_value: 20_000,
    team_count: 5,
    featured: 1,
  })
  await make('unpublished', { published_at: null, featured: 1 })
  await make('tomorrow', { published_at: at(1), featured: 1 })
  await make('private', { visibility: 'private', private_code_hash: 'x', featured: 1 })
  await make('of another race', { race_category_id: await makeRace('新手赛', 'Beginners') })
  await world.db.insertInto('competition_tag').values({ competition_id: open, tag_code: 'ocr' }).execute()
  await world.db
    .insertInto('competition_industry')
    .values({ competition_id: over, industry_code: 'health' })
    .execute()
})
afterAll(() => world.close())

const day = 86_400_000
const at = (days: number) => new Date(world.clock.now().getTime() + days * day)
type Given = NonNullable<Parameters<typeof makeCompetition>[1]>['competition']

const makeRace = async (name_zh = '大赛', name_en = 'Race') =>
  (
    await world.db
      .insertInto('race_category')
      .values({ name_zh, name_en, banner: null })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
async function make(name: string, given: Given, words = name) {
  const { id } = await makeCompetition(world, {
    competition: { title_zh: name, title_en: `${name} (en)`, race_category_id: race, ...given },
  })
  await world.db
    .updateTable('competition')
    .set({ search: searchVector(words) })
    .where('id', '=', id)
    .execute()
  return id
}
const titles = (cards: { title: string }[]) => cards.map(card => card.title)

test.each([
  ['', ['closed', 'open', 'coming', 'over']],
  ['sort=newest', ['coming', 'closed', 'open', 'over']],
  ['sort=ending', ['closed', 'open', 'coming', 'over']],
  ['sort=reward', ['over', 'open', 'closed', 'coming']],
  ['sort=popular', ['open', 'over', 'closed', 'coming']],
  ['type=solution', ['over']],
  ['tagCode=vision', ['open']],
  ['tagCode=ocr', ['open']],
  ['indCode=health', ['over']],
  ['cmptStatus=0', ['coming']],
  ['cmptStatus=1', ['closed', 'open']],
  ['cmptStatus=2', ['over']],
  ['cmptStatus=3', ['open']],
  ['search=肺炎', ['open']],
  ['search=鸟声', ['coming']],
  ['search=PNEUMO', ['open']],
  ['search=bird songs', ['coming']],
  ['search=bird pneumonia', []],
  ["search=!!':*", []],
  ['search=private', []],
  ['type=solution&cmptStatus=1', []],
])('?%s shows %j', async (query, expected) => {
  const { data } = await ask(world, `GET /api/competitions?raceId=${race}&${encodeURI(query)}`)
  expect(titles(data.cmpt.competitions)).toEqual(expected)
  expect(data.cmpt.total).toBe(expected.length)
})

test('pages add up to the whole, and past the end there is nothing', async () => {
  const page = async (number: number) =>
    (await ask(world, `GET /api/competitions?raceId=${race}&per_page=3&page=${number}`)).data.cmpt
  expect(titles((await page(1)).competitions)).toEqual(['closed', 'open', 'coming'])
  expect(await page(2)).toMatchObject({ competitions: [{ title: 'over' }], total: 4 })
  expect(await page(3)).toEqual({ competitions: [], total: 4 })
})

test('comes with its choices, what is recommended, and the reader’s language', async () => {
  const { data } = await ask(world, `GET /api/competitions?raceId=${race}`, { lang: 'en-US' })
  expect(data.cmpt.competitions[1]).toMatchObject({ title: 'open (en)', state: 'can_signup', teamCount: 9 })
  expect(data.cmpt.competitions[1].tags).toEqual([{ code: 'ocr', name: 'OCR' }])
  expect(titles(data.recommends)).toEqual(['over (en)'])
  expect(data.raceCategory[0]).toMatchObject({ id: 0, nameCn: '全部', nameEn: 'All' })
  expect(data.cmptTags[1]).toMatchObject({ code: 'vision', sub: [{ code: 'ocr' }] })
  expect(data.industries[1]).toEqual({ code: 'health', nameCn: '医疗', nameEn: 'Health' })
})
