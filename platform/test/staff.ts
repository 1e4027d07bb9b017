import type { Role } from '../src/base/http/viewer.ts'
import { makeUser, type TestUser } from './factories.ts'
import type { World } from './world.ts'

/** Gives a user a role: everywhere, or in this competition alone. */
export async function grant(
  world: World,
  user: TestUser,
  role: Role,
  competitionId: number | null = null,
): Promise<void> {
  await world.db
    .insertInto('user_role')
    .values({ user_id: user.id, role, competition_id: competitionId, granted_by: null })
    .execute()
}

/** A user with a role that holds everywhere. */
export async function makeStaff(world: World, role: Exclude<Role, 'organiser'>): Promise<TestUser> {
  const user = await makeUser(world)
  await grant(world, user, role)
  return user
}

/** A user who organises this competition and no other. */
export async function makeOrganiser(world: World, competitionId: number): Promise<TestUser> {
  const user = await makeUser(world)
  await grant(world, user, 'organiser', competitionId)
  return user
}
