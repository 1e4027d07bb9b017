import { sql, type RawBuilder } from 'kysely'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Context } from '../../../../base/http/context.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { knownCompetitions } from '../../competitions/server/public.ts'
import { teamFaults } from '../faults.ts'

/** Teams of competitions that this reader may know of, as a condition on `team`. */
export const visibleTeams = (viewer: Viewer, now: Date): RawBuilder<boolean> =>
  knownCompetitions(sql`competition_id`, viewer, now)

export type KnownTeam = {
  id: number
  competitionId: number
  /** What the reader is in it; null for others. */
  role: 'captain' | 'member' | null
}

/** Throws e40430 alike for a team that does not exist and for one that this reader may not know of. */
export async function requireTeam(
  { db, viewer, now }: Pick<Context<Viewer>, 'viewer' | 'now'> & { db: Db },
  teamId: number,
): Promise<KnownTeam> {
  const row = await db
    .selectFrom('team')
    .select(['id', 'competition_id'])
    .select(eb =>
      eb
        .selectFrom('team_member as m')
        .whereRef('m.team_id', '=', 'team.id')
        .where('m.user_id', '=', viewer.userId)
        .select('m.role')
        .as('role'),
    )
    .where('id', '=', teamId)
    .where(visibleTeams(viewer, now))
    .executeTakeFirst()
  if (!row) throw new Failure(teamFaults.notFound)
  return { id: row.id, competitionId: row.competition_id, role: row.role }
}
