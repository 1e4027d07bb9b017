/** One text of the interface: where it stands, under which key or on which line, in which language. */
export type Said = { file: string; key: string; lang: 'en' | 'zh'; text: string }

/** Texts that keep a word that is never said otherwise, and why. */
export const allowedWords: Readonly<Record<string, string>> = {
  'Please log in and visit again.': 'the spec gives it word for word',
  'Please login first.': 'the spec gives it word for word',
}

/** `phrases.en.ts` and its likes: dictionaries of one language. */
export const dictionaryLang = (file: string): Said['lang'] | undefined => {
  const [, lang] = /\.(en|zh)\.ts$/.exec(file) ?? []
  return lang === 'en' || lang === 'zh' ? lang : undefined
}

/** All texts of a dictionary, by their keys. Of a function, those that its source holds. */
export function saidByKey(file: string, lang: Said['lang'], phrases: unknown, key = ''): Said[] {
  if (typeof phrases === 'string') return [{ file, key, lang, text: phrases }]
  if (typeof phrases === 'function')
    return literalsIn(String(phrases)).map(text => ({ file, key, lang, text }))
  if (typeof phrases !== 'object' || phrases === null) return []
  return Object.entries(phrases).flatMap(([name, value]) =>
    saidByKey(file, lang, value, key === '' ? name : `${key}.${name}`),
  )
}

const literal = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g

/** What stands between quotes, with a gap where a template has a value; what a value chooses among is read too. */
const literalsIn = (source: string): string[] =>
  (source.match(literal) ?? []).flatMap(quoted => {
    const text = quoted.slice(1, -1)
    const values = text.match(/\$\{[^}]*\}/g) ?? []
    return [text.replaceAll(/\$\{[^}]*\}/g, '…'), ...values.flatMap(literalsIn)]
  })

const inBoth = new RegExp(String.raw`\b(en|zh):\s*(?:\([^)]*\)\s*=>\s*)?(${literal.source})`, 'g')
/** As the demo's sites are written. */
const inPair = new RegExp(String.raw`\bboth\(\s*(${literal.source}),\s*(${literal.source})`, 'g')

/** Texts that stand in both languages beside code: faults, notices, entries of the audit log, names of pages, the demo's. */
export function saidByLine(file: string, source: string): Said[] {
  // What calls are described by keeps the words of calls.
  if (/contract\.ts$|\/migrations\//.test(file)) return []
  const said = (lang: Said['lang'], quoted: string, index: number): Said[] =>
    literalsIn(quoted).map(text => ({
      file,
      key: `line ${source.slice(0, index).split('\n').length}`,
      lang,
      text,
    }))
  return [
    ...[...source.matchAll(inBoth)].flatMap(({ 1: lang, 2: quoted = '', index }) =>
      said(lang === 'en' ? 'en' : 'zh', quoted, index),
    ),
    ...[...source.matchAll(inPair)].flatMap(({ 1: zh = '', 2: en = '', index }) => [
      ...said('zh', zh, index),
      ...said('en', en, index),
    ]),
  ]
}

/** The words of a language's "never" column. */
export function neverSaid(table: string, lang: Said['lang']): string[] {
  const column = lang === 'en' ? 4 : 5
  return table
    .split('\n')
    .filter(line => line.startsWith('| ') && !line.startsWith('| Concept'))
    .flatMap(line => (line.split('|')[column] ?? '').split(','))
    .map(word => word.trim())
    .filter(word => word !== '' && word !== '–')
}

/** File, key and word of each text that says what is never said. */
export function wrongWords(said: readonly Said[], table: string): string[] {
  const english = new RegExp(String.raw`(?<![\w-])(${neverSaid(table, 'en').join('|')})(?![\w-])`, 'i')
  const chinese = new RegExp(neverSaid(table, 'zh').join('|'))
  return said
    .map(one => ({ one, word: (one.lang === 'en' ? english : chinese).exec(one.text)?.[0] }))
    .filter(({ one, word }) => word !== undefined && !Object.hasOwn(allowedWords, one.text))
    .map(({ one, word }) => `${one.file} ${one.key}: “${word}” in “${one.text}”`)
}
