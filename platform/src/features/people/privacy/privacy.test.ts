import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser } from '../../../../test/factories.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { follow } from '../follows/server/public.ts'
import { privacyDefaults, privacySwitches, type Audience } from './rules.ts'
import { setPrivacy, visibleOf } from './server/public.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

test('each switch shows to whom its owner says, and its own to everybody of it alone', async () => {
  const [owner, mutual, stranger] = [await makeUser(world), await makeUser(world), await makeUser(world)]
  const now = world.clock.now()
  await world.db.transaction().execute(async tx => {
    await follow(tx, { sponsorId: owner.id, followedId: mutual.id, now })
    await follow(tx, { sponsorId: mutual.id, followedId: owner.id, now })
    await follow(tx, { sponsorId: stranger.id, followedId: owner.id, now })
  })
  const seen = async (viewer: number | null) => (await visibleOf(world.db, viewer, [owner.id])).get(owner.id)
  for (const name of privacySwitches)
    expect((await seen(null))?.[name], name).toBe(privacyDefaults[name] === 'everybody')
  for (const audience of ['everybody', 'mutual', 'nobody'] satisfies Audience[])
    for (const name of privacySwitches) {
      await world.db.transaction().execute(tx => setPrivacy(tx, { userId: owner.id, name, audience }))
      expect([
        (await seen(owner.id))?.[name],
        (await seen(mutual.id))?.[name],
        (await seen(stranger.id))?.[name],
        (await seen(null))?.[name],
      ]).toEqual([true, audience !== 'nobody', audience === 'everybody', audience === 'everybody'])
    }
})
