import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import type { AuditAction } from '../../../base/audit/actions.ts'
import { audit } from '../../../base/audit/audit.ts'
import { dayStart, groupsOf, subjectPath } from './rules.ts'

let world: World
let admin: TestUser
let actor: TestUser
beforeAll(async () => {
  world = await makeWorld()
  admin = await makeStaff(world, 'administrator')
  actor = await makeUser(world)
  const entries = [
    [actor.id, 'team.ban', 'team', 1, '2026-11-01'],
    [actor.id, 'team.unban', 'team', 1, '2026-11-02'],
    [null, 'teams.other', 'team', 2, '2026-11-03'],
    [admin.id, 'schedule.reveal', 'schedule', 1, '2026-11-04'],
  ] as const
  for (const [userId, action, subject, subjectId, day] of entries)
    await world.db.transaction().execute(tx =>
      audit(
        tx,
        { userId, address: '192.0.2.1' },
        // Also what another build wrote that this one has no words for.
        { action: action as AuditAction, subject, subjectId, detail: { day } },
        new Date(day),
      ),
    )
})
afterAll(() => world.close())

const list = async (query = '') => (await ask(world, `GET /api/admin/audit?${query}`, { as: admin })).data
const actions = async (query: string) =>
  (await list(query)).entries.map((entry: { action: string }) => entry.action)

test('is for administrators alone', async () => {
  expect((await ask(world, 'GET /api/admin/audit')).status).toBe(401)
  expect((await ask(world, 'GET /api/admin/audit', { as: await makeStaff(world, 'editor') })).status).toBe(
    403,
  )
})

test('shows who did what, newest first, with every action there is', async () => {
  const { entries, actions: all, next } = await list()
  expect(entries.map((entry: { action: string }) => entry.action)).toEqual([
    'schedule.reveal',
    'teams.other',
    'team.unban',
    'team.ban',
  ])
  expect(entries[3]).toMatchObject({
    actor: { id: actor.id, name: actor.name },
    subject: 'team',
    subjectId: 1,
    detail: { day: '2026-11-01' },
    address: '192.0.2.1',
  })
  expect(entries[1].actor).toBeNull()
  expect(all).toEqual(['schedule.reveal', 'team.ban', 'team.unban', 'teams.other'])
  expect(next).toBeNull()
})

describe('is narrowed', () => {
  test('by person, by action or a group of them, by subject and by time', async () => {
    expect(await actions(`actor=${actor.id}`)).toEqual(['team.unban', 'team.ban'])
    expect(await actions('action=team.ban')).toEqual(['team.ban'])
    expect(await actions('action=team')).toEqual(['team.unban', 'team.ban'])
    expect(await actions('action=%25')).toEqual([])
    expect(await actions('subject=team&subjectId=1')).toEqual(['team.unban', 'team.ban'])
    expect(await actions('from=2026-11-02T00:00:00Z&until=2026-11-04T00:00:00Z')).toEqual([
      'teams.other',
      'team.unban',
    ])
    expect((await ask(world, 'GET /api/admin/audit?actor=x', { as: admin })).paths).toEqual(['query.actor'])
  })

  test('page by page, without losing or repeating any', async () => {
    const first = await list('per_page=3')
    expect(first.entries).toHaveLength(3)
    const second = await list(`per_page=3&before=${first.next}`)
    expect(second.entries.map((entry: { action: string }) => entry.action)).toEqual(['team.ban'])
    expect(second.next).toBeNull()
  })
})

test.each([
  ['competition', 5, '/admin/competitions/5'],
  ['user', 7, '/admin/users/7'],
  ['team', 7, undefined],
  ['user', null, undefined],
])('%s %s is found at %s', (subject, id, path) => expect(subjectPath(subject, id)).toBe(path))
test('names are in the language of the reader', async () => {
  for (const [lang, name] of [
    ['zh-CN', '群发通知'],
    ['en-US', 'Send a broadcast'],
  ])
    expect((await list(`lang=${lang}`)).names.actions['broadcast.send']).toBe(name)
})
test('groups stand once each', () =>
  expect(groupsOf(['team.ban', 'team.unban', 'user.lock'])).toEqual(['team', 'user']))
test.each([
  ['2026-11-01', '2026-11-01T00:00:00.000Z'],
  ['2026-13-01', undefined],
  ['yesterday', undefined],
  ['', undefined],
])('the day %j begins at %s', (text, at) => expect(dayStart(text)).toBe(at))
