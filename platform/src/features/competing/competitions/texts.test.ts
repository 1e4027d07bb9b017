import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { auditedOf, makeOrganised } from '../../../../test/authoring.ts'
import { enter, makeUser } from '../../../../test/factories.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

describe('texts', () => {
  test('are saved part by part, and an empty one is none', async () => {
    const { id, organiser } = await makeOrganised(world)
    const read = async () =>
      (await ask(world, `GET /api/admin/competitions/${id}/texts`, { as: organiser })).data
    const put = (part: string, value: object, tag: string) =>
      ask(world, `PUT /api/admin/competitions/${id}/texts/${part}`, { as: organiser, body: { value, tag } })
    const { parts, guide } = await read()
    expect(parts.map((one: { part: string }) => one.part)).toEqual([
      'overview',
      'evaluation',
      'rules',
      'prizes',
      'timeline',
    ])
    const value = { zh: '# 背景\n\n$x$', en: '# Why' }
    const done = await put('overview', value, parts[0].text.tag)
    expect(done).toMatchObject({ status: 200, data: { value } })
    expect(await put('overview', { zh: '', en: '' }, parts[0].text.tag)).toMatchObject({ errno: 'e40991' })
    expect(await put('overview', { zh: ' ', en: '' }, done.data.tag)).toMatchObject({
      data: { value: { zh: '', en: '' } },
    })
    expect(await put('nowhere', value, '')).toMatchObject({ status: 404 })
    const shown = await ask(world, `PUT /api/admin/competitions/${id}/guide`, {
      as: organiser,
      body: { value: { isShown: true, zh: '指引', en: 'Guide' }, tag: guide.tag },
    })
    expect(shown.status).toBe(200)
    expect((await ask(world, `GET /api/competitions/${id}/guide-info`)).data).toMatchObject({
      isHidden: false,
    })
    expect((await auditedOf(world, id)).map(entry => entry.action)).toEqual([
      'competition.text',
      'competition.text',
      'competition.guide',
    ])
  })

  test('the FAQ is saved whole and in its order', async () => {
    const { id, organiser } = await makeOrganised(world)
    const call = `/api/admin/competitions/${id}/faq` as const
    const { tag } = (await ask(world, `GET ${call}`, { as: organiser })).data
    const entry = (text: string) => ({ questionZh: text, questionEn: text, answerZh: text, answerEn: text })
    const body = { value: { entries: [entry('b'), entry('a')] }, tag }
    expect(await ask(world, `PUT ${call}`, { as: organiser, body })).toMatchObject({ status: 200 })
    const after = (await ask(world, `GET ${call}`, { as: organiser })).data
    expect(after.value).toEqual(body.value)
    const next = { value: { entries: [{ ...entry('a'), answerEn: 'A' }, entry('c')] }, tag: after.tag }
    await ask(world, `PUT ${call}`, { as: organiser, body: next })
    expect((await auditedOf(world, id)).map(one => one.detail)).toEqual([
      { added: [entry('b'), entry('a')] },
      { added: [entry('c')], removed: [entry('b')], changed: { 'a / a': { answerEn: ['a', 'A'] } } },
    ])
    const empty = { value: { entries: [{ ...entry('c'), answerEn: '' }] }, tag }
    expect(await ask(world, `PUT ${call}`, { as: organiser, body: empty })).toMatchObject({
      status: 400,
      paths: ['body.value.entries.0.answerEn'],
    })
  })
})

describe('the agreement', () => {
  test('stays one version until somebody accepts it; then a change asks everybody again', async () => {
    const { id, organiser } = await makeOrganised(world)
    const call = `/api/admin/competitions/${id}/agreement` as const
    const read = async () => (await ask(world, `GET ${call}`, { as: organiser })).data
    const put = async (zh: string) =>
      ask(world, `PUT ${call}`, {
        as: organiser,
        body: { value: { zh, en: zh }, tag: (await read()).agreement.tag },
      })
    expect((await put('一')).data.version).toBe(1)
    expect((await put('二')).data.version).toBe(1)
    const competitor = await makeUser(world)
    await enter(world, id, competitor)
    expect((await read()).accepted).toBe(1)
    expect((await put('二')).data.version).toBe(1)
    expect((await put('三')).data.version).toBe(2)
    expect(await read()).toMatchObject({ version: 2, accepted: 0, history: [{ version: 1, zh: '二' }] })
    const submits = await ask(world, `GET /api/competitions/${id}?part=submits`, { as: competitor })
    expect(submits.data.submits.blocking).toMatchObject([{ code: 'e40342' }])
    expect((await auditedOf(world, id)).at(-1)).toMatchObject({
      action: 'competition.agreement',
      detail: { version: [1, 2] },
    })
  })
})
