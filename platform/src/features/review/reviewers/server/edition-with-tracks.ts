import type { Db, Tx } from '../../../../base/database/tables.ts'
import { editionById, tracksOf } from '../../../spic/editions/server/public.ts'

/** An edition with its tracks, published or not. */
export async function editionWithTracks(db: Db | Tx, id: number) {
  const edition = await editionById(db, id)
  return { edition, tracks: await tracksOf(db, id) }
}
