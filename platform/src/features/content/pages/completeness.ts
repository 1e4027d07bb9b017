import type { Localized } from '../../../base/web/language.ts'
import { blockOf, type PageDocument } from './blocks.ts'
import type { Field, Fields } from './fields.ts'

export type Missing = {
  /** Where it is missing: `blocks.2.value.title.en`. */
  path: string
  why: 'missing' | 'other-language' | 'too-few'
}

/**
 * What keeps a page from being published: what is required and empty, what is written in one language only, lists that are
 * too short. In the order of the page.
 */
export function missingIn(document: PageDocument): Missing[] {
  return [
    ...inText('title', document.title, true),
    ...inText('description', document.description, true),
    ...(document.blocks.length === 0 ? [{ path: 'blocks', why: 'too-few' as const }] : []),
    ...document.blocks.flatMap((block, at) => {
      const known = blockOf(block.kind)
      return known ? inFields(`blocks.${at}.value`, known.fields, block.value) : []
    }),
  ]
}

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
    case 'choice':
    case 'instant':
    case 'source':
      return []
  }
}

function inText(path: string, text: Localized, isRequired: boolean): Missing[] {
  const empty = (['zh', 'en'] as const).filter(lang => text[lang].trim() === '')
  if (empty.length === 2)
    return isRequired ? empty.map(lang => ({ path: `${path}.${lang}`, why: 'missing' })) : []
  return empty.map(lang => ({ path: `${path}.${lang}`, why: 'other-language' }))
}
