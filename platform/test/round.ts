import { makeCompetition, type TestUser } from './factories.ts'
import { makeOrganiser } from './staff.ts'
import type { World } from './world.ts'

export type Round = { id: number; scheduleId: number; organiser: TestUser; base: `/api/${string}` }

/** A competition of one round with who organises it; `base` is where the calls on how it is scored begin. */
export async function makeRound(world: World, schedule: object = {}): Promise<Round> {
  const competition = await makeCompetition(world, { schedule })
  const base = `/api/admin/competitions/${competition.id}/rounds/${competition.scheduleId}` as const
  return { ...competition, organiser: await makeOrganiser(world, competition.id), base }
}
