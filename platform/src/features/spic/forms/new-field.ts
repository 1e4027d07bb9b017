import type { Field, FieldKind } from './fields.ts'
import { mostFileBytes } from './kinds.ts'

/** The first of `name1`, `name2`… that is not taken. */
export function freeKey(name: string, taken: readonly string[]): string {
  const known = new Set(taken)
  let n = taken.length + 1
  while (known.has(`${name}${n}`)) n++
  return `${name}${n}`
}

const blank = { zh: '', en: '' }

/** A field of a kind as it is before anything is said about it. Its key is never another's, and stays. */
export function newField(kind: FieldKind, others: readonly Field[]): Field {
  const common = {
    key: freeKey(
      'field',
      others.map(field => field.key),
    ),
    label: blank,
    help: blank,
    isRequired: kind !== 'heading',
    isIdentifying: kind === 'members',
    condition: null,
  }
  switch (kind) {
    case 'heading':
      return { ...common, kind }
    case 'text':
      return { ...common, kind, most: 100 }
    case 'longText':
      return { ...common, kind, most: 2_000 }
    case 'number':
      return { ...common, kind, unit: blank, least: null, most: null, decimals: 0 }
    case 'choice':
      return {
        ...common,
        kind,
        isMany: false,
        options: [
          { value: 'option1', label: blank },
          { value: 'option2', label: blank },
        ],
      }
    case 'date':
      return { ...common, kind, earliest: null, latest: null }
    case 'table':
      return { ...common, kind, columns: [{ key: 'column1', label: blank, kind: 'text' }], most: 20 }
    case 'file':
      return { ...common, kind, kinds: ['pdf'], most: 1, mostBytes: mostFileBytes }
    case 'members':
      return { ...common, kind, most: 10 }
    case 'budget':
      return { ...common, kind, most: null }
  }
}
