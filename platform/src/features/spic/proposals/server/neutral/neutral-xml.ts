import { CellFormulas, harmlessFormula } from './harmless-formula.ts'

/** `quoted` is its value as it stands. */
type Attribute = { name: string; local: string; value: string; quoted: string }

const piece =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>|<![^<>[\]]*>|<(?:[^<>"']|"[^"]*"|'[^']*')*>|[^<]+/y
const attribute = /\s([^\s=/<>"']+)\s*=\s*("[^"]*"|'[^']*')/g
const localOf = (name: string) => name.slice(name.indexOf(':') + 1)

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const decoded = (text: string): string =>
  text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, digits, name) => {
    if (name) return entities[name] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(digits)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
export const encoded = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Places on somebody's device or in their house, and their mailbox. */
const place = /(?:^|[^a-z])[a-z]:[\\/]|^\\\\|["\s]\\\\|\bfile:[\\/]|\bmailto:|[\\/](?:users|home)[\\/]/i
export const isPlace = (text: string): boolean => place.test(text)
/** A field that has one leads out of the document, or fetches something as it is opened. */
const isAddress = (text: string): boolean => /:\/\/|\bwww\./i.test(text)
/** Programs give a picture the name of the file that it came from. */
const isFileName = (text: string): boolean =>
  /\.(?:png|jpe?g|gif|bmp|tiff?|webp|svg|emf|wmf|heic)$/i.test(text)

/** Attributes that name a person, wherever they stand. */
const telling = new Set([
  'author',
  'initials',
  'userId',
  'providerId',
  'lastModifiedBy',
  'userName',
  'refreshedBy',
  'suggestedsigner',
  'suggestedsigner2',
  'suggestedsigneremail',
  'odcFile',
  'sourceFile',
  'securityDescriptor',
  'docname',
  'export-filename',
])
/** The same at one element alone: elsewhere they say something else. */
const tellingAt: Readonly<Record<string, readonly string[]>> = {
  cmAuthor: ['name'],
  author: ['name'],
  chgData: ['name'],
  userInfo: ['name'],
  person: ['displayName'],
  scenario: ['user', 'comment'],
  tag: ['val'],
  dbPr: ['connection'],
  imagedata: ['title'],
}
const named = new Set(['name', 'title', 'descr', 'alt'])
/** Elements whose text names a person. */
const tellingTexts = new Set(['author', 'creator', 'lastModifiedBy', 'contributor'])
/** Elements that go with all that is in them. */
const gone = new Set([
  'absPath',
  'fileSharing',
  'customWorkbookViews',
  'customSheetViews',
  'mailMerge',
  'docVars',
  'signatureline',
  'printerSettings',
  // Formulas of columns and links to other workbooks: the values stand in the cells.
  'calculatedColumnFormula',
  'totalsRowFormula',
  'externalReferences',
  // Data and labels of other programs.
  'custDataLst',
  'customProperties',
])
/** Elements with a formula by which something is shown. Those of cells are read whole. */
const formulas = new Set(['f', 'formula', 'formula1', 'formula2', 'definedName'])
/** Marks an element whose formula has been read. */
const spent = '#spent'
/** Documents that say nothing but who made another, and where. */
const emptyRoots = new Set(['coreProperties', 'Properties', 'labelList', 'chgInfo', 'docChgLst'])

/** Fields that Word fills in with what it knows of the person or the file. */
const tellingField =
  /^\s*(?:AUTHOR|LASTSAVEDBY|USERNAME|USERINITIALS|USERADDRESS|FILENAME|TEMPLATE|DOCPROPERTY|INFO|COMMENTS|KEYWORDS|SUBJECT)\b/i
/** Fields that fetch something from another file or program, or run something. */
const fetchingField =
  /^\s*(?:DDE|DDEAUTO|LINK|INCLUDE|INCLUDETEXT|INCLUDEPICTURE|IMPORT|DATABASE|MACROBUTTON)\b/i
const leadsOut = (instruction: string): boolean => isAddress(instruction) || fetchingField.test(instruction)
const tellingBinding = /creator|lastModifiedBy|Company|Manager|category|keywords|contentStatus/i

/** Markup in whichever of the encodings that Office takes. Throws for another. */
function textOf(path: string, bytes: Uint8Array): string {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const from = bytes[0] === 0xfe ? 'utf-16be' : isWide ? 'utf-16le' : 'utf-8'
  const text = new TextDecoder(from, { fatal: true }).decode(bytes)
  const declared = /^\s*<\?xml[^>]*?encoding=["']([^"']*)["']/.exec(text)?.[1] ?? from
  if (!isWide && !/^(?:utf-?8|us-ascii)$/i.test(declared)) throw new Error(`markup of ${path} in ${declared}`)
  return isWide ? text.replace(/^(\s*<\?xml[^>]*?encoding=)["'][^"']*["']/, '$1"UTF-8"') : text
}

/** The elements of some markup with their attributes, as they begin. */
export function startTagsOf(
  path: string,
  bytes: Uint8Array,
): { local: string; attributes: Readonly<Record<string, string>> }[] {
  return [...textOf(path, bytes).matchAll(new RegExp(piece, 'g'))].flatMap(([found]) => {
    const name = /^<([^\s/>!?]+)/.exec(found)?.[1]
    if (name === undefined) return []
    const given = [...found.matchAll(attribute)].map(
      ([, key = '', quoted = '']) => [key, decoded(quoted.slice(1, -1))] as const,
    )
    return { local: localOf(name), attributes: Object.fromEntries(given) }
  })
}

/** The same markup without comments, the names of people and places on their devices. Throws for what is none. */
export function neutralXml(path: string, bytes: Uint8Array): Uint8Array {
  const text = textOf(path, bytes)
  const reader = new Reader(path)
  const out: string[] = []
  let from = 0
  piece.lastIndex = 0
  while (piece.lastIndex < text.length) {
    const start = piece.lastIndex
    const found = piece.exec(text)?.[0]
    if (found === undefined) throw new Error(`no markup at ${start} of ${path}`)
    const said = reader.take(found)
    if (said !== found) {
      out.push(text.slice(from, start), said)
      from = start + found.length
    }
  }
  out.push(text.slice(from))
  return new TextEncoder().encode(out.join(''))
}

/** Goes through markup piece by piece, and knows what the present one is in. */
class Reader {
  readonly #isCustom: boolean
  /** How deep in something that goes. */
  #dropped = 0
  /** What the whole is. */
  #top: string | undefined
  /** Whether nothing of it stays but its outermost tags. */
  #isEmptied = false
  #inside = ''
  #isCell = false
  readonly #formulas = new CellFormulas()
  /** The formula of the present cell, whose text is read before anything of it is written. */
  #formula: { name: string; given: readonly Attribute[]; text: string } | undefined
  readonly #controls: boolean[] = []
  readonly #fields: { instruction: string; isResult: boolean }[] = []

  constructor(path: string) {
    this.#isCustom = path.startsWith('customXml/') && !/itemProps\d*\.xml$|\.rels$/.test(path)
  }

  take(found: string): string {
    if (found.startsWith('<!--') || found.startsWith('<!D') || found.startsWith('<!d')) return ''
    if (found.startsWith('<?')) return found.startsWith('<?xml ') ? found : ''
    if (!found.startsWith('<') || found.startsWith('<![')) return this.#text(found)
    return found.startsWith('</') ? this.#close(found) : this.#open(found)
  }

  #text(found: string): string {
    if (this.#dropped > 0) {
      if (this.#formula) this.#formula.text += found.startsWith('<') ? found.slice(9, -3) : decoded(found)
      return ''
    }
    if (found.trim() === '') return found
    if (tellingTexts.has(this.#inside)) return ''
    if (this.#inside === 'instrText' || this.#inside === 'delInstrText') {
      const field = this.#fields.at(-1)
      if (field) field.instruction += decoded(found)
      const instruction = field?.instruction ?? decoded(found)
      return leadsOut(instruction) || isPlace(instruction) ? '' : found
    }
    if (formulas.has(this.#inside)) {
      // Only the first piece of text counts: further pieces could make another formula of it.
      this.#inside = spent
      return found.startsWith('<') ? '' : harmlessFormula(decoded(found)) === '#REF!' ? '#REF!' : found
    }
    if (this.#inside === spent) return ''
    const isFilled =
      this.#controls.includes(true) ||
      this.#fields.some(field => field.isResult && tellingField.test(field.instruction))
    return isFilled && (this.#inside === 't' || this.#inside === 'delText') ? '' : found
  }

  #close(found: string): string {
    this.#inside = ''
    if (this.#dropped > 0) {
      if (--this.#dropped > 0) return ''
      return this.#isEmptied ? found : this.#endFormula()
    }
    const local = localOf(found.slice(2, -1).trim())
    if (local === 'c') this.#isCell = false
    if (local === 'sdt') this.#controls.pop()
    if (local === 'fldSimple') this.#fields.pop()
    return found
  }

  #open(found: string): string {
    const isEmpty = found.endsWith('/>')
    if (this.#dropped > 0) {
      if (!isEmpty) this.#dropped++
      return ''
    }
    const name = /^<([^\s/>]+)/.exec(found)?.[1] ?? ''
    const local = localOf(name)
    const given = [...found.matchAll(attribute)].map(([, key = '', quoted = '']) => ({
      name: key,
      local: localOf(key),
      value: decoded(quoted.slice(1, -1)),
      quoted,
    }))
    if (this.#top === undefined) {
      this.#top = local
      if (this.#isCustom || emptyRoots.has(local)) {
        if (!isEmpty) {
          this.#isEmptied = true
          this.#dropped = 1
        }
        const spaces = given.filter(one => one.name === 'xmlns' || one.name.startsWith('xmlns:'))
        return written(name, spaces, isEmpty)
      }
    }
    if (local === 'c' && this.#top === 'worksheet') this.#isCell = !isEmpty
    if (local === 'f' && this.#isCell) {
      this.#formula = { name, given, text: '' }
      if (isEmpty) return this.#endFormula()
      this.#dropped = 1
      return ''
    }
    if (gone.has(local) || (local === 'metadata' && this.#top === 'svg')) {
      if (!isEmpty) this.#dropped = 1
      return ''
    }
    this.#note(local, given, isEmpty)
    const kept = given.flatMap((one): Attribute[] => {
      // It names a part that goes.
      if (local === 'pageSetup' && one.name === 'r:id') return []
      // It says how a formula spills.
      if (local === 'c' && one.name === 'cm') return []
      // Its formula goes.
      if (one.name === 'totalsRowFunction' && one.value === 'custom') return []
      const value = this.#said(local, one)
      return [value === one.value ? one : { ...one, quoted: `"${encoded(value)}"` }]
    })
    return kept.length === given.length && kept.every((one, at) => one === given[at])
      ? found
      : written(name, kept, isEmpty)
  }

  #endFormula(): string {
    if (!this.#formula) return ''
    const { name, given, text } = this.#formula
    this.#formula = undefined
    if (!this.#formulas.stays(Object.fromEntries(given.map(one => [one.name, one.value])), text)) return ''
    const kept = given.filter(one => /^(?:t|ref|si|xmlns.*)$/.test(one.name))
    return text === '' ? written(name, kept, true) : `${written(name, kept, false)}${encoded(text)}</${name}>`
  }

  #note(local: string, given: readonly Attribute[], isEmpty: boolean): void {
    const of = (name: string) => given.find(one => one.local === name)?.value ?? ''
    if (!isEmpty) this.#inside = local
    if (local === 'sdt' && !isEmpty) this.#controls.push(false)
    if (local === 'dataBinding' && this.#controls.length > 0)
      this.#controls[this.#controls.length - 1] = tellingBinding.test(of('xpath'))
    if (local === 'fldSimple' && !isEmpty) this.#fields.push({ instruction: of('instr'), isResult: true })
    if (local !== 'fldChar') return
    const kind = of('fldCharType')
    if (kind === 'begin') this.#fields.push({ instruction: '', isResult: false })
    else if (kind === 'end') this.#fields.pop()
    else {
      const field = this.#fields.at(-1)
      if (field) field.isResult = true
    }
  }

  #said(local: string, { name, local: key, value }: Attribute): string {
    if (name === 'xmlns' || name.startsWith('xmlns:')) return value
    if (telling.has(key) || tellingAt[local]?.includes(key)) return ''
    if (key === 'instr' && leadsOut(value)) return ''
    return isPlace(value) || (named.has(key) && isFileName(value)) ? '' : value
  }
}

const written = (name: string, attributes: readonly Attribute[], isEmpty: boolean): string =>
  `<${name}${attributes.map(one => ` ${one.name}=${one.quoted}`).join('')}${isEmpty ? '/>' : '>'}`
