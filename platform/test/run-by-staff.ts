import { expect } from 'vitest'
import { ask } from './ask.ts'
import { enter, makeCompetition, makeUser, type TestUser } from './factories.ts'
import { boardsOf, recomputedBoards } from './running.ts'
import { makeOrganiser } from './staff.ts'
import type { World } from './world.ts'

/** A competition with a team in it and its organiser. */
export async function makeRun(world: World, given: Parameters<typeof makeCompetition>[1] = {}) {
  const competition = await makeCompetition(world, given)
  const user = await makeUser(world)
  const { teamId } = await enter(world, competition.id, user)
  const of = { competitionId: competition.id, scheduleId: competition.scheduleId, teamId, userId: user.id }
  return { competition, user, of, organiser: await makeOrganiser(world, competition.id) }
}

/** Where those who run the competition of a submission find it. */
export async function placeOf(world: World, id: number) {
  const found = await world.db
    .selectFrom('submission')
    .select('competition_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return `/api/admin/competitions/${found.competition_id}/submissions/${id}` as const
}

/** Voids a submission or sets its score by hand, as somebody. */
export const actOn = async (
  world: World,
  id: number,
  what: 'void' | 'adjustment',
  as: TestUser | undefined,
  body: Record<string, unknown>,
) => ask(world, `PUT ${await placeOf(world, id)}/${what}`, { as, body })

export const expectRecomputed = async (world: World, scheduleId: number) =>
  expect(await boardsOf(world, scheduleId)).toEqual(await recomputedBoards(world, scheduleId))

export const auditOfSubmission = (world: World, id: number) =>
  world.db
    .selectFrom('audit_entry')
    .select(['action', 'detail'])
    .where('subject', '=', 'submission')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
