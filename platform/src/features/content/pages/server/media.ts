import { Failure } from '../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../base/contract/faults.ts'
import type { Tx } from '../../../../base/database/tables.ts'
import { holdMedia } from '../../media/server/public.ts'
import { blockOf, type PageDocument } from '../blocks.ts'
import type { Fields } from '../fields.ts'

type Named = { path: string; id: number; of: 'picture' | 'file' | 'video' }

/** The media that a page names, each with its place. */
export const mediaOfPage = (document: PageDocument): Named[] =>
  document.blocks.flatMap((block, at) => {
    const kind = blockOf(block.kind)
    return kind ? namedIn(`blocks.${at}.value`, kind.fields, block.value) : []
  })

const namedIn = (path: string, fields: Fields, value: object): Named[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const held = (value as Record<string, unknown>)[name]
    if (field.kind === 'media' && typeof held === 'number')
      return [{ path: `${path}.${name}`, id: held, of: field.of }]
    if (field.kind === 'list')
      return (held as object[]).flatMap((item, at) => namedIn(`${path}.${name}.${at}`, field.of, item))
    return []
  })

/** The same page with other media in their places; what has none is left out. */
export const withMedia = (document: PageDocument, ids: ReadonlyMap<number, number>): PageDocument => ({
  ...document,
  blocks: document.blocks.map(block => {
    const kind = blockOf(block.kind)
    return kind ? ({ ...block, value: replaced(kind.fields, block.value, ids) } as typeof block) : block
  }),
})

const replaced = (fields: Fields, value: object, ids: ReadonlyMap<number, number>): object =>
  Object.fromEntries(
    Object.entries(value).map(([name, held]) => {
      const field = fields[name]
      if (field?.kind === 'media') return [name, typeof held === 'number' ? (ids.get(held) ?? null) : null]
      if (field?.kind === 'list') return [name, (held as object[]).map(item => replaced(field.of, item, ids))]
      return [name, held]
    }),
  )

/** Notes what of the library a revision shows, so that it stays; refuses what the library does not have. */
export async function noteMedia(
  tx: Tx,
  { pageId, number, document }: { pageId: number; number: number; document: PageDocument },
): Promise<void> {
  const named = mediaOfPage(document)
  const ids = [...new Set(named.map(({ id }) => id))]
  await tx
    .deleteFrom('content_revision_media')
    .where('page_id', '=', pageId)
    .where('number', '=', number)
    .execute()
  if (ids.length === 0) return
  const kinds = await holdMedia(tx, ids)
  const issues = named
    .filter(({ id, of }) => kinds.get(id) !== of)
    .map(({ path }) => ({ path: `body.document.${path}`, code: 'unknown' }))
  if (issues.length > 0) throw new Failure(baseFaults.invalidInput, { issues })
  await tx
    .insertInto('content_revision_media')
    .values(ids.map(id => ({ page_id: pageId, number, media_id: id })))
    .execute()
}
