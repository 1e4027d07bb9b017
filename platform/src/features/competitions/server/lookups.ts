import { sql } from 'kysely'
import type { SharedReads } from '../../../base/database/shared-reads.ts'
import type { Db } from '../../../base/database/tables.ts'
import { Failure } from '../../../base/contract/failure.ts'
import type { Viewer } from '../../../base/http/viewer.ts'
import { may } from '../../admin/policy.ts'
import { competitionFaults } from '../faults.ts'

export type Competition = NonNullable<Awaited<ReturnType<typeof competitionRow>>>

/** Throws `e40420` alike for what does not exist and for what this reader may not know of. */
export async function requireCompetition(
  db: Db,
  id: number,
  viewer: Viewer | null,
  now: Date,
): Promise<Competition> {
  const found = await competitionRow(db, id)
  if (!found || !(await mayKnowOf(db, found, viewer, now))) throw new Failure(competitionFaults.notFound)
  return found
}

/** As `requireCompetition`, to be shown and not to be decided by: what the competition says of itself is read for all at once. */
export async function readCompetition(
  { db, shared }: { db: Db; shared: SharedReads },
  id: number,
  viewer: Viewer | null,
  now: Date,
): Promise<Competition> {
  const found = await shared.read(`competition ${id}`, () => competitionRow(db, id))
  if (!found || !(await mayKnowOf(db, found, viewer, now))) throw new Failure(competitionFaults.notFound)
  return found
}

const competitionRow = (db: Db, id: number) =>
  db.selectFrom('competition').selectAll().where('id', '=', id).executeTakeFirst()

/** Published and public, entered by code or signup, or organised. */
async function mayKnowOf(
  db: Db,
  competition: { id: number; visibility: string; published_at: Date | null },
  viewer: Viewer | null,
  now: Date,
): Promise<boolean> {
  const { id, visibility, published_at } = competition
  if (may(viewer, 'competition.run', id)) return true
  if (published_at === null || published_at > now) return false
  if (visibility === 'public') return true
  if (!viewer) return false
  const { rows } = await sql`
    select from registration where competition_id = ${id} and user_id = ${viewer.userId}
    union all select from competition_access where competition_id = ${id} and user_id = ${viewer.userId}`.execute(
    db,
  )
  return rows.length > 0
}
