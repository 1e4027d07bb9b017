import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import type { Lang } from '../../../base/web/language.ts'
import { makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { block } from '../follows/server/public.ts'
import { isPlace, placeName } from './places.rules.ts'
import { gatherWords } from './server/commands/gather-words.ts'
import { nameOf } from './server/territory.ts'
import { fitting } from './suggestions.rules.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const get = (path: `/${string}`, as?: TestUser) => ask(world, `GET ${path}`, { as })
const post = (path: `/${string}`, as: TestUser, body: Record<string, unknown>) =>
  ask(world, `POST ${path}`, { as, body })
const put = (path: `/${string}`, as: TestUser, body: Record<string, unknown>) =>
  ask(world, `PUT ${path}`, { as, body })
const remove = (path: `/${string}`, as: TestUser) => ask(world, `DELETE ${path}`, { as })
const profileOf = async (id: number, as?: TestUser) => (await get(`/api/users/${id}/profile`, as)).data

describe('what somebody did and can', () => {
  test('careers are added, changed and removed by their owner alone', async () => {
    const [owner, other] = [await makeUser(world), await makeUser(world)]
    const work = { companyName: '某研究院', jobName: '研究员', workStartTime: '2020-01-01' }
    const { userWorkId: id } = (await post('/api/users/addWork', owner, work)).data
    expect((await put('/api/users/updateWork', other, { userWorkId: id, ...work })).errno).toBe('e404151')
    expect((await remove(`/api/users/deleteWork?userWorkId=${id}`, other)).errno).toBe('e404151')
    expect(
      (await put('/api/users/updateWork', owner, { userWorkId: id, ...work, workEndTime: '2019-01-01' }))
        .errno,
    ).toBe('e40032')
    await put('/api/users/updateWork', owner, { userWorkId: id, ...work, jobName: '所长' })
    expect((await profileOf(owner.id)).careers).toEqual([
      { userWorkId: id, ...work, jobName: '所长', workEndTime: null },
    ])
    expect((await remove(`/api/users/deleteWork?userWorkId=${id}&userId=${owner.id}`, other)).status).toBe(
      403,
    )
    expect((await remove(`/api/users/deleteWork?userWorkId=${id}`, owner)).data).toEqual({ affectedRows: 1 })
    expect((await profileOf(owner.id)).careers).toEqual([])
  })

  test('ten careers are taken, and no more when many come at once', async () => {
    const user = await makeUser(world)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => post('/api/users/addWork', user, { companyName: `公司 ${n}` })),
    )
    expect(answers.filter(answer => answer.errno === 'e409152')).toHaveLength(2)
    expect((await profileOf(user.id)).careers).toHaveLength(10)
  })

  test('accomplishments of four kinds stand in four lists, by whichever call they came', async () => {
    const user = await makeUser(world)
    const about = { organization: '某学会', description: '第一行\n第二行' }
    await post('/api/users/addArticle', user, { articleName: '文章', getTime: '2024-05-01', ...about })
    await post('/api/users/addPrize', user, { prizeName: '奖', ...about })
    await post('/api/v2/users/accomplishment/project', user, { name: '项目', ...about })
    const { shipDeleteId } = (await post('/api/users/auth', user, { type: 'others', name: '其他' })).data
    expect(
      (await put('/api/users/auth', user, { shipDeleteId, type: 'others', name: '改过', ...about })).data,
    ).toMatchObject({ name: '改过' })
    expect((await profileOf(user.id)).accomplishments).toMatchObject({
      article: [{ articleName: '文章', getTime: '2024-05-01', ...about }],
      prize: [{ prizeName: '奖', getTime: null, ...about }],
      project: [{ projectName: '项目', ...about }],
      others: [{ othersName: '改过', ...about }],
    })
    const other = await makeUser(world)
    for (const [query, as] of [
      [`shipDeleteId=${shipDeleteId}`, other],
      [`shipDeleteId=${shipDeleteId}&deleteId=${shipDeleteId + 1}`, user],
    ] as const)
      expect((await remove(`/api/users/deleteOthers?${query}`, as)).errno).toBe('e404152')
    // Of another kind it is not there.
    expect((await remove(`/api/users/deletePrize?shipDeleteId=${shipDeleteId}`, user)).errno).toBe('e404152')
    expect(
      (await put('/api/users/auth', other, { shipDeleteId, type: 'others', name: '别人的' })).errno,
    ).toBe('e404152')
    await remove(`/api/users/deleteOthers?shipDeleteId=${shipDeleteId}&deleteId=${shipDeleteId}`, user)
    expect((await profileOf(user.id)).accomplishments.others).toEqual([])
  })

  test('of a kind thirty are taken', async () => {
    const user = await makeUser(world)
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, n) => post('/api/users/addProject', user, { projectName: `项目 ${n}` })),
    )
    expect(answers.filter(answer => answer.errno === 'e409153')).toHaveLength(2)
    expect((await post('/api/users/addPrize', user, { prizeName: '奖' })).status).toBe(200)
  })

  test('a company is said once and said anew', async () => {
    const user = await makeUser(world)
    expect((await get('/api/users/company', user)).data).toEqual({ company: null })
    await post('/api/users/companySubmit', user, { companyName: '旧名' })
    await post('/api/users/companySubmit', user, {
      companyName: '新名',
      staff: 'under_100',
      website: 'https://a.example',
    })
    expect((await get('/api/users/company', user)).data.company).toMatchObject({
      companyName: '新名',
      staff: 'under_100',
    })
    const wrong = await post('/api/users/companySubmit', user, {
      companyName: '名',
      industry: 'none',
      website: '',
    })
    expect([wrong.errno, wrong.paths]).toEqual(['e40030', ['body.industry']])
    expect(
      (await post('/api/users/companySubmit', user, { companyName: '名', website: 'javascript:alert(1)' }))
        .status,
    ).toBe(400)
  })
})

describe('whose profile it is', () => {
  test('nobody has none: not who is locked, nor the system account', async () => {
    const locked = await makeUser(world, { disabled_at: world.clock.now() })
    for (const id of [locked.id, 100_000, 999_999_999]) {
      expect((await get(`/api/users/${id}/profile`)).errno).toBe('e404150')
      expect((await get(`/api/ip-territory/queryByUserId?userId=${id}`)).errno).toBe('e404150')
    }
    const user = await makeUser(world)
    expect((await get(`/api/v2/users/ability-info?id=${user.id}&userId=${locked.id}`, user)).errno).toBe(
      'e404150',
    )
  })

  test('their address belongs to an unknown place where a table is of no use, and to none without one', async () => {
    const { id } = await makeUser(world)
    const { settings } = world
    const path = `/api/ip-territory/queryByUserId?userId=${id}` as const
    expect((await get(path)).data.territory).toBeNull()
    settings.IP_TERRITORY_FILE = '/nowhere.mmdb'
    try {
      expect((await get(path)).data.territory).toEqual({ nameCn: '未知', nameEn: 'Unknown' })
    } finally {
      delete settings.IP_TERRITORY_FILE
    }
  })

  test('what somebody can do is told in numbers', async () => {
    const user = await makeUser(world)
    await post('/api/users/addEducation', user, { schoolName: '大学', degreeName: 'master' })
    await post('/api/users/addEducation', user, { schoolName: '大学', degreeName: 'bachelor' })
    await post('/api/users/addTag', user, { skillName: '检测' })
    await post('/api/users/addPrize', user, { prizeName: '奖' })
    expect((await get('/api/v2/users/ability-info', user)).data).toMatchObject({
      id: user.id,
      degreeName: 'master',
      skills: [{ skillName: '检测' }],
      accomplishments: { article: 0, project: 0, prize: 1, others: 0 },
    })
  })
})

describe('places', () => {
  test('of China are chosen from the list, elsewhere written', async () => {
    const user = await makeUser(world)
    const save = (place: Record<string, unknown>) => put('/api/users/updateLocation', user, place)
    expect((await save({ country: 'CN', province: '浙江', city: '南京' })).errno).toBe('e400151')
    expect((await save({ country: 'XX', city: 'Nowhere' })).errno).toBe('e400151')
    await save({ province: '浙江', city: '杭州' })
    expect((await profileOf(user.id)).location).toEqual({
      country: 'CN',
      province: '浙江',
      city: '杭州',
      nameCn: '浙江 杭州',
      nameEn: 'Hangzhou, Zhejiang',
    })
    await save({ country: 'DE', province: 'Bayern', city: 'München' })
    expect((await profileOf(user.id)).location).toMatchObject({
      nameCn: '德国 Bayern München',
      nameEn: 'München, Bayern, Germany',
    })
  })

  test.each([
    [{ country: 'CN', province: '北京', city: '北京' }, '北京', 'Beijing'],
    [{ country: 'CN', province: '陕西', city: '' }, '陕西', 'Shaanxi'],
    [{ country: null, province: '', city: '' }, '', ''],
    [{ country: 'JP', province: '', city: '' }, '日本', 'Japan'],
  ])('%o is %s and %s', (place, zh, en) =>
    expect([isPlace(place), placeName(place)]).toEqual([true, { nameCn: zh, nameEn: en }]),
  )

  test('an address belongs to a country or a province, as far as a table says so', () => {
    expect(nameOf({ country_code: 'DE' })).toEqual({ nameCn: '德国', nameEn: 'Germany' })
    expect(nameOf({ country_code: 'TW' })).toEqual({ nameCn: '台湾', nameEn: 'Taiwan' })
    expect(nameOf({ country_code: 'ZZ' })).toBeNull()
    const china = { iso_code: 'CN', geoname_id: 1, names: { en: 'China' } }
    const area = { iso_code: 'ZJ', geoname_id: 2, names: { en: 'Zhejiang', 'zh-CN': '浙江省' } }
    expect(nameOf({ country: china, subdivisions: [area] })).toEqual({ nameCn: '浙江', nameEn: 'Zhejiang' })
    expect(nameOf({ country: china })).toEqual({ nameCn: '中国', nameEn: 'China' })
  })
})

describe('the search for people', () => {
  const find = async (as: TestUser, keyword: string) =>
    (await get(`/api/users?keyword=${encodeURIComponent(keyword)}`, as)).data.list.map(
      (one: { id: number }) => one.id,
    )
  const named = async (name: string) => {
    const user = await makeUser(world)
    expect((await put('/api/users/updateUserName', user, { userName: name })).status).toBe(200)
    return user
  }

  test('finds by id, beginning and words, and never by e-mail', async () => {
    const asks = await makeUser(world)
    const zhang = await named('张三丰的数据小屋')
    const kate = await named('Kate Moretti')
    expect(await find(asks, String(kate.id))).toEqual([kate.id])
    expect(await find(asks, '张三')).toEqual([zhang.id])
    expect(await find(asks, '数据')).toEqual([zhang.id])
    expect(await find(asks, 'kate')).toEqual([kate.id])
    expect(await find(asks, 'ＭＯＲＥＴＴＩ')).toEqual([kate.id])
    expect(await find(asks, '%')).toEqual([])
    await world.db
      .updateTable('app_user')
      .set({ email: 'kate@secret.example' })
      .where('id', '=', kate.id)
      .execute()
    expect(await find(asks, 'kate@secret.example')).toEqual([])
    expect(await find(asks, '')).toEqual([])
  })

  test('leaves out oneself, the locked, the blocked in either direction, and who does not want to be found', async () => {
    const asks = await makeUser(world)
    const all = [
      await named('暮光一'),
      await named('暮光二'),
      await named('暮光三'),
      await named('暮光四'),
    ] as const
    const now = world.clock.now()
    await world.db.transaction().execute(async tx => {
      await block(tx, { blockerId: asks.id, blockedId: all[0].id, now })
      await block(tx, { blockerId: all[1].id, blockedId: asks.id, now })
    })
    await put('/api/users/updateFindable', all[2], { isFindable: false })
    expect(await find(asks, '暮光')).toEqual([all[3].id])
    expect(await find(all[3], '暮光')).not.toContain(all[3].id)
    await world.db.updateTable('app_user').set({ disabled_at: now }).where('id', '=', all[3].id).execute()
    expect(await find(asks, '暮光')).toEqual([])
  })
})

describe('suggestions', () => {
  const search = async (type: string, keyword: string, lang: Lang = 'zh-CN') =>
    (
      await ask(world, 'POST /api/common/v1/proxyEasySearch', {
        as: await makeUser(world),
        body: { type, keyword },
        lang,
      })
    ).data

  test('begin with what begins so, in the reader’s language', async () => {
    expect((await search('school', '浙江'))[0]).toBe('浙江大学')
    expect(await search('school', '浙江大学', 'en-US')).toEqual(['Zhejiang University'])
    expect(await search('city', 'hang')).toContain('杭州')
    expect(await search('skill', '')).toEqual([])
  })

  test('hold what three people wrote, and no longer once they are two', async () => {
    const people = [await makeUser(world), await makeUser(world), await makeUser(world)]
    const gather = () => world.db.transaction().execute(gatherWords)
    const names = ['云上学院', '云上学院', ' 云上学院']
    for (const [index, user] of people.slice(0, 2).entries())
      await post('/api/users/addEducation', user, { schoolName: names[index], degreeName: 'bachelor' })
    await gather()
    expect(await search('school', '上学')).toEqual([])
    const last = people[2] as TestUser
    const { userEduId } = (
      await post('/api/users/addEducation', last, { schoolName: names[2], degreeName: 'bachelor' })
    ).data
    await gather()
    await gather()
    expect(await search('school', '上学')).toEqual(['云上学院'])
    expect((await get('/api/users/smartInput', last)).data.school[0]).toBe('云上学院')
    await remove(`/api/users/deleteEducation?userEduId=${userEduId}`, last)
    await gather()
    expect(await search('school', '上学')).toEqual([])
  })

  test('of cities abroad are those that three people live in; those of China are on our own list', async () => {
    const live = async (country: string, city: string) => {
      const user = await makeUser(world)
      await world.db.updateTable('app_user').set({ country, city }).where('id', '=', user.id).execute()
    }
    for (const _ of [1, 2, 3]) await live('SG', '云上城')
    for (const _ of [1, 2, 3]) await live('CN', '云上村')
    await world.db.transaction().execute(gatherWords)
    expect(await search('city', '云上')).toEqual(['云上城'])
  })

  test('come once, whatever is spelled how', () =>
    expect(fitting([['B a'], ['A b'], ['ａ B'], ['c']], 'a')).toEqual(['A b', 'B a']))
})
