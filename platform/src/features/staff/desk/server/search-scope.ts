import { sql } from 'kysely'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { runCompetition } from '../../../competing/competitions/permissions.ts'
import { reachOf } from '../../../shared/roles/policy.ts'

/** How many of each kind are found. */
export const most = 6

/** All for administrators, else those that this person organises. */
export function scope(viewer: Viewer, column: string) {
  const run = reachOf(viewer, runCompetition)
  return run === 'all' ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = any(${run}::bigint[])`
}
