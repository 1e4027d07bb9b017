import { makeCompetition } from './factories.ts'
import { makeOrganiser } from './staff.ts'
import type { World } from './world.ts'

/** A competition with the one who organises it. */
export async function makeOrganised(world: World, given: Parameters<typeof makeCompetition>[1] = {}) {
  const competition = await makeCompetition(world, given)
  return { ...competition, organiser: await makeOrganiser(world, competition.id) }
}

/** What the audit list says of a competition, in order. */
export const auditedOf = (world: World, competitionId: number) =>
  world.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id', 'detail'])
    .where('subject', '=', 'competition')
    .where('subject_id', '=', competitionId)
    .orderBy('id')
    .execute()

export const storedCompetition = (world: World, id: number) =>
  world.db.selectFrom('competition').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
