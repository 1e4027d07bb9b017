import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeOrganiser, makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
let admin: TestUser
beforeAll(async () => {
  world = await makeWorld()
  admin = await makeStaff(world, 'administrator')
})
afterAll(() => world.close())

const audited = async (userId: number) =>
  world.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'action', 'detail'])
    .where('subject', '=', 'user')
    .where('subject_id', '=', userId)
    .orderBy('id')
    .execute()
const lock = (id: number, isLocked: boolean, as: TestUser = admin, reason = '多次作弊') =>
  ask(world, `PUT /api/admin/users/${id}/lock`, { as, body: { isLocked, reason } })
const grant = (id: number, role: string, competitionId: number | null = null, as: TestUser = admin) =>
  ask(world, `POST /api/admin/users/${id}/roles`, { as, body: { role, competitionId } })
const revoke = (id: number, role: string, competitionId?: number, as: TestUser = admin) =>
  ask(
    world,
    `DELETE /api/admin/users/${id}/roles?role=${role}${competitionId ? `&competitionId=${competitionId}` : ''}`,
    { as },
  )
const isIn = async (as: TestUser) => (await ask(world, 'GET /api/tokens', { as })).status === 200

describe('only administrators', () => {
  test.each([
    ['GET', '', undefined],
    ['GET', '/{id}', undefined],
    ['PUT', '/{id}/lock', { isLocked: true, reason: 'x' }],
    ['DELETE', '/{id}/sessions', undefined],
    ['POST', '/{id}/roles', { role: 'administrator', competitionId: null }],
    ['DELETE', '/{id}/roles?role=editor', undefined],
  ] as const)('%s /api/admin/users%s', async (method, path, body) => {
    const { id } = await makeCompetition(world)
    const user = await makeUser(world)
    const call = `${method} /api/admin/users${path.replace('{id}', String(user.id))}` as const
    expect((await ask(world, call, body ? { body } : {})).status).toBe(401)
    for (const as of [user, await makeStaff(world, 'editor'), await makeOrganiser(world, id)])
      expect((await ask(world, call, { as, ...(body ? { body } : {}) })).status).toBe(403)
    expect(await audited(user.id)).toEqual([])
    if (path.startsWith('/{id}')) {
      const nobody = call.replace(`/${user.id}`, '/9999999') as typeof call
      const given = await ask(world, nobody, { as: admin, ...(body ? { body } : {}) })
      // Revoking what nobody has changes nothing; whose page it is is still nobody's.
      expect(given).toMatchObject({ status: 404, errno: 'e40461' })
    }
  })
})

describe('finding people', () => {
  const find = async (query: string) =>
    (await ask(world, `GET /api/admin/users?${query}`, { as: admin })).data.list.map(
      (one: { id: number }) => one.id,
    )

  test('by the beginning of a name, id and e-mail, by role and by state', async () => {
    const one = await makeUser(world, { user_name: 'Percent%Name', email: 'One.Of@example.org' })
    const two = await makeUser(world, { user_name: 'percentile', disabled_at: world.clock.now() })
    const editor = await makeStaff(world, 'editor')
    expect(await find('search=percent%25')).toEqual([one.id])
    expect(await find('search=PERCENT')).toEqual([two.id, one.id])
    expect(await find('search=one.of@EXAMPLE.org')).toEqual([one.id])
    expect(await find(`search=${two.id}`)).toEqual([two.id])
    expect(await find('search=percent&state=locked')).toEqual([two.id])
    expect(await find('search=percent&state=active')).toEqual([one.id])
    expect(await find('role=editor')).toContain(editor.id)
    expect(await find('role=editor')).not.toContain(one.id)
  })

  test('never the system account', async () => {
    expect(await find('search=100000')).toEqual([])
    expect((await ask(world, 'GET /api/admin/users/100000', { as: admin })).status).toBe(404)
    expect(await lock(100_000, true)).toMatchObject({ status: 409, errno: 'e40965' })
    expect(await grant(100_000, 'administrator')).toMatchObject({ status: 409, errno: 'e40965' })
  })
})

describe('locking', () => {
  test('ends all sessions and shuts tokens out, until it is unlocked; both with a reason', async () => {
    const user = await makeUser(world)
    expect(await isIn(user)).toBe(true)
    const { data } = await lock(user.id, true)
    expect(data).toMatchObject({ lockReason: '多次作弊', sessions: [] })
    expect(data.lockedAt).toBe(world.clock.now().toISOString())
    expect(await isIn(user)).toBe(false)
    expect((await lock(user.id, false, admin, '申诉成立')).data).toMatchObject({
      lockedAt: null,
      lockReason: null,
    })
    // The old session does not come back.
    expect(await isIn(user)).toBe(false)
    expect(await audited(user.id)).toMatchObject([
      { actor_id: admin.id, action: 'user.lock', detail: { reason: '多次作弊' } },
      { actor_id: admin.id, action: 'user.unlock', detail: { reason: '申诉成立' } },
    ])
    expect((await lock(user.id, true, admin, ' ')).paths).toEqual(['body.reason'])
  })

  test('cannot be done to oneself, and of two administrators at once only one locks the other', async () => {
    expect(await lock(admin.id, true)).toMatchObject({ status: 409, errno: 'e40966' })
    const alone = await makeWorld()
    try {
      const [a, b] = [await makeStaff(alone, 'administrator'), await makeStaff(alone, 'administrator')]
      const both = await Promise.all(
        [
          [a, b],
          [b, a],
        ].map(([by, of]) =>
          ask(alone, `PUT /api/admin/users/${of?.id}/lock`, {
            as: by as TestUser,
            body: { isLocked: true, reason: 'x' },
          }),
        ),
      )
      const statuses = both.map(one => one.status).toSorted()
      // Whoever came second is refused, as locked already or as the last one.
      expect(statuses[0]).toBe(200)
      expect([401, 409]).toContain(statuses[1])
      const left = await alone.db
        .selectFrom('app_user as u')
        .innerJoin('user_role as r', 'r.user_id', 'u.id')
        .where('u.disabled_at', 'is', null)
        .select('u.id')
        .execute()
      expect(left).toHaveLength(1)
    } finally {
      await alone.close()
    }
  })
})

describe('sessions', () => {
  test('are shown without what they are recognised by, and ended', async () => {
    const user = await makeUser(world)
    const shown = await ask(world, `GET /api/admin/users/${user.id}`, { as: admin })
    expect(shown.data.sessions).toHaveLength(1)
    expect(Object.keys(shown.data.sessions[0]).toSorted()).toEqual([
      'address',
      'createdAt',
      'expiresAt',
      'lastSeenAt',
      'userAgent',
    ])
    const ended = await ask(world, `DELETE /api/admin/users/${user.id}/sessions`, { as: admin })
    expect(ended.data.sessions).toEqual([])
    expect(await isIn(user)).toBe(false)
    expect(await audited(user.id)).toMatchObject([{ action: 'user.sessions', detail: { ended: 1 } }])
  })
})

describe('roles', () => {
  test('are granted once and revoked, and hold at once', async () => {
    const { id } = await makeCompetition(world, { competition: { title_en: 'Whose' } })
    const user = await makeUser(world)
    const mayOpen = async () => (await ask(world, `GET /api/admin/competitions/${id}`, { as: user })).status
    expect(await mayOpen()).toBe(403)
    const all = await Promise.all([1, 2, 3].map(() => grant(user.id, 'organiser', id)))
    expect(all.map(one => one.status)).toEqual([200, 200, 200])
    expect(all[0]?.data.roles).toMatchObject([
      { role: 'organiser', competition: { id, titleEn: 'Whose' }, grantedBy: admin.name },
    ])
    expect(await mayOpen()).toBe(200)
    expect((await revoke(user.id, 'organiser', id)).data.roles).toEqual([])
    expect(await mayOpen()).toBe(403)
    expect(await audited(user.id)).toMatchObject([
      { action: 'user.grant', detail: { role: 'organiser', competition: id } },
      { action: 'user.revoke', detail: { role: 'organiser', competition: id } },
    ])
  })

  test('of organisers have a competition, others none', async () => {
    const { id } = await makeCompetition(world)
    const user = await makeUser(world)
    expect((await grant(user.id, 'organiser')).paths).toEqual(['body.competitionId'])
    expect((await grant(user.id, 'editor', id)).paths).toEqual(['body.competitionId'])
    expect((await grant(user.id, 'king')).paths).toEqual(['body.role'])
    expect(await grant(user.id, 'organiser', 9_999_999)).toMatchObject({ status: 404, errno: 'e40462' })
    expect((await revoke(user.id, 'organiser')).paths).toEqual(['query.competitionId'])
  })

  test('of the last administrator stay, and nobody gives up their own', async () => {
    expect(await revoke(admin.id, 'administrator')).toMatchObject({ status: 409, errno: 'e40966' })
    const alone = await makeWorld()
    try {
      const [a, b] = [await makeStaff(alone, 'administrator'), await makeStaff(alone, 'administrator')]
      const both = await Promise.all(
        [
          [a, b],
          [b, a],
        ].map(([by, of]) =>
          ask(alone, `DELETE /api/admin/users/${of?.id}/roles?role=administrator`, { as: by as TestUser }),
        ),
      )
      const statuses = both.map(one => one.status).toSorted()
      expect(statuses[0]).toBe(200)
      expect([403, 409]).toContain(statuses[1])
    } finally {
      await alone.close()
    }
  })
})
