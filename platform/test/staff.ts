import type { Role } from '../src/base/http/viewer.ts'
import { makeUser, type TestUser } from './factories.ts'
import type { World } from './world.ts'

/** A user with a role that holds everywhere. */
export async function makeStaff(world: World, role: Exclude<Role, 'organiser'>): Promise<TestUser> {
  const user = await makeUser(world)
  await world.db
    .insertInto('user_role')
    .values({ user_id: user.id, role, competition_id: null, granted_by: null })
    .execute()
  return user
}

/** A user who organises this competition and no other. */
export async function makeOrganiser(world: World, competitionId: number): Promise<TestUser> {
  const user = await makeUser(world)
  await world.db
    .insertInto('user_role')
    .values({ user_id: user.id, role: 'organiser', competition_id: competitionId, granted_by: null })
    .execute()
  return user
}
