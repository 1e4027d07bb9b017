import { sql, type RawBuilder } from 'kysely'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { reachOf } from '../../../shared/roles/policy.ts'
import { manageSourceCode } from '../permissions.ts'
import { sourceCodeFaults } from '../faults.ts'
import { hasSignedUp } from '../../../competing/registrations/server/public.ts'

/** Teams whose members' code this is: the present one, and those that went over into it. */
const ownTeams = (userId: number) => sql`(
  select t.id from team t join team_member m on m.team_id = coalesce(t.merged_into_id, t.id) where m.user_id = ${userId})`

/**
 * Which hand-ins `p` of competitions `c` this reader may read: of the own team, of competitions that the reader
 * organises, and published ones of competitions that the reader may know of. The only place that says so.
 */
export function readable(viewer: Viewer | null, now: Date): RawBuilder<boolean> {
  const managed = reachOf(viewer, manageSourceCode)
  if (managed === 'all') return sql<boolean>`true`
  const mayKnow = viewer
    ? sql`(c.visibility = 'public' or ${hasSignedUp(sql.ref('c.id'), viewer.userId)})`
    : sql`c.visibility = 'public'`
  const published = sql`(p.published_at is not null and c.published_at <= ${now} and ${mayKnow})`
  if (!viewer) return sql<boolean>`${published}`
  return sql<boolean>`(${published} or p.competition_id = any(${managed}::bigint[])
    or p.team_id in ${ownTeams(viewer.userId)})`
}

export const isOwn = (viewer: Viewer | null): RawBuilder<boolean> =>
  viewer ? sql<boolean>`p.team_id in ${ownTeams(viewer.userId)}` : sql<boolean>`false`

export type Readable = { id: number; competition_id: number; team_id: number; pack_key: string }

/** The hand-in if this reader may read it; else e40490, whether it exists or not. */
export async function requireReadable(
  db: Db,
  id: number,
  { viewer, now }: { viewer: Viewer | null; now: Date },
): Promise<Readable> {
  const { rows } = await sql<Readable>`
    select p.id, p.competition_id, p.team_id, p.pack_key
    from code_procedure p join competition c on c.id = p.competition_id
    where p.id = ${id} and ${readable(viewer, now)}`.execute(db)
  if (!rows[0]) throw new Failure(sourceCodeFaults.notFound)
  return rows[0]
}
