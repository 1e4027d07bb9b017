import { renderMarkdown } from '../../../../base/markdown/render.ts'
import { localize, type Lang, type Localized } from '../../../../base/web/language.ts'
import { mediaByIds } from '../../media/server/public.ts'
import { blockOf, type PageDocument, type ShownBlock } from '../blocks.ts'
import type { Field, Fields } from '../fields.ts'
import type { ShownMedia } from '../media.ts'
import type { ShownPage } from '../shown.schema.ts'
import type { Reading } from './reading.ts'
import { readSource } from './sources.ts'

/** A page as its reader gets it: in their language, with Markdown as HTML and what is live read just now. */
export async function presentPage(
  reading: Reading,
  slug: string,
  document: PageDocument,
): Promise<ShownPage> {
  const known = document.blocks.flatMap(block => {
    const kind = blockOf(block.kind)
    return kind ? [{ block, fields: kind.fields as Fields }] : []
  })
  const wanted = known.map(({ block, fields }) => needsOf(fields, block.value))
  const [media, live] = await Promise.all([
    mediaByIds(reading.db, new Set(wanted.flatMap(({ media: ids }) => ids)), reading.lang),
    readAll(
      reading,
      wanted.flatMap(({ sources }) => sources),
    ),
  ])
  const shown = { lang: reading.lang, media, live }
  return {
    slug,
    title: localize(document.title, reading.lang),
    description: localize(document.description, reading.lang),
    blocks: known.map(
      ({ block, fields }) => ({ ...block, value: presentFields(fields, block.value, shown) }) as ShownBlock,
    ),
  }
}

/** What of the product a page shows live: each source with what was chosen of it. */
export const sourcesOf = ({ blocks }: PageDocument): Needs['sources'] =>
  blocks.flatMap(block => {
    const kind = blockOf(block.kind)
    return kind ? needsOf(kind.fields as Fields, block.value).sources : []
  })

type Needs = { media: number[]; sources: { name: Extract<Field, { kind: 'source' }>['of']; value: object }[] }

/** What a block shows of the library, and what of it is live. */
function needsOf(fields: Fields, value: object): Needs {
  const needs: Needs = { media: [], sources: [] }
  for (const [name, field] of Object.entries(fields)) {
    const held = (value as Record<string, unknown>)[name]
    if (field.kind === 'media' && typeof held === 'number') needs.media.push(held)
    else if (field.kind === 'source') needs.sources.push({ name: field.of, value: held as object })
    else if (field.kind === 'list')
      for (const item of held as object[]) {
        const inner = needsOf(field.of, item)
        needs.media.push(...inner.media)
        needs.sources.push(...inner.sources)
      }
  }
  return needs
}

/** What each choice of a source gives, told apart by the choice itself. */
async function readAll(reading: Reading, asks: Needs['sources']): Promise<Map<object, unknown>> {
  return new Map(
    await Promise.all(
      asks.map(async ({ name, value }) => [value, await readSource(reading, name, value)] as const),
    ),
  )
}

type Given = { lang: Lang; media: ReadonlyMap<number, ShownMedia>; live: ReadonlyMap<object, unknown> }

const presentFields = (fields: Fields, value: object, given: Given): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      present(field, (value as Record<string, unknown>)[name], given),
    ]),
  )

function present(field: Field, value: unknown, given: Given): unknown {
  switch (field.kind) {
    case 'words':
      return localize(value as Localized, given.lang)
    case 'markdown':
      return renderMarkdown(localize(value as Localized, given.lang))
    case 'media': {
      const found = typeof value === 'number' ? given.media.get(value) : undefined
      return found?.kind === field.of ? found : null
    }
    case 'list':
      return (value as object[]).map(item => presentFields(field.of, item, given))
    case 'source':
      return given.live.get(value as object)
    case 'link':
    case 'choice':
    case 'instant':
      return value
  }
}
