import type { Localized } from '../../../base/web/language.ts'
import type { Block } from './block.ts'
import { blockOf, type PageDocument } from './blocks.ts'
import type { Field, Fields } from './fields.ts'
import type { SourceName, SourceValue } from './sources.ts'

export type Missing = {
  /** Where it is missing: `blocks.2.value.title.en`. */
  path: string
  why: 'missing' | 'other-language' | 'too-few' | 'not-chosen'
}

/**
 * What keeps a page from being published: what is required and empty, what is written in one language only, lists that are
 * too short, live parts for which nothing was chosen. In the order of the page.
 */
export function missingIn(document: PageDocument): Missing[] {
  return [
    ...inText('title', document.title, true),
    ...inText('description', document.description, true),
    ...(document.blocks.length === 0 ? [{ path: 'blocks', why: 'too-few' as const }] : []),
    ...document.blocks.flatMap((block, at) => {
      const known = blockOf(block.kind)
      return known ? inBlock(`blocks.${at}.value`, known, block.value) : []
    }),
  ]
}

function inBlock(path: string, { fields, oneOf = [] }: Block, value: object): Missing[] {
  const [first] = oneOf
  const holdsAny = oneOf.some(name => holds(fields[name], (value as Record<string, unknown>)[name]))
  return [
    ...inFields(path, fields, value),
    ...(first === undefined || holdsAny ? [] : [{ path: `${path}.${first}`, why: 'not-chosen' as const }]),
  ]
}

/** Whether a field that may stay empty has something to show. */
function holds(field: Field | undefined, value: unknown): boolean {
  if (field?.kind === 'list') return (value as object[]).length > 0
  return field?.kind === 'source' && isChosen(field.of, value)
}

const picked = ({ by, ids }: { by: string; ids: readonly number[] }) => by !== 'hand' || ids.length > 0
const chosen: { [S in SourceName]: (value: SourceValue<S>) => boolean } = {
  competitions: picked,
  board: ({ competitionId }) => competitionId !== null,
  rounds: ({ competitionId }) => competitionId !== null,
  // What there is by then, which nobody chooses one by one.
  news: () => true,
  experts: picked,
  jobs: () => true,
}
// Name and value belong together, which the compiler cannot follow through the list.
const isChosen = (of: SourceName, value: unknown): boolean =>
  (chosen[of] as (value: unknown) => boolean)(value)

const inFields = (path: string, fields: Fields, value: object): Missing[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    inField(`${path}.${name}`, field, (value as Record<string, unknown>)[name]),
  )

function inField(path: string, field: Field, value: unknown): Missing[] {
  switch (field.kind) {
    case 'words':
    case 'markdown':
      return inText(path, value as Localized, field.isRequired)
    case 'media':
      return field.isRequired && value === null ? [{ path, why: 'missing' }] : []
    case 'link':
      return field.isRequired && value === '' ? [{ path, why: 'missing' }] : []
    case 'list': {
      const items = value as object[]
      return [
        ...(items.length < field.least ? [{ path, why: 'too-few' as const }] : []),
        ...items.flatMap((item, at) => inFields(`${path}.${at}`, field.of, item)),
      ]
    }
    case 'source':
      return field.isRequired && !isChosen(field.of, value) ? [{ path, why: 'not-chosen' }] : []
    case 'choice':
    case 'instant':
      return []
  }
}

function inText(path: string, text: Localized, isRequired: boolean): Missing[] {
  const empty = (['zh', 'en'] as const).filter(lang => text[lang].trim() === '')
  if (empty.length === 2)
    return isRequired ? empty.map(lang => ({ path: `${path}.${lang}`, why: 'missing' })) : []
  return empty.map(lang => ({ path: `${path}.${lang}`, why: 'other-language' }))
}
