import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser } from '../../../test/factories.ts'
import { makeWorld, type World } from '../../../test/world.ts'
import { audit } from './audit.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

test('an entry says who did what to what, and stays as it is', async () => {
  const { id } = await makeUser(world)
  const entry = { action: 'team.ban', subject: 'team', subjectId: 7, detail: { reason: '作弊' } } as const
  const now = world.clock.now()
  await world.db.transaction().execute(tx => audit(tx, { userId: id, address: '127.0.0.1' }, entry, now))
  const kept = await world.db.selectFrom('audit_entry').selectAll().where('actor_id', '=', id).execute()
  expect(kept).toEqual([
    {
      id: expect.any(Number),
      at: now,
      actor_id: id,
      address: '127.0.0.1',
      action: 'team.ban',
      subject: 'team',
      subject_id: 7,
      detail: { reason: '作弊' },
    },
  ])
  await expect(world.db.updateTable('audit_entry').set({ action: 'x' }).execute()).rejects.toThrow(
    'append only',
  )
  await expect(world.db.deleteFrom('audit_entry').execute()).rejects.toThrow('append only')
})

test('what is undone leaves no entry', async () => {
  const { id } = await makeUser(world)
  const undone = world.db.transaction().execute(async tx => {
    await audit(
      tx,
      { userId: id, address: null },
      { action: 'team.unban', subject: 'team', subjectId: null },
      world.clock.now(),
    )
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await world.db.selectFrom('audit_entry').select('id').where('actor_id', '=', id).execute()).toEqual(
    [],
  )
})
