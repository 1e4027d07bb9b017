import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { enter, entryQuestion, makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { nothing, signAgain, signUpTo, writtenOf, type Ask } from '../../../../test/sign-up.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const signUp = (...ask: Ask) => signUpTo(world, ...ask)
const update = (...ask: Ask) => signAgain(world, ...ask)

const lines = { choices: [], choicesEn: [] }
const form = [
  entryQuestion({ kind: 'line', ...lines }),
  entryQuestion({
    key: 'track',
    labelZh: '赛道',
    labelEn: 'Track',
    choices: ['甲', '乙'],
    choicesEn: ['First', 'Second'],
  }),
  entryQuestion({ key: 'plan', labelZh: '想法', labelEn: 'Plan', kind: 'text', required: false, ...lines }),
]
const asking = (fields: readonly unknown[] = form) => ({ entry_fields: JSON.stringify(fields) as never })
const entryOf = async (id: number) =>
  (
    await world.db
      .selectFrom('registration')
      .select('entry')
      .where('competition_id', '=', id)
      .executeTakeFirstOrThrow()
  ).entry
const asked = async (id: number, as: TestUser) =>
  (await ask(world, `GET /api/competitions/${id}?lang=en-US`, { as })).data.competition.entryForm
const blocking = async (id: number, as: TestUser) =>
  (await ask(world, `GET /api/competitions/${id}?part=submits`, { as })).data.submits.blocking.map(
    (reason: { code: string }) => reason.code,
  )

describe('the entry form', () => {
  test('is shown to all and kept as it was answered', async () => {
    const { id } = await makeCompetition(world, { competition: asking() })
    const [user, other] = [await makeUser(world), await makeUser(world)]
    expect((await asked(id, user)).fields).toEqual([
      { key: 'school', label: 'School', kind: 'line', required: true, choices: [] },
      {
        key: 'track',
        label: 'Track',
        kind: 'choice',
        required: true,
        choices: [
          { value: '甲', label: 'First' },
          { value: '乙', label: 'Second' },
        ],
      },
      { key: 'plan', label: 'Plan', kind: 'text', required: false, choices: [] },
    ])
    const entry = { school: ' 一中 ', track: '乙', plan: '先看数据，\n再建模。' }
    expect((await signUp(id, user, { agreementVersion: 1, entry })).status).toBe(200)
    const kept = { school: '一中', track: '乙', plan: '先看数据，\n再建模。' }
    expect(await entryOf(id)).toEqual(kept)
    expect(await asked(id, user)).toMatchObject({ answers: kept, isOutdated: false })
    expect(await asked(id, other)).toMatchObject({ answers: {}, isOutdated: false })
    expect(await blocking(id, user)).toEqual([])
  })

  test.each([
    ['nothing', {}, ['body.entry.school', 'body.entry.track']],
    ['only spaces', { school: '  ', track: '甲' }, ['body.entry.school']],
    ['what is not offered', { school: '一中', track: '丙' }, ['body.entry.track']],
    ['too much', { school: 'x'.repeat(201), track: '甲' }, ['body.entry.school']],
    ['what nobody asked', { school: '一中', track: '甲', age: '9' }, ['body.entry.age']],
    ['what cannot be kept', { school: 'a\u0000b', track: '甲' }, ['body.entry.school']],
  ])('is not taken with %s in it', async (_name, entry, paths) => {
    const { id } = await makeCompetition(world, { competition: asking() })
    const answer = await signUp(id, await makeUser(world), { agreementVersion: 1, entry })
    expect([answer.status, answer.errno, answer.paths]).toEqual([400, 'e40001', paths])
    expect(await writtenOf(world, id)).toEqual(nothing)
  })

  test('asks again those who signed up before a question was added, and keeps them from submitting', async () => {
    const { id } = await makeCompetition(world, { competition: asking(form.slice(0, 1)) })
    const user = await makeUser(world)
    await signUp(id, user, { agreementVersion: 1, entry: { school: '一中' } })
    await world.db
      .updateTable('competition')
      .set(asking(form.slice(1)))
      .where('id', '=', id)
      .execute()
    expect(await asked(id, user)).toMatchObject({ isOutdated: true })
    expect(await blocking(id, user)).toEqual(['e40342'])
    const refused = await update(id, user)
    expect([refused.status, refused.paths]).toEqual([400, ['body.entry.track']])
    expect((await update(id, user, { agreementVersion: 1, entry: { track: '甲' } })).status).toBe(200)
    expect(await entryOf(id)).toEqual({ school: '一中', track: '甲' })
    expect(await asked(id, user)).toMatchObject({ isOutdated: false })
    expect(await blocking(id, user)).toEqual([])
  })

  test('a newer agreement asks again too', async () => {
    const { id } = await makeCompetition(world)
    const user = await makeUser(world)
    await enter(world, id, user)
    await world.db.updateTable('competition').set({ agreement_version: 2 }).where('id', '=', id).execute()
    const accepted = async () =>
      (await ask(world, `GET /api/competitions/${id}`, { as: user })).data.competition.agreement.isAccepted
    expect([await accepted(), (await asked(id, user)).isOutdated]).toEqual([false, true])
    expect(await blocking(id, user)).toEqual(['e40342'])
    await update(id, user, { agreementVersion: 2 })
    expect([await accepted(), (await asked(id, user)).isOutdated]).toEqual([true, false])
    expect(await blocking(id, user)).toEqual([])
  })
})
