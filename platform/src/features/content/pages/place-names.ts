import { localize, type Lang, type Localized } from '../../../base/web/language.ts'
import { blockOf, type PageDocument } from './blocks.ts'
import type { Field, Fields } from './fields.ts'

const own: Record<string, Localized> = {
  title: { zh: '页面标题', en: 'Page title' },
  description: { zh: '页面简介', en: 'Page description' },
  blocks: { zh: '内容块', en: 'Blocks' },
  tone: { zh: '底色', en: 'Background' },
  zh: { zh: '中文', en: 'Chinese' },
  en: { zh: '英文', en: 'English' },
}

/** What editors call the place of a path: `blocks.1.value.title.en` is “2 Text · Title · English”. */
export function placeName(path: string, document: PageDocument, lang: Lang): string {
  const [first = '', at, ...rest] = path.split('.')
  const named = (name: string) => (own[name] ? localize(own[name], lang) : undefined)
  if (first !== 'blocks' || at === undefined)
    return [first, at].flatMap(part => (part === undefined ? [] : (named(part) ?? []))).join(' · ')
  // What is no longer there is named by its id.
  const index = document.blocks.findIndex((block, place) => String(place) === at || block.id === at)
  const block = document.blocks[index]
  const kind = block && blockOf(block.kind)
  if (!kind) return localize({ zh: '已删除的内容块', en: 'Removed block' }, lang)
  const names = [`${index + 1} ${localize(kind.name, lang)}`]
  let fields: Fields | undefined = kind.fields
  for (const part of rest) {
    const field: Fields[string] | undefined = fields?.[part]
    if (/^\d+$/.test(part)) names.push(String(Number(part) + 1))
    else if (field) {
      names.push(localize(field.label, lang))
      fields = field.kind === 'list' ? field.of : undefined
    } else if (part !== 'value') names.push(...(named(part) === undefined ? [] : [named(part) as string]))
  }
  return names.join(' · ')
}

/** The field at a path of a document; undefined for what is none of a block. */
export function fieldAt(path: string, document: PageDocument): Field | undefined {
  const [, at, , ...rest] = path.split('.')
  let fields = blockOf(document.blocks[Number(at)]?.kind ?? '')?.fields as Fields | undefined
  let found: Field | undefined
  for (const name of rest.filter(one => !/^\d+$/.test(one))) {
    if (!fields?.[name]) break
    found = fields[name]
    fields = found.kind === 'list' ? found.of : undefined
  }
  return found
}
