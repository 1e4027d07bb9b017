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
const encoded = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Places on somebody's device or in their house, and their mailbox. */
const place = /(?:^|[^a-z])[a-z]:[\\/]|^\\\\|["\s]\\\\|\bfile:[\\/]|\bmailto:|[\\/](?:users|home)[\\/]/i
export const isPlace = (text: string): boolean => place.test(text)
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
])
/** Documents that say nothing but who made another, and where. */
const emptyRoots = new Set(['coreProperties', 'Properties', 'labelList', 'chgInfo', 'docChgLst'])

/** Fields that Word fills in with what it knows of the person or the file. */
const tellingField =
  /^\s*(?:AUTHOR|LASTSAVEDBY|USERNAME|USERINITIALS|USERADDRESS|FILENAME|TEMPLATE|DOCPROPERTY|INFO|COMMENTS|KEYWORDS|SUBJECT)\b/i
const tellingBinding = /creator|lastModifiedBy|Company|Manager|category|keywords|contentStatus/i

const safeLink = /^https?:\/\/[^/@]*(?:\/|$)/i

/** Markup in whichever of the encodings that Office takes. Throws for another. */
function textOf(path: string, bytes: Uint8Array): string {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const from = bytes[0] === 0xfe ? 'utf-16be' : isWide ? 'utf-16le' : 'utf-8'
  const text = new TextDecoder(from, { fatal: true }).decode(bytes)
  const declared = /^\s*<\?xml[^>]*?encoding=["']([^"']*)["']/.exec(text)?.[1] ?? from
  if (!isWide && !/^(?:utf-?8|us-ascii)$/i.test(declared)) throw new Error(`markup of ${path} in ${declared}`)
  return isWide ? text.replace(/^(\s*<\?xml[^>]*?encoding=)["'][^"']*["']/, '$1"UTF-8"') : text
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
    if (this.#dropped > 0) return ''
    if (found.trim() === '') return found
    if (tellingTexts.has(this.#inside)) return ''
    if (this.#inside === 'instrText' || this.#inside === 'delInstrText') {
      const field = this.#fields.at(-1)
      if (field) field.instruction += decoded(found)
      return isPlace(field?.instruction ?? decoded(found)) ? '' : found
    }
    const isFilled =
      this.#controls.includes(true) ||
      this.#fields.some(field => field.isResult && tellingField.test(field.instruction))
    return isFilled && (this.#inside === 't' || this.#inside === 'delText') ? '' : found
  }

  #close(found: string): string {
    this.#inside = ''
    if (this.#dropped > 0) {
      return --this.#dropped === 0 && this.#isEmptied ? found : ''
    }
    const local = localOf(found.slice(2, -1).trim())
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
    const isGone = gone.has(local) || (local === 'metadata' && this.#top === 'svg')
    if (isGone || this.#isSigned(local, given)) {
      if (!isEmpty) this.#dropped = 1
      return ''
    }
    this.#note(local, given, isEmpty)
    const kept = given.flatMap((one): Attribute[] => {
      // It names a part that goes.
      if (local === 'pageSetup' && one.name === 'r:id') return []
      const value = this.#said(local, one, given)
      return [value === one.value ? one : { ...one, quoted: `"${encoded(value)}"` }]
    })
    return kept.length === given.length && kept.every((one, at) => one === given[at])
      ? found
      : written(name, kept, isEmpty)
  }

  /** What a signature of the whole document is named by: it is not signed any more, and the signature names people. */
  #isSigned(local: string, given: readonly Attribute[]): boolean {
    const of = (name: string) => given.find(one => one.name === name)?.value ?? ''
    return local === 'Relationship'
      ? of('Type').includes('/digital-signature/') || of('Type').endsWith('/printerSettings')
      : local === 'Override' && isDroppedPart(of('PartName').slice(1))
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

  #said(local: string, { name, local: key, value }: Attribute, given: readonly Attribute[]): string {
    if (name === 'xmlns' || name.startsWith('xmlns:')) return value
    if (local === 'Relationship' && key === 'Target') return targetOf(value, given)
    if (telling.has(key) || tellingAt[local]?.includes(key)) return ''
    return isPlace(value) || (named.has(key) && isFileName(value)) ? '' : value
  }
}

/** Of what lies outside only links to public pages stay: all else tells where a document was kept, or tells its makers who opens it. */
function targetOf(target: string, given: readonly Attribute[]): string {
  const of = (name: string) => given.find(one => one.name === name)?.value ?? ''
  if (of('TargetMode') !== 'External' && !isPlace(target)) return target
  if (of('Type').endsWith('/attachedTemplate')) return 'Normal.dotm'
  return of('Type').endsWith('/hyperlink') && safeLink.test(target) && !isPlace(target)
    ? target
    : 'about:blank'
}

/** Parts that are left out, with what names them. */
export const isDroppedPart = (path: string): boolean =>
  path.startsWith('_xmlsignatures/') || path.includes('/printerSettings/')

const written = (name: string, attributes: readonly Attribute[], isEmpty: boolean): string =>
  `<${name}${attributes.map(one => ` ${one.name}=${one.quoted}`).join('')}${isEmpty ? '/>' : '>'}`
