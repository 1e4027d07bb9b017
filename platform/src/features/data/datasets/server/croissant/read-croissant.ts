import { licenceNamed } from '../../licences.ts'
import type { ImportOutcome } from '../../schema.ts'

type Said = { path: string; outcome: ImportOutcome; detail: string | null }
type Language = 'zh' | 'en'
/** A text in the languages that it is given in. */
export type Texts = Partial<Record<Language, string>>

export type ReadCroissant = {
  /** The language of texts that do not say theirs, as far as the document or the texts themselves do. */
  language: Language
  title: Texts | null
  description: Texts | null
  licence: string | null
  sourceUrl: string | null
  citation: string | null
  files: { path: string; id: string; name: string; description: Texts | null; sha256: string | null }[]
  /** `file` is the id of one of the files. */
  fields: { path: string; file: string; column: string; description: Texts }[]
  report: Said[]
}

/** What people choose or the site makes itself. */
const notImported = new Set([
  'version',
  'datePublished',
  'dateModified',
  'dateCreated',
  'creator',
  'author',
  'publisher',
  'keywords',
  'inLanguage',
  'isLiveDataset',
  'isAccessibleForFree',
])

/**
 * Reads what we can use of a Croissant document, and tells of everything in it what became of it. Undefined for another
 * document. Pages of `site`, which is this one, are no source of anything.
 */
export function readCroissant(document: Record<string, unknown>, site: string): ReadCroissant | undefined {
  if (!typesOf(document).includes('Dataset')) return undefined
  const conforms = listOf(document.conformsTo ?? document['dct:conformsTo'])
  if (conforms.length === 0 ? !isOld(document) : !conforms.some(isCroissant)) return undefined
  const language = languageOf(document)
  const read: ReadCroissant = {
    language,
    title: null,
    description: null,
    licence: null,
    sourceUrl: null,
    citation: null,
    files: [],
    fields: [],
    report: [],
  }
  const tell = (path: string, outcome: ImportOutcome, detail: string | null = null) =>
    read.report.push({ path, outcome, detail })
  const take = <T>(path: string, value: T | null): T | null => {
    tell(path, value === null ? 'unusable' : 'taken')
    return value
  }
  for (const [name, value] of Object.entries(document)) {
    if (name.startsWith('@') || /^(dct:)?conformsTo$/.test(name)) continue
    if (name === 'name')
      read.title = take(
        name,
        textsOf(value, language, text => oneLine(text, 120)),
      )
    else if (name === 'description')
      read.description = take(
        name,
        textsOf(value, language, text => text.slice(0, 50_000)),
      )
    else if (name === 'license' || name === 'sc:license') read.licence = take(name, licenceOf(value))
    else if (name === 'citeAs' || name === 'cr:citeAs')
      read.citation = take(name, textOf(value)?.slice(0, 5_000) ?? null)
    else if (name === 'url' || name === 'sameAs') {
      const address = addressOf(value)
      // `url` is the more exact of the two.
      if (!address?.startsWith(`${site}/`) && (name === 'url' || read.sourceUrl === null))
        read.sourceUrl = take(name, address)
      else tell(name, 'not_imported')
    } else if (name === 'distribution') readDistribution(value, read, tell)
    else if (name === 'recordSet' || name === 'cr:recordSet') readRecordSets(value, read, tell)
    else tell(name, notImported.has(name) ? 'not_imported' : 'unknown')
  }
  return read
}

type Tell = (path: string, outcome: ImportOutcome, detail?: string | null) => void

function readDistribution(value: unknown, read: ReadCroissant, tell: Tell): void {
  for (const [index, item] of listOf(value).entries()) {
    const path = `distribution[${index}]`
    const name = isObject(item) ? (textOf(item.name) ?? idOf(item)) : null
    if (!isObject(item) || name === null) tell(path, 'unusable')
    else if (!typesOf(item).includes('FileObject')) tell(path, 'not_imported', name)
    else
      read.files.push({
        path,
        id: idOf(item) ?? name,
        name,
        description: textsOf(item.description, read.language, text => oneLine(text, 500)),
        sha256: textOf(item.sha256),
      })
  }
}

function readRecordSets(value: unknown, read: ReadCroissant, tell: Tell): void {
  for (const [index, set] of listOf(value).entries()) {
    const fields = isObject(set) ? listOf(set.field ?? set['cr:field']) : []
    if (fields.length === 0) tell(`recordSet[${index}]`, 'not_imported')
    for (const [at, item] of fields.entries()) {
      const path = `recordSet[${index}].field[${at}]`
      const field = isObject(item) ? fieldOf(item, read.language) : undefined
      if (!field) tell(path, 'unusable')
      else if (field.description === null) tell(path, 'not_imported', field.column)
      else read.fields.push({ path, ...field, description: field.description })
    }
  }
}

function fieldOf(item: Json, language: Language) {
  const source = isObject(item.source) ? item.source : {}
  const given = source.extract ?? source.dataExtraction
  const extract = isObject(given) ? given : {}
  // Version 0.8 speaks of a distribution and of the column of a CSV.
  const file = idOf(source.fileObject ?? source.distribution)
  const column =
    textOf(extract.column ?? extract.csvColumn) ?? memberOf(textOf(extract.jsonPath)) ?? textOf(item.name)
  return file === null || column === null
    ? undefined
    : { file, column, description: textsOf(item.description, language, text => oneLine(text, 500)) }
}

/** `$.a`, `$['a']`: a member of the object itself. */
const memberOf = (jsonPath: string | null): string | null => {
  const found = /^\$(?:\.([^.[\]*]+)|\['((?:[^'\\]|\\.)+)'\])$/.exec(jsonPath ?? '')
  return found?.[1] ?? found?.[2]?.replace(/\\(.)/g, '$1') ?? null
}

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]

/** `sc:Dataset` and `https://schema.org/Dataset` alike are `Dataset`. */
const typesOf = (object: Json): string[] =>
  listOf(object['@type']).map(type => (typeof type === 'string' ? (type.split(/[:/#]/).at(-1) ?? '') : ''))

const isCroissant = (value: unknown): boolean =>
  /^https?:\/\/mlcommons\.org\/croissant\/(?:0\.8|1\.\d+)$/.test(
    typeof value === 'string' ? value : (idOf(value) ?? ''),
  )

/** Version 0.8 and before do not say what they conform to; their words are of a schema that later ones left. */
const isOld = (document: Json): boolean =>
  /mlcommons\.org\/schema/.test(JSON.stringify(document['@context'] ?? ''))

const idOf = (value: unknown): string | null =>
  typeof value === 'string'
    ? value
    : isObject(value) && typeof value['@id'] === 'string'
      ? value['@id']
      : null

/** A text, however JSON-LD writes it: plain, with its language, one of several, by languages. */
function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim()
  if (Array.isArray(value)) return value.map(textOf).find(text => text !== null) ?? null
  if (!isObject(value)) return null
  return textOf(value['@value'] ?? value.zh ?? value['zh-CN'] ?? value.en ?? value['en-US'])
}

/** The text in both languages, as far as it is given in them; one in neither counts as of the document's language. */
function textsOf(value: unknown, language: Language, cut: (text: string) => string | null): Texts | null {
  const texts: Texts = {}
  const put = (tag: unknown, found: unknown) => {
    const text = textOf(found)
    const said = typeof tag === 'string' ? /^(zh|en)\b/i.exec(tag)?.[1]?.toLowerCase() : language
    const own = text === null ? null : cut(text)
    if (own !== null && (said === 'zh' || said === 'en')) texts[said] ??= own
  }
  for (const item of listOf(value))
    if (!isObject(item)) put(undefined, item)
    else if ('@value' in item) put(item['@language'], item['@value'])
    else for (const [tag, text] of Object.entries(item)) put(tag, text)
  if (Object.keys(texts).length === 0) put(undefined, value)
  return Object.keys(texts).length > 0 ? texts : null
}

const oneLine = (text: string | null, most: number): string | null => {
  const line =
    text
      ?.normalize('NFC')
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, most) ?? ''
  return line === '' ? null : line
}

function licenceOf(value: unknown): string | null {
  const said = listOf(value).flatMap(item => {
    if (!isObject(item)) return textOf(item) ?? []
    return textOf(item.url) ?? textOf(item.name) ?? idOf(item) ?? []
  })
  return said.flatMap(text => licenceNamed(text)?.id ?? []).at(0) ?? oneLine(said[0] ?? null, 100)
}

function addressOf(value: unknown): string | null {
  const text = listOf(value).flatMap(item => textOf(item) ?? idOf(item) ?? [])[0] ?? ''
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && text.length <= 500 ? text : null
}

/** What the context says, else whether there are Chinese characters in it. */
function languageOf(document: Json): Language {
  const context = listOf(document['@context']).find(isObject)
  const said = textOf(context?.['@language']) ?? ''
  if (/^zh/i.test(said)) return 'zh'
  return /\p{Script=Han}/u.test(`${textOf(document.name)} ${textOf(document.description)}`) ? 'zh' : 'en'
}
