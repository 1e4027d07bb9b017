import type { Localized } from '../../../base/web/language.ts'
import { blockOf, type PageDocument, type StoredBlock } from './blocks.ts'
import type { Field, Fields } from './fields.ts'

/** `moved`: `before` and `after` are the ids of the blocks that both have, in their order, between commas. */
export const differenceKinds = ['changed', 'added', 'removed', 'moved'] as const
export type Difference = {
  path: string
  kind: (typeof differenceKinds)[number]
  /** As it is stored: what is live as JSON; of what was added or removed whole, its texts. */
  before: string | null
  after: string | null
}

/**
 * Every place where two documents differ, by the path in the later one. Blocks are told apart by their ids: one that
 * is gone is one line and named by its id, and so is another order.
 */
export function differences(before: PageDocument, after: PageDocument): Difference[] {
  const was = new Map(before.blocks.map(block => [block.id, block]))
  const is = new Map(after.blocks.map(block => [block.id, block]))
  const orderWas = before.blocks.map(block => block.id).filter(id => is.has(id))
  const orderIs = after.blocks.map(block => block.id).filter(id => was.has(id))
  return [
    ...inText('title', before.title, after.title),
    ...inText('description', before.description, after.description),
    ...after.blocks.flatMap((block, at) => inBlock(`blocks.${at}`, was.get(block.id), block)),
    ...before.blocks.flatMap(block =>
      is.has(block.id) ? [] : [removed(`blocks.${block.id}`, textOf(fieldsOf(block), block.value))],
    ),
    ...(orderWas.join() === orderIs.join()
      ? []
      : [{ path: 'blocks', kind: 'moved' as const, before: orderWas.join(), after: orderIs.join() }]),
  ]
}

const added = (path: string, after: string): Difference => ({ path, kind: 'added', before: null, after })
const removed = (path: string, before: string): Difference => ({ path, kind: 'removed', before, after: null })
const changed = (path: string, before: string | null, after: string | null): Difference[] =>
  before === after ? [] : [{ path, kind: 'changed', before, after }]

const fieldsOf = (block: StoredBlock): Fields => blockOf(block.kind)?.fields ?? {}

function inBlock(path: string, before: StoredBlock | undefined, after: StoredBlock): Difference[] {
  const fields = fieldsOf(after)
  if (before?.kind !== after.kind) return [added(path, textOf(fields, after.value))]
  return [
    ...inFields(`${path}.value`, fields, before.value, after.value),
    ...changed(`${path}.tone`, before.tone, after.tone),
  ]
}

const part = (value: object, name: string): unknown => (value as Record<string, unknown>)[name]

const inFields = (path: string, fields: Fields, before: object, after: object): Difference[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    inField(`${path}.${name}`, field, part(before, name), part(after, name)),
  )

function inField(path: string, field: Field, before: unknown, after: unknown): Difference[] {
  switch (field.kind) {
    case 'words':
    case 'markdown':
      return inText(path, before as Localized, after as Localized)
    case 'list': {
      const [was, is] = [before as object[], after as object[]]
      return [
        ...is.flatMap((item, at) => {
          const earlier = was[at]
          const place = `${path}.${at}`
          return earlier ? inFields(place, field.of, earlier, item) : [added(place, textOf(field.of, item))]
        }),
        ...was
          .slice(is.length)
          .map((item, at) => removed(`${path}.${is.length + at}`, textOf(field.of, item))),
      ]
    }
    case 'source':
      return changed(path, JSON.stringify(before), JSON.stringify(after))
    case 'media':
    case 'link':
    case 'choice':
    case 'instant':
      return changed(path, asText(before), asText(after))
  }
}

const inText = (path: string, before: Localized, after: Localized): Difference[] =>
  (['zh', 'en'] as const).flatMap(lang => changed(`${path}.${lang}`, before[lang], after[lang]))

const asText = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

/** What is written in a block or an item, a line for each text. */
const textOf = (fields: Fields, value: object): string =>
  Object.entries(fields)
    .flatMap(([name, field]): string[] => {
      const held = part(value, name)
      if (field.kind === 'list') return (held as object[]).map(item => textOf(field.of, item))
      if (field.kind !== 'words' && field.kind !== 'markdown') return []
      const { zh, en } = held as Localized
      return [zh, en]
    })
    .filter(text => text.trim() !== '')
    .join('\n')
