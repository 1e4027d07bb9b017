import type { Actor } from '../../../../base/audit/audit.ts'
import type { Context } from '../../../../base/http/context.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { requireCompetition, type Competition } from './known-competition.ts'

/** The competition that a call for running it names; the administration's table has said that this person may. */
export const requireRun = ({ db, viewer, now }: Context<Viewer>, id: number): Promise<Competition> =>
  requireCompetition(db, id, viewer, now)

/** Who does it, for the audit list. */
export const actorOf = ({ viewer, address }: Context<Viewer>): Actor & { userId: number } => ({
  userId: viewer.userId,
  address,
})
