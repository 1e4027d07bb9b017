import type { Db } from '../../../base/database/tables.ts'
import { Failure } from '../../../base/contract/failure.ts'
import type { Viewer } from '../../../base/http/viewer.ts'
import { competitionFaults } from '../faults.ts'
import { visibleCompetition } from './list.ts'

export type Competition = NonNullable<Awaited<ReturnType<typeof visibleCompetition>>>

/** Throws `e40420` alike for what does not exist and for what this reader may not know of. */
export async function requireCompetition(
  db: Db,
  id: number,
  viewer: Viewer | null,
  now: Date,
): Promise<Competition> {
  const found = await visibleCompetition(db, id, viewer, now)
  if (!found) throw new Failure(competitionFaults.notFound)
  return found
}
