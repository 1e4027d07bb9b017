import { sql, type RawBuilder } from 'kysely'
import type { ReadCache } from '../../../../base/database/read-cache.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { may, reachOf } from '../../../shared/roles/policy.ts'
import { runCompetition } from '../permissions.ts'
import { competitionFaults } from '../faults.ts'
import { hasSignedUp } from './hooks.ts'

export type Competition = NonNullable<Awaited<ReturnType<typeof competitionRow>>>

/** Undefined alike for what does not exist and for what this reader may not know of. */
export async function findCompetition(
  db: ReadDb,
  id: number,
  viewer: Viewer | null,
  now: Date,
): Promise<Competition | undefined> {
  const found = await competitionRow(db, id)
  return found && (await mayKnowOf(db, found, viewer, now)) ? found : undefined
}

/** As `findCompetition`; throws `e40420` instead of answering undefined. */
export async function requireCompetition(...asked: Parameters<typeof findCompetition>): Promise<Competition> {
  const found = await findCompetition(...asked)
  if (!found) throw new Failure(competitionFaults.notFound)
  return found
}

/** As `requireCompetition`, to be shown and not to be decided by: what the competition says of itself is read for all at once. */
export async function readCompetition(
  { db, shared }: { db: ReadDb; shared: ReadCache },
  id: number,
  viewer: Viewer | null,
  now: Date,
): Promise<Competition> {
  const found = await shared.read(`competition ${id}`, () => competitionRow(db, id))
  if (!found || !(await mayKnowOf(db, found, viewer, now))) throw new Failure(competitionFaults.notFound)
  return found
}

const competitionRow = (db: ReadDb, id: number) =>
  db.selectFrom('competition').selectAll().where('id', '=', id).executeTakeFirst()

/** Published and public, entered by code or signup, or organised. */
async function mayKnowOf(
  db: ReadDb,
  competition: { id: number; visibility: string; published_at: Date | null },
  viewer: Viewer | null,
  now: Date,
): Promise<boolean> {
  const { id, visibility, published_at } = competition
  if (may(viewer, runCompetition, id)) return true
  if (published_at === null || published_at > now) return false
  if (visibility === 'public') return true
  if (!viewer) return false
  const { rows } = await sql`
    select where ${hasSignedUp.run(sql`${id}`, viewer.userId)}
    union all select from competition_access where competition_id = ${id} and user_id = ${viewer.userId}`.execute(
    db,
  )
  return rows.length > 0
}

/** The same as a condition on a column that holds a competition's id, for lists over all of them. */
export function knownCompetitions(
  column: RawBuilder<unknown>,
  viewer: Viewer | null,
  now: Date,
): RawBuilder<boolean> {
  const run = reachOf(viewer, runCompetition)
  if (run === 'all') return sql`true`
  const entered = viewer
    ? sql`or ${hasSignedUp.run(sql.ref('c.id'), viewer.userId)}
        or exists (select from competition_access a where a.competition_id = c.id and a.user_id = ${viewer.userId})`
    : sql``
  return sql`${column} in (
    select c.id from competition c
    where c.id = any(${run}::bigint[]) or (c.published_at <= ${now} and (c.visibility = 'public' ${entered})))`
}

/** Published competitions that are public, or that this reader signed up for; as a condition as above. */
export function publishedTo(
  column: RawBuilder<unknown>,
  viewer: Viewer | null,
  now: Date,
): RawBuilder<boolean> {
  const entered = viewer ? sql`or ${hasSignedUp.run(sql.ref('c.id'), viewer.userId)}` : sql``
  return sql`${column} in (
    select c.id from competition c where c.published_at <= ${now} and (c.visibility = 'public' ${entered}))`
}
