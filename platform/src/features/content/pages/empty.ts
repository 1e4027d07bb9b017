import type { BlockKind, KnownBlock, StoredBlock } from './blocks.ts'
import type { Field, Fields } from './fields.ts'
import type { SourceName, SourceValue } from './sources.ts'

/** What a new block begins with. */

const standards: { [S in SourceName]: SourceValue<S> } = {
  competitions: { by: 'query', ids: [], tag: '', state: 'any', most: 6 },
  board: { competitionId: null, most: 5 },
  rounds: { competitionId: null },
  news: { of: 'site', most: 4 },
  experts: { by: 'kind', ids: [], kind: '', most: 6 },
  jobs: { most: 6 },
}

function emptyValue(field: Field): unknown {
  switch (field.kind) {
    case 'words':
    case 'markdown':
      return { zh: '', en: '' }
    case 'media':
    case 'instant':
      return null
    case 'link':
      return ''
    case 'choice':
      return Object.keys(field.options)[0]
    case 'list':
      return Array.from({ length: field.least }, () => emptyValues(field.of))
    case 'source':
      return standards[field.of]
  }
}

/** An item of a list, or the value of a block, with nothing written yet. */
export const emptyValues = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]))

export const newBlock = (block: KnownBlock, id: string): StoredBlock =>
  ({
    id,
    kind: block.kind satisfies BlockKind,
    tone: 'plain',
    value: emptyValues(block.fields),
  }) as StoredBlock
