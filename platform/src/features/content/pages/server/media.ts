import type { ReadDb } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import type { ShownMedia } from '../media.ts'

/** What pages show of the media library, by id; what is not there is left out. */
export async function shownMediaOf(
  _db: ReadDb,
  _ids: ReadonlySet<number>,
  _lang: Lang,
): Promise<Map<number, ShownMedia>> {
  return new Map()
}
