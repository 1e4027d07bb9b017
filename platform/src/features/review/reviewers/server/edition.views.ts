import { Failure } from '../../../../base/contract/failure.ts'
import type { Db } from '../../../../base/database/tables.ts'
import { reviewerFaults } from '../faults.ts'

/** An edition with its tracks, as far as accounts of reviewers need it. */
export async function editionWithTracks(db: Db, id: number) {
  const edition = await db
    .selectFrom('spic_edition')
    .select(['id', 'year', 'name_zh', 'name_en'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!edition) throw new Failure(reviewerFaults.notFound)
  const tracks = await db
    .selectFrom('spic_track')
    .select(['id', 'name_zh', 'name_en'])
    .where('edition_id', '=', id)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return { edition, tracks }
}
