import { sql, type RawBuilder } from 'kysely'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { reachOf } from '../../../shared/roles/policy.ts'
import { manageSourceCode } from '../permissions.ts'
import { sourceCodeFaults } from '../faults.ts'
import { publishedTo } from '../../../competing/competitions/server/public.ts'
import { teamsMadeBy } from '../../../competing/teams/server/public.ts'

/**
 * Which hand-ins `p` this reader may read: of the own team, of competitions that the reader
 * organises, and published ones of competitions that the reader may know of. The only place that says so.
 */
export function readable(viewer: Viewer | null, now: Date): RawBuilder<boolean> {
  const managed = reachOf(viewer, manageSourceCode)
  if (managed === 'all') return sql<boolean>`true`
  const published = sql`(p.published_at is not null and ${publishedTo(sql.ref('p.competition_id'), viewer, now)})`
  if (!viewer) return sql<boolean>`${published}`
  return sql<boolean>`(${published} or p.competition_id = any(${managed}::bigint[])
    or p.team_id in ${teamsMadeBy(viewer.userId)})`
}

export const isOwn = (viewer: Viewer | null): RawBuilder<boolean> =>
  viewer ? sql<boolean>`p.team_id in ${teamsMadeBy(viewer.userId)}` : sql<boolean>`false`

export type Readable = { id: number; competition_id: number; team_id: number; pack_key: string }

/** The hand-in if this reader may read it; else e40490, whether it exists or not. */
export async function requireReadable(
  db: Db,
  id: number,
  { viewer, now }: { viewer: Viewer | null; now: Date },
): Promise<Readable> {
  const row = await db
    .selectFrom('code_procedure as p')
    .select(['p.id', 'p.competition_id', 'p.team_id', 'p.pack_key'])
    .where('p.id', '=', id)
    .where(readable(viewer, now))
    .executeTakeFirst()
  if (!row) throw new Failure(sourceCodeFaults.notFound)
  return row
}
