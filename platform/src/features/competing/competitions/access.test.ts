import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { auditedOf, makeOrganised, storedCompetition } from '../../../../test/authoring.ts'
import { makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

describe('access', () => {
  const read = async (id: number, as: TestUser) =>
    (await ask(world, `GET /api/admin/competitions/${id}/access`, { as })).data
  const save = async (id: number, as: TestUser, change: object, code?: string) => {
    const { access } = await read(id, as)
    return ask(world, `PUT /api/admin/competitions/${id}/access`, {
      as,
      body: {
        value: { ...access.value, ...change },
        tag: access.tag,
        ...(code === undefined ? {} : { code }),
      },
    })
  }

  test('a private competition needs a code, which nobody reads again', async () => {
    const { id, organiser } = await makeOrganised(world)
    expect(await save(id, organiser, { visibility: 'private' })).toMatchObject({
      status: 400,
      errno: 'e40084',
    })
    expect(await save(id, organiser, { visibility: 'private' }, 'short')).toMatchObject({ errno: 'e40084' })
    const done = await save(id, organiser, { visibility: 'private' }, 'open sesame 2026')
    expect(done).toMatchObject({ status: 200, data: { hasCode: true } })
    const { private_code_hash: hash } = await storedCompetition(world, id)
    expect(hash).not.toContain('sesame')
    expect(JSON.stringify(await auditedOf(world, id))).not.toContain('sesame')
    expect(JSON.stringify(done.data)).not.toContain(hash)
    // Other settings leave the code as it is.
    expect(await save(id, organiser, { requirements: ['identity', 'basic'] })).toMatchObject({ status: 200 })
    expect((await storedCompetition(world, id)).private_code_hash).toBe(hash)
    expect(await save(id, organiser, { visibility: 'public' })).toMatchObject({ data: { hasCode: false } })
  })

  test('a new code shuts out those who only knew the old one', async () => {
    const { id, organiser } = await makeOrganised(world)
    await save(id, organiser, { visibility: 'private' }, 'the first code')
    const user = await makeUser(world)
    await world.db
      .insertInto('competition_access')
      .values({ competition_id: id, user_id: user.id, granted_at: world.clock.now() })
      .execute()
    await save(id, organiser, { blockMobileUpload: true })
    const left = () =>
      world.db.selectFrom('competition_access').select('user_id').where('competition_id', '=', id).execute()
    expect(await left()).toHaveLength(1)
    await save(id, organiser, {}, 'the second code')
    expect(await left()).toEqual([])
  })

  test('says until when teams may merge', async () => {
    const { id, organiser } = await makeOrganised(world)
    const done = await save(id, organiser, { mergeDeadline: '2026-11-24T00:00:00.000Z' })
    expect(done.data.access.value.mergeDeadline).toBe('2026-11-24T00:00:00.000Z')
    expect((await storedCompetition(world, id)).merge_deadline).toEqual(new Date('2026-11-24'))
    await save(id, organiser, { mergeDeadline: null })
    expect((await storedCompetition(world, id)).merge_deadline).toBeNull()
  })

  test.each([
    [
      {
        entryFields: [{ key: 'A b', labelZh: '问', labelEn: 'q', kind: 'line', required: true, choices: [] }],
      },
      'body.value.entryFields.0.key',
    ],
    [
      { entryFields: [{ key: 'a', labelZh: '', labelEn: 'q', kind: 'line', required: true, choices: [] }] },
      'body.value.entryFields.0.labelZh',
    ],
    [
      {
        entryFields: [
          {
            key: 'a',
            labelZh: '问',
            labelEn: 'q',
            kind: 'choice',
            required: true,
            choices: ['甲', '乙'],
            choicesEn: ['A'],
          },
        ],
      },
      'body.value.entryFields.0.choicesEn',
    ],
    [{ visibility: 'secret' }, 'body.value.visibility'],
  ])('refuses %j', async (change, path) => {
    const { id, organiser } = await makeOrganised(world)
    expect(await save(id, organiser, change)).toMatchObject({ status: 400, paths: [path] })
  })
})
