import type { Tx } from '../../../../base/database/tables.ts'
import { lockFound, type TeamRow } from '../../../competing/teams/server/public.ts'

/** Locks the team that has this submission now: a merge may have given it to another while this waited. */
export async function lockTeamOfSubmission(tx: Tx, submissionId: number): Promise<TeamRow> {
  const found = await lockFound(tx, async () => {
    const { team_id } = await tx
      .selectFrom('submission')
      .select('team_id')
      .where('id', '=', submissionId)
      .executeTakeFirstOrThrow()
    return [team_id]
  })
  const [team] = found.values()
  if (!team) throw new Error(`submission ${submissionId} has no team`)
  return team
}
