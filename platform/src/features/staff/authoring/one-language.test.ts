import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeOrganised, storedCompetition } from '../../../../test/authoring.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { completenessOf } from './server/completeness.ts'
import { checklist } from './rules.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

describe('a competition in one language', () => {
  test('is asked for that one in all its parts, and keeps what is there of the other', async () => {
    const { id, organiser } = await makeOrganised(world)
    const base = `/api/admin/competitions/${id}` as const
    const read = async (part: string) => (await ask(world, `GET ${base}/${part}`, { as: organiser })).data
    const put = (part: string, body: Record<string, unknown>) =>
      ask(world, `PUT ${base}/${part}`, { as: organiser, body })
    const basics = await read('basics')
    const chinese = { ...basics.value, languages: 'zh', titleEn: 'Kept', summaryEn: '' }
    expect(await put('basics', { value: { ...chinese, titleZh: '' }, tag: basics.tag })).toMatchObject({
      errno: 'e40001',
      paths: ['body.value.titleZh'],
    })
    expect((await put('basics', { value: chinese, tag: basics.tag })).status).toBe(200)
    expect(await storedCompetition(world, id)).toMatchObject({ languages: 'zh', title_en: 'Kept' })

    const faq = await read('faq')
    const entry = { questionZh: '问', questionEn: '', answerZh: '答', answerEn: '' }
    const without = { ...entry, questionZh: '', questionEn: 'Why?' }
    expect((await put('faq', { value: { entries: [entry, without] }, tag: faq.tag })).paths).toEqual([
      'body.value.entries.1.questionZh',
    ])
    expect((await put('faq', { value: { entries: [entry] }, tag: faq.tag })).status).toBe(200)

    const { access } = await read('access')
    const field = { key: 'why', labelZh: '', labelEn: '', kind: 'line', required: true, choices: [] }
    const asking = (labelZh: string) => ({ ...access.value, entryFields: [{ ...field, labelZh }] })
    expect((await put('access', { value: asking(''), tag: access.tag })).paths).toEqual([
      'body.value.entryFields.0.labelZh',
    ])
    expect((await put('access', { value: asking('为何'), tag: access.tag })).status).toBe(200)

    const rounds = await read('rounds')
    const named = (zh: string) => ({
      rounds: rounds.value.rounds.map((round: object) => ({ ...round, subRanks: [{ key: '', zh, en: '' }] })),
    })
    expect((await put('rounds', { value: named(''), tag: rounds.tag })).paths).toEqual([
      'body.value.rounds.0.subRanks.0.zh',
    ])
    expect((await put('rounds', { value: named('学生'), tag: rounds.tag })).status).toBe(200)

    const certificates = await read('certificates')
    const awards = [{ upTo: 1, zh: '冠军', en: '' }]
    const award = { ...certificates.value, titleEn: '', awards }
    expect((await put('certificates', { value: award, tag: certificates.tag })).status).toBe(200)

    const send = (contentZh: string, contentEn: string) =>
      ask(world, `POST ${base}/broadcasts`, {
        as: organiser,
        body: { segment: 'all', contentZh, contentEn },
      })
    expect((await send('', 'Hello')).paths).toEqual(['body.contentZh'])
    // There is nobody to tell yet: what is said is in order.
    expect((await send('你好', '')).errno).not.toBe('e40001')

    // Both are asked for as soon as both are chosen.
    const now = await read('basics')
    expect(
      (await put('basics', { value: { ...now.value, languages: 'both', titleEn: '' }, tag: now.tag })).paths,
    ).toEqual(['body.value.titleEn'])
  })

  test('is copied as one, and is complete with that language', async () => {
    const { id, organiser } = await makeOrganised(world, {
      competition: {
        languages: 'en',
        title_zh: '',
        summary_zh: '',
        summary_en: 'Digits',
        agreement_en: 'Rules',
      },
    })
    const row = await storedCompetition(world, id)
    const done = checklist(await completenessOf(world.db, row), world.clock.now())
    expect(done.filter(check => ['summary', 'agreement'].includes(check.key) && check.isDone)).toHaveLength(2)
    const both = checklist({ ...(await completenessOf(world.db, row)), languages: 'both' }, world.clock.now())
    expect(both.filter(check => ['summary', 'agreement'].includes(check.key) && check.isDone)).toEqual([])

    const body = { titleZh: '', titleEn: 'Again', startAt: world.clock.now().toISOString() }
    const copy = await ask(world, `POST /api/admin/competitions/${id}/clone`, { as: organiser, body })
    expect(copy.status).toBe(200)
    expect(await storedCompetition(world, copy.data.id)).toMatchObject({ languages: 'en', title_zh: '' })
  })
})
