import { sql } from 'kysely'
import type { Tx } from '../../../../base/database/tables.ts'
import { isNameOfSite } from '../../../../base/look-alike.ts'
import { teamNameKey } from '../rules.ts'

/**
 * True if another team of the competition has this name or one that looks like it, or if the site itself is known by it.
 * Others that would take such a name wait until this transaction is over.
 */
export async function isTeamNameTaken(
  tx: Tx,
  { competitionId, name, teamId }: { competitionId: number; name: string; teamId: number | null },
): Promise<boolean> {
  if (isNameOfSite(name)) return true
  const key = teamNameKey(name)
  const look = sql`look_alike_key(${name})`
  await sql`select pg_advisory_xact_lock(hashtextextended(${`team-name:${competitionId}:`} || ${look}, 0))`.execute(
    tx,
  )
  const { rows } = await sql<{ taken: boolean }>`
    select exists (
      select from team where competition_id = ${competitionId} and merged_into_id is null and id is distinct from ${teamId}
        and (name_key = ${key} or look_alike_key(name) = ${look})
    ) as taken`.execute(tx)
  return rows[0]?.taken ?? false
}
