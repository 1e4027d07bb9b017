import { blockOf, type PageDocument } from './blocks.ts'
import type { Fields } from './fields.ts'
import type { SourceName, SourceValue } from './sources.ts'

export const referenceKinds = ['competition', 'expert'] as const
/** Something of an installation that a page names by the number it has there. */
export type Reference = { of: (typeof referenceKinds)[number]; id: number }
/** The number to name instead; null leaves it out. */
type Rename = (reference: Reference) => number | null

const oneOf = (id: number | null, rename: Rename) => (id === null ? null : rename({ of: 'competition', id }))
const listOf = (of: Reference['of'], ids: readonly number[], rename: Rename) =>
  ids.flatMap(id => rename({ of, id }) ?? [])

/** What each source names; a source that is not here names nothing. */
const renamers: { [S in SourceName]?: (value: SourceValue<S>, rename: Rename) => SourceValue<S> } = {
  competitions: (value, rename) => ({ ...value, ids: listOf('competition', value.ids, rename) }),
  experts: (value, rename) => ({ ...value, ids: listOf('expert', value.ids, rename) }),
  board: (value, rename) => ({ ...value, competitionId: oneOf(value.competitionId, rename) }),
  rounds: (value, rename) => ({ ...value, competitionId: oneOf(value.competitionId, rename) }),
}

/** The same page naming others. */
export const withReferences = (document: PageDocument, rename: Rename): PageDocument => ({
  ...document,
  blocks: document.blocks.map(block => {
    const kind = blockOf(block.kind)
    return kind ? ({ ...block, value: renamed(kind.fields, block.value, rename) } as typeof block) : block
  }),
})

const renamed = (fields: Fields, value: object, rename: Rename): object =>
  Object.fromEntries(
    Object.entries(value).map(([name, held]) => {
      const field = fields[name]
      if (field?.kind === 'list')
        return [name, (held as object[]).map(item => renamed(field.of, item, rename))]
      if (field?.kind !== 'source') return [name, held]
      // Which source it is decides what was chosen of it, which the compiler cannot follow through a name.
      const renamer = renamers[field.of] as ((value: unknown, rename: Rename) => unknown) | undefined
      return [name, renamer ? renamer(held, rename) : held]
    }),
  )

/** What pages name, once each. */
export function referencesIn(documents: readonly PageDocument[]): Reference[] {
  const found = new Map<string, Reference>()
  for (const document of documents)
    withReferences(document, reference => {
      found.set(keyOf(reference), reference)
      return reference.id
    })
  return [...found.values()]
}

export const keyOf = ({ of, id }: Reference): string => `${of} ${id}`
