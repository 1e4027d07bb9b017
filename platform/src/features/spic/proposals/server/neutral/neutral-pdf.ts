import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFString,
  type PDFContext,
  type PDFObject,
  type PDFPageLeaf,
} from '@cantoo/pdf-lib'
import { plainJpeg, plainJpeg2000 } from './neutral-jpeg.ts'
import { isPlace } from './neutral-xml.ts'
import { kinds, parametersOfFilters, type Kind } from './shown-in-pdf.ts'

const named = PDFName.of
const nameIn = (dict: PDFDict, key: string): string | undefined => {
  const value = dict.lookup(named(key))
  return value instanceof PDFName ? value.decodeText() : undefined
}
const isText = (object: PDFObject | undefined): object is PDFString | PDFHexString =>
  object instanceof PDFString || object instanceof PDFHexString

/**
 * Builds a new document from the objects and entries that drawing the pages needs. Nothing else is copied, so the copy has
 * no actions, links, forms, attached files or metadata. Throws for encrypted files and for files that are not PDFs.
 */
export async function neutralPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
  const copy = await PDFDocument.create({ updateMetadata: false })
  const { context } = copy
  for (const [ref] of context.enumerateIndirectObjects())
    if (ref !== context.trailerInfo.Root) context.delete(ref)
  const tree = context.nextRef()
  const copier = new Copier(source.context, context)
  const pages = source.getPages().map(({ node }) => copier.page(node, tree))
  if (pages.length === 0) throw new Error('a document without pages')
  context.assign(tree, context.obj({ Type: 'Pages', Kids: pages, Count: pages.length }))
  for (const key of copy.catalog.keys()) copy.catalog.delete(key)
  copy.catalog.set(named('Type'), named('Catalog'))
  copy.catalog.set(named('Pages'), tree)
  // Hidden layers stay hidden.
  const layers = copier.copy(source.catalog.get(named('OCProperties')), 'layers')
  if (layers) copy.catalog.set(named('OCProperties'), layers)
  return copy.save({ addDefaultPage: false, updateFieldAppearances: false })
}

class Copier {
  readonly #from: PDFContext
  readonly #to: PDFContext
  /** What was made of an object, by what it was taken for. */
  readonly #made = new Map<Kind, Map<PDFRef, PDFRef | undefined>>()

  constructor(from: PDFContext, to: PDFContext) {
    this.#from = from
    this.#to = to
  }

  page(page: PDFPageLeaf, parent: PDFRef): PDFRef {
    const dict = this.#dict(page, 'page') ?? this.#to.obj({})
    dict.set(named('Type'), named('Page'))
    dict.set(named('Parent'), parent)
    for (const key of ['Resources', 'MediaBox', 'CropBox', 'Rotate']) {
      const value = this.copy(page.getInheritableAttribute(named(key)), kinds.page.keys[key] ?? 'value')
      if (value) dict.set(named(key), value)
    }
    const notes = page.lookup(named('Annots'))
    if (notes instanceof PDFArray) {
      const shown = notes.asArray().flatMap(note => this.#note(note) ?? [])
      if (shown.length > 0) dict.set(named('Annots'), this.#to.obj(shown))
    }
    return this.#to.register(dict)
  }

  /** What an object of this kind is in the copy; undefined where it is none. */
  copy(object: PDFObject | undefined, kind: Kind): PDFObject | undefined {
    if (!(object instanceof PDFRef)) return object && this.#direct(object, kind)
    const made = this.#made.get(kind) ?? new Map<PDFRef, PDFRef | undefined>()
    this.#made.set(kind, made)
    if (made.has(object)) return made.get(object)
    const ref = this.#to.nextRef()
    // Ahead of what it holds, which can be itself.
    made.set(object, ref)
    const found = this.#from.lookup(object)
    const value = found && this.#direct(found, kind)
    this.#to.assign(ref, value ?? PDFNull)
    if (!value) made.set(object, undefined)
    return made.get(object)
  }

  #direct(object: PDFObject, kind: Kind): PDFObject | undefined {
    const { text } = kinds[kind]
    if (object instanceof PDFArray)
      // Places count in arrays: what goes leaves a gap.
      return this.#to.obj(object.asArray().map(value => this.copy(value, kind) ?? PDFNull))
    if (object instanceof PDFRawStream) return this.#stream(object, kind)
    if (object instanceof PDFDict) return this.#dict(object, kind)
    if (isText(object))
      return text === 'words' && isPlace(object.decodeText()) ? PDFString.of('') : text && object
    const isPlain =
      object instanceof PDFName ||
      object instanceof PDFNumber ||
      object instanceof PDFBool ||
      object === PDFNull
    return isPlain ? object : undefined
  }

  #dict(object: PDFDict, kind: Kind): PDFDict | undefined {
    const { keys, map, is } = kinds[kind]
    if (is && !is.includes(nameIn(object, 'Subtype') ?? nameIn(object, 'Type') ?? '')) return undefined
    const dict = this.#to.obj({})
    for (const [key, value] of object.entries()) {
      const inner = map ?? (Object.hasOwn(keys, key.decodeText()) ? keys[key.decodeText()] : undefined)
      const copied = inner && this.copy(value, inner)
      if (copied) dict.set(key, copied)
    }
    // Each layer has a name, which only a list of layers shows.
    if (kind === 'layer') dict.set(named('Name'), PDFString.of(''))
    return dict
  }

  #stream(stream: PDFRawStream, kind: Kind): PDFRawStream | undefined {
    // One that is a file elsewhere.
    const is = kinds[kind].stream
    if (!is || stream.dict.has(named('F'))) return undefined
    const plain = plainPicture(stream)
    const dict = this.#dict(stream.dict, is)
    if (!dict) return undefined
    for (const key of ['Filter', 'DecodeParms'] as const) {
      const value = this.copy(plain.dict.get(named(key)), parametersOfFilters)
      if (value) dict.set(named(key), value)
    }
    return PDFRawStream.of(dict, plain.contents)
  }

  /** Notes and drawings on a page, and the appearance of form fields; links are dropped. */
  #note(object: PDFObject): PDFRef | undefined {
    const note = this.#from.lookup(object)
    if (!(note instanceof PDFDict)) return undefined
    const isField = nameIn(note, 'Subtype') === 'Widget'
    // The appearance of a signature names the signer.
    if (isField && this.#inherited(note, 'FT') === 'Sig') return undefined
    const dict = this.#dict(note, isField ? 'field' : 'note')
    if (!dict || (isField && !dict.has(named('AP')))) return undefined
    if (isField) dict.set(named('Subtype'), named('Stamp'))
    return this.#to.register(dict)
  }

  #inherited(field: PDFDict, key: string): string | undefined {
    let at: PDFObject | undefined = field
    for (let depth = 0; at instanceof PDFDict && depth < 50; depth++) {
      const value = nameIn(at, key)
      if (value !== undefined) return value
      at = at.lookup(named('Parent'))
    }
    return undefined
  }
}

/** A stream without what its picture says besides being one; only its bytes and the filters of them count. */
function plainPicture(stream: PDFRawStream): PDFRawStream {
  const { dict } = stream
  const given = dict.lookup(named('Filter'))
  const filters = given instanceof PDFArray ? given.asArray() : given ? [given] : []
  const last = filters.at(-1)
  const lastName = last instanceof PDFName ? last.decodeText() : undefined
  const plain =
    lastName === 'DCTDecode' || lastName === 'DCT'
      ? plainJpeg
      : lastName === 'JPXDecode'
        ? plainJpeg2000
        : undefined
  if (!plain || !last) return stream
  const own = dict.clone(dict.context)
  let bytes = stream.contents
  if (filters.length > 1) {
    const packed = dict.clone(dict.context)
    packed.set(named('Filter'), dict.context.obj(filters.slice(0, -1)))
    packed.delete(named('DecodeParms'))
    bytes = decodePDFRawStream(PDFRawStream.of(packed, stream.contents)).decode()
    own.set(named('Filter'), last)
    const parms = dict.lookup(named('DecodeParms'))
    const ofLast = parms instanceof PDFArray ? parms.get(filters.length - 1) : undefined
    own.delete(named('DecodeParms'))
    if (ofLast) own.set(named('DecodeParms'), ofLast)
  }
  return PDFRawStream.of(own, plain(bytes))
}
