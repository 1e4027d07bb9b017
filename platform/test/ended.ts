import type { Insertable } from 'kysely'
import type { Tables } from '../src/base/database/tables.ts'
import { certificateJobs } from '../src/features/scoring/certificates/server/jobs.ts'
import { finalListJobs } from '../src/features/scoring/final-lists/server/jobs.ts'
import { ratingJobs } from '../src/features/scoring/ratings/server/jobs.ts'
import { ask } from './ask.ts'
import { makeCompetition, type TestUser } from './factories.ts'
import { workOff } from './queue.ts'
import { makeScored } from './running.ts'
import { makeOrganiser } from './staff.ts'
import { joinTeam, makeTeam, type TestTeam } from './teams.ts'
import type { World } from './world.ts'

const hour = 3_600_000

export type Ended = {
  id: number
  scheduleId: number
  organiser: TestUser
  /** The best on the final board first. */
  teams: TestTeam[]
}

/** A competition whose one round is over and revealed, with as many teams; `members` come to the first of them. */
export async function makeEnded(
  world: World,
  given: {
    teams?: number
    members?: number
    schedule?: Partial<Insertable<Tables['schedule']>>
    competition?: Partial<Insertable<Tables['competition']>>
  } = {},
): Promise<Ended> {
  const competition = await makeCompetition(world, { competition: given.competition ?? {} })
  const teams: TestTeam[] = []
  for (let place = 0; place < (given.teams ?? 3); place++) {
    const team = await makeTeam(world, competition.id)
    if (place === 0) for (let more = 1; more < (given.members ?? 1); more++) await joinTeam(world, team)
    const score = 1 - place / 1_000
    const of = { competitionId: competition.id, scheduleId: competition.scheduleId, teamId: team.id }
    // Better on list A is worse on list B: only B decides.
    await makeScored(world, { ...of, userId: team.captain.id }, { A: 1 - score, B: score })
    teams.push(team)
  }
  const now = world.clock.now().getTime()
  await world.db
    .updateTable('schedule')
    .set({
      list_b_mode: 'split',
      end_at: new Date(now - hour),
      list_a_end: new Date(now - hour),
      revealed_at: new Date(now - hour / 2),
      ...given.schedule,
    })
    .where('id', '=', competition.scheduleId)
    .execute()
  return { ...competition, teams, organiser: await makeOrganiser(world, competition.id) }
}

type Asked = { id: number; organiser: TestUser }

export const readFinal = (world: World, { id, organiser }: Asked, as: TestUser | undefined = organiser) =>
  ask(world, `GET /api/admin/competitions/${id}/final-list`, { as })

/** Confirms what its organiser sees, and does what follows from it. */
export async function confirmFinal(world: World, of: Asked) {
  const { data } = await readFinal(world, of)
  const answer = await ask(world, `POST /api/admin/competitions/${of.id}/final-list`, {
    as: of.organiser,
    body: { seen: data.seen },
  })
  await settleFinal(world)
  return answer
}

export async function withdrawFinal(world: World, { id, organiser }: Asked, reason = '计分有误') {
  const answer = await ask(world, `DELETE /api/admin/competitions/${id}/final-list`, {
    as: organiser,
    body: { reason },
  })
  await settleFinal(world)
  return answer
}

/** Does what is queued after a final list changed. */
export const settleFinal = (world: World) =>
  workOff(world, [...finalListJobs, ...ratingJobs, ...certificateJobs])

export const banTeam = (world: World, team: TestTeam, { organiser }: { organiser: TestUser }) =>
  ask(world, `POST /api/teams/${team.id}/ban`, { as: organiser, body: { reason: '抄袭' } })

export const unbanTeam = (world: World, team: TestTeam, { organiser }: { organiser: TestUser }) =>
  ask(world, `DELETE /api/teams/${team.id}/ban`, { as: organiser, body: { reason: '查无实据' } })
