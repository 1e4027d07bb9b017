import { Failure } from '../../../../base/contract/failure.ts'
import type { Context } from '../../../../base/http/context.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { teamFaults } from '../faults.ts'
import { teamById, type Team } from './views.ts'

/** The team as its reader sees it after a change. */
export async function shownTeam(context: Context<Viewer>, id: number): Promise<Team> {
  const team = await teamById(context, id)
  if (!team) throw new Failure(teamFaults.notFound)
  return team
}
