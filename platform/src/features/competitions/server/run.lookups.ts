import type { Actor } from '../../../base/audit/audit.ts'
import { Failure, type Fault } from '../../../base/contract/failure.ts'
import type { Context } from '../../../base/http/context.ts'
import type { Viewer } from '../../../base/http/viewer.ts'
import { runningDenied } from '../policy.ts'
import { requireCompetition, type Competition } from './lookups.ts'

/** The competition if this person runs it; what this person may not even know of does not exist. */
export async function requireRun(context: Context<Viewer>, competitionId: number): Promise<Competition> {
  const { db, viewer, now } = context
  const competition = await requireCompetition(db, competitionId, viewer, now)
  const denied = runningDenied(viewer, competitionId)
  if (denied) throw new Failure(denied)
  return competition
}

/** For what belongs to a competition: outside of one's own competitions it does not exist. */
export async function requireRunOf(
  context: Context<Viewer>,
  found: { competitionId: number } | undefined,
  missing: Fault,
): Promise<Competition> {
  if (!found || runningDenied(context.viewer, found.competitionId)) throw new Failure(missing)
  return requireCompetition(context.db, found.competitionId, context.viewer, context.now)
}

/** Who does it, for the audit list. */
export const actorOf = ({ viewer, address }: Context<Viewer>): Actor & { userId: number } => ({
  userId: viewer.userId,
  address,
})
