import type { Selectable } from 'kysely'
import type { ReadDb, Tables, Tx } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'

type Row = Selectable<Tables['media']>

/** What of it is edited. */
export const describedOf = (row: Row) => ({
  name: row.name,
  altZh: row.alt_zh,
  altEn: row.alt_en,
  isDecorative: row.is_decorative,
})
/** What an edit of it is made from: other bytes are another one. */
export const stateOf = (row: Row) => ({ ...describedOf(row), url: row.url })
export type Described = ReturnType<typeof describedOf>

/** What a page shows of each of these, in the reader's language; what is not there is left out. */
export async function mediaByIds(db: ReadDb, ids: ReadonlySet<number>, lang: Lang) {
  if (ids.size === 0) return new Map()
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where(eb => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
  return new Map(
    rows.map(row => [
      row.id,
      {
        kind: row.kind,
        url: row.url,
        width: row.width,
        height: row.height,
        sizes: row.sizes,
        alt: row.is_decorative ? '' : localizeColumn(row, 'alt', lang),
        name: row.name,
        bytes: row.size,
      },
    ]),
  )
}

/** What each of these is, which nobody takes away until this transaction ends; what is not there is left out. */
export async function holdMedia(tx: Tx, ids: readonly number[]): Promise<Map<number, Row['kind']>> {
  const rows = await tx
    .selectFrom('media')
    .select(['id', 'kind'])
    .where(eb => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .forKeyShare()
    .execute()
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}
