import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, send } from '../../../../test/ask.ts'
import { enter, makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { ageOf, isBirthday, profileSettingsPath, skillKey } from './details.rules.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
  await world.db
    .insertInto('industry')
    .values(['a', 'b', 'c', 'd', 'e'].map((code, sort) => ({ code, name_zh: code, name_en: code, sort })))
    .execute()
})
afterAll(() => world.close())

type Body = Record<string, unknown>
const put = (path: string, as: TestUser | undefined, body: Body) =>
  ask(world, `PUT /api/users/${path}`, { as, body })
const post = (path: string, as: TestUser | undefined, body: Body) =>
  ask(world, `POST /api/users/${path}`, { as, body })
const remove = (path: string, as?: TestUser) => ask(world, `DELETE /api/users/${path}`, { as })
const info = async (as?: TestUser, query = '') => ask(world, `GET /api/v2/users/info${query}`, { as })

const now = new Date('2026-11-21T12:00:00.000Z')
test.each([
  ['2026-11-21', true],
  ['2026-11-22', false],
  ['1900-01-01', true],
  ['1899-12-31', false],
])('somebody may have been born on %s: %s', (day, may) => expect(isBirthday(day, now)).toBe(may))
test.each([
  ['2000-11-21', 26],
  ['2000-11-22', 25],
  ['2000-12-01', 25],
  ['2000-01-30', 26],
])('who was born on %s is %i', (day, age) => expect(ageOf(day, now)).toBe(age))
test('skills are the same whatever their width, case and space', () =>
  expect([' NLP', 'ｎｌｐ', 'nlp '].map(skillKey)).toEqual(['nlp', 'nlp', 'nlp']))

describe('a profile', () => {
  test('is filled in, field by field, until nothing is missing', async () => {
    const user = await makeUser(world, { email: 'a@example.org', introduction: '', city: null })
    const missing = async () => (await info(user)).data.missing
    expect(await missing()).toEqual(['intro', 'birthday', 'industry', 'skill', 'city', 'education'])
    await put('updateIntro', user, { introduction: '  爱好统计  ' })
    await put('updateBirthday', user, { birthday: '1998-05-04' })
    await put('updateInd', user, { industry: ['b', 'a'] })
    expect(await missing()).toEqual(['skill', 'city', 'education'])
    const skill = await post('addTag', user, { skillName: '时间序列' })
    await post('updateLocation', user, { province: '浙江', city: '杭州' })
    const education = await post('addEducation', user, {
      schoolName: '浙江大学',
      majorName: '统计学',
      degreeName: 'bachelor',
      eduStartTime: '2016-09-01',
      eduEndTime: '2020-06-30',
    })
    expect((await info(user)).data).toMatchObject({
      missing: [],
      introduction: '爱好统计',
      birthday: '1998-05-04',
      industry: ['b', 'a'],
      location: { province: '浙江', city: '杭州' },
      skills: [{ skillName: '时间序列', skillTagId: skill.data.skillTagId }],
      educations: [{ degreeName: 'bachelor', eduStartTime: '2016-09-01', eduEndTime: '2020-06-30' }],
    })
    await remove(`deleteTag?skillTagId=${skill.data.skillTagId}&userId=${user.id}`, user)
    await remove(`deleteEducation?userEduId=${education.data.userEduId}`, user)
    await put('updateInd', user, { industry: [] })
    await put('updateBirthday', user, { birthday: null })
    await put('updateLocation', user, { id: user.id, province: '', city: '' })
    await put('updateIntro', user, { introduction: '' })
    expect(await missing()).toEqual(['intro', 'birthday', 'industry', 'skill', 'city', 'education'])
  })

  test('has at most four industries, each once and of the list', async () => {
    const user = await makeUser(world)
    expect((await put('updateInd', user, { industry: ['a', 'b', 'c', 'd'] })).status).toBe(200)
    for (const industry of [['a', 'b', 'c', 'd', 'e'], ['a', 'a'], 'a']) {
      const answer = await put('updateInd', user, { industry })
      expect([industry, answer.status, answer.paths]).toEqual([industry, 400, ['body.industry']])
    }
    expect((await put('updateInd', user, { industry: ['a', 'nowhere'] })).errno).toBe('e40030')
    expect((await info(user)).data.industry).toEqual(['a', 'b', 'c', 'd'])
  })

  test('has at most six skills of ten characters, none twice, also when they come at once', async () => {
    const user = await makeUser(world)
    expect((await post('addTag', user, { skillName: '一二三四五六七八九十一' })).paths).toEqual([
      'body.skillName',
    ])
    expect((await post('addTag', user, { skillName: ' ' })).status).toBe(400)
    expect((await post('addTag', user, { skillName: '😀'.repeat(10) })).status).toBe(200)
    expect((await post('addTag', user, { skillName: 'NLP' })).status).toBe(200)
    expect((await post('addTag', user, { skillName: ' ｎｌｐ ' })).errno).toBe('e40949')
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(n => post('addTag', user, { skillName: `skill ${n}` })),
    )
    expect(answers.map(answer => answer.errno ?? 'ok').toSorted()).toEqual([
      'e40976',
      'e40976',
      'ok',
      'ok',
      'ok',
      'ok',
    ])
  })

  test('has educations that end after they begin, of the degrees there are, ten at most', async () => {
    const user = await makeUser(world)
    const school = { schoolName: '某大学', degreeName: 'doctor' }
    const backwards = { ...school, eduStartTime: '2020-01-02', eduEndTime: '2020-01-01' }
    expect((await post('addEducation', user, backwards)).errno).toBe('e40032')
    expect((await post('addEducation', user, { ...school, degreeName: 'wizard' })).paths).toEqual([
      'body.degreeName',
    ])
    expect((await post('addEducation', user, { degreeName: 'doctor' })).paths).toEqual(['body.schoolName'])
    for (let n = 0; n < 10; n++) expect((await post('addEducation', user, school)).status).toBe(200)
    expect((await post('addEducation', user, school)).errno).toBe('e40977')
  })

  test('has no birthday to come', async () => {
    const user = await makeUser(world)
    const tomorrow = new Date(world.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
    expect((await put('updateBirthday', user, { birthday: tomorrow })).errno).toBe('e40031')
    expect((await put('updateBirthday', user, { birthday: '1999-02-30' })).paths).toEqual(['body.birthday'])
  })

  test('is one’s own: nobody else’s id is taken, and nobody else’s entries are found', async () => {
    const [owner, other] = [await makeUser(world), await makeUser(world)]
    const skill = (await post('addTag', owner, { skillName: 'mine' })).data.skillTagId
    const education = (await post('addEducation', owner, { schoolName: 'Mine', degreeName: 'master' })).data
      .userEduId
    expect((await remove(`deleteTag?skillTagId=${skill}`, other)).errno).toBe('e40493')
    expect((await remove(`deleteEducation?userEduId=${education}`, other)).errno).toBe('e40494')
    for (const answer of [
      await remove(`deleteTag?skillTagId=${skill}&userId=${owner.id}`, other),
      await remove(`deleteEducation?userEduId=${education}&userId=${owner.id}`, other),
      await put('updateLocation', other, { id: owner.id, city: 'Elsewhere' }),
    ])
      expect(answer.status).toBe(403)
    expect((await info(owner)).data).toMatchObject({
      skills: [{ skillName: 'mine' }],
      educations: [{ schoolName: 'Mine' }],
    })
    for (const answer of [
      await info(),
      await put('updateIntro', undefined, { introduction: 'x' }),
      await post('addTag', undefined, { skillName: 'x' }),
      await post('addEducation', undefined, { schoolName: 'x', degreeName: 'master' }),
      await remove(`deleteTag?skillTagId=${skill}`),
    ])
      expect(answer.errno).toBe('e40101')
  })
})

describe('a competition that asks for a profile', () => {
  test('names each field that is missing and leads to it; takes the file once all are there', async () => {
    const competition = await makeCompetition(world, { competition: { requirements: ['profile'] } })
    const user = await makeUser(world, {
      email: 'b@example.org',
      introduction: '你好',
      birthday: '1990-01-01',
      city: '杭州',
    })
    await enter(world, competition.id, user)
    await put('updateInd', user, { industry: ['a'] })
    const submits = async () =>
      (await ask(world, `GET /api/competitions/${competition.id}?part=submits`, { as: user })).data.submits
    const origin = `/competitions/${competition.id}/submits`
    expect((await submits()).blocking).toMatchObject([
      {
        code: 'e40350',
        missing: [
          { field: 'skill', hint: profileSettingsPath('skill', origin) },
          { field: 'education', hint: profileSettingsPath('education', origin) },
        ],
      },
    ])
    const upload = () =>
      send(world, `POST /api/competitions/${competition.id}/uploads`, {
        as: user,
        file: { name: 'result.csv', content: 'id,label\n1,a\n2,b\n' },
      })
    expect(await upload()).toMatchObject({
      errno: 'e40350',
      hint: `/users/v2/setting-userinfo?origin=${encodeURIComponent(origin)}#skill`,
      issues: [
        { path: 'submission', code: 'e40350' },
        { path: 'profile.skill', code: 'required' },
        { path: 'profile.education', code: 'required' },
      ],
    })
    await post('addTag', user, { skillName: '表格数据' })
    await post('addEducation', user, { schoolName: '某中学', degreeName: 'senior_high_school' })
    expect((await submits()).blocking).toEqual([])
    expect((await upload()).status).toBe(200)
  })
})
