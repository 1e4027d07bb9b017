import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib'
import { plainJpeg, plainJpeg2000 } from './neutral-jpeg.ts'
import { isPlace } from './neutral-xml.ts'

/** Entries that say who made or marked something, or hold what other programs have put there. */
const told = [
  'Metadata',
  'PieceInfo',
  'LastModified',
  'Author',
  'Creator',
  'Producer',
  'PTEX.InfoDict',
  'PTEX.FileName',
  'PTEX.PageNumber',
  'AAPL:Keywords',
  'CreatorInfo',
  'OPI',
  // Attached files, forms of another kind, signatures, threads of articles, where pages of the web came from.
  'EmbeddedFiles',
  'AF',
  'XFA',
  'Perms',
  'DSS',
  'Threads',
  'Legal',
  'SpiderInfo',
  'Collection',
  'IDS',
  'URLS',
  'JavaScript',
  'AA',
  'RichMediaContent',
].map(name => PDFName.of(name))
/** Of a note its writer; of a field, as of one that is signed, the name that its program gave it. */
const ofNotes = ['T', 'NM', 'TU', 'TM', 'RC'].map(name => PDFName.of(name))
/** Actions that lead out of the document: to files on somebody's device, or to whom told who opens it. */
const leading = new Set(['Launch', 'GoToR', 'GoToE', 'ImportData', 'SubmitForm', 'JavaScript', 'Rendition'])

const nameIn = (dict: PDFDict, key: string): string | undefined => {
  const value = dict.lookup(PDFName.of(key))
  return value instanceof PDFName ? value.decodeText() : undefined
}
const isText = (object: PDFObject | undefined): object is PDFString | PDFHexString =>
  object instanceof PDFString || object instanceof PDFHexString
const clear = (dict: PDFDict): void => {
  for (const key of dict.keys()) dict.delete(key)
}

/**
 * The same document without what says who made it: what its pages lead to stays, and of that all dictionaries are gone
 * through, wherever they stand. Throws for what is encrypted or no PDF.
 */
export async function neutralPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const doc = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
  if (doc.getPageCount() === 0) throw new Error('a document without pages')
  const { context } = doc
  context.trailerInfo.Info = undefined
  context.trailerInfo.ID = undefined
  const reached = walk(context, doc.catalog)
  // What was changed away, or belongs to what went, would else stay behind.
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref)
  return doc.save({ addDefaultPage: false, updateFieldAppearances: false })
}

function walk(context: PDFContext, catalog: PDFDict): Set<PDFRef> {
  const reached = new Set<PDFRef>()
  const seen = new Set<PDFObject>()
  const ahead: PDFObject[] = [catalog]
  const { Root } = context.trailerInfo
  if (Root instanceof PDFRef) reached.add(Root)
  const follow = (value: PDFObject): void => {
    if (!(value instanceof PDFRef)) return void ahead.push(value)
    if (reached.has(value)) return
    reached.add(value)
    const found = context.lookup(value)
    if (!found) return
    const said = isText(found) ? plainText(found) : found instanceof PDFRawStream ? plainStream(found) : found
    if (said !== found) context.assign(value, said)
    ahead.push(said)
  }
  for (let object = ahead.pop(); object; object = ahead.pop()) {
    if (seen.has(object)) continue
    seen.add(object)
    if (object instanceof PDFArray) {
      for (const [at, value] of object.asArray().entries()) {
        if (isText(value) && plainText(value) !== value) object.set(at, plainText(value))
        follow(object.get(at))
      }
      continue
    }
    const dict = object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : undefined
    if (!dict) continue
    neutralise(dict)
    for (const [key, value] of dict.entries()) {
      if (isText(value) && plainText(value) !== value) dict.set(key, plainText(value))
      follow(dict.get(key) ?? value)
    }
  }
  return reached
}

const plainText = (text: PDFString | PDFHexString): PDFString | PDFHexString =>
  isPlace(text.decodeText()) ? PDFString.of('') : text

function neutralise(dict: PDFDict): void {
  for (const key of told) dict.delete(key)
  if (dict.has(PDFName.of('Rect')) && dict.has(PDFName.of('Subtype'))) {
    for (const key of ofNotes) dict.delete(key)
    // A file that hangs on the page.
    dict.delete(PDFName.of('FS'))
  }
  if (nameIn(dict, 'FT') === 'Sig') {
    // What it looks like says who signed.
    for (const key of ['T', 'TU', 'TM', 'V', 'AP', 'SV', 'Lock', 'MK']) dict.delete(PDFName.of(key))
    const kids = dict.lookup(PDFName.of('Kids'))
    if (kids instanceof PDFArray)
      for (let at = 0; at < kids.size(); at++) {
        const kid = kids.lookup(at)
        if (kid instanceof PDFDict) kid.delete(PDFName.of('AP'))
      }
  }
  if (dict.has(PDFName.of('ByteRange')) || nameIn(dict, 'Type') === 'Sig') clear(dict)
  if (nameIn(dict, 'Type') === 'Filespec' || dict.has(PDFName.of('EF'))) clear(dict)
  if (leading.has(nameIn(dict, 'S') ?? '')) clear(dict)
  const link = dict.lookup(PDFName.of('URI'))
  if (isText(link) && !/^https?:\/\/[^/@]*(?:\/|$)/i.test(link.decodeText())) clear(dict)
}

/** A stream without what its picture says besides being one, and nothing of a stream of markup. */
function plainStream(stream: PDFRawStream): PDFRawStream {
  const { dict } = stream
  const isMarkup = nameIn(dict, 'Type') === 'Metadata' || /xml/i.test(nameIn(dict, 'Subtype') ?? '')
  if (isMarkup) {
    clear(dict)
    return PDFRawStream.of(dict, new Uint8Array())
  }
  const given = dict.lookup(PDFName.of('Filter'))
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
  let bytes = stream.contents
  if (filters.length > 1) {
    const packed = dict.clone(dict.context)
    packed.set(PDFName.of('Filter'), dict.context.obj(filters.slice(0, -1)))
    packed.delete(PDFName.of('DecodeParms'))
    bytes = decodePDFRawStream(PDFRawStream.of(packed, stream.contents)).decode()
    dict.set(PDFName.of('Filter'), last)
    const parms = dict.lookup(PDFName.of('DecodeParms'))
    const own = parms instanceof PDFArray ? parms.get(filters.length - 1) : undefined
    dict.delete(PDFName.of('DecodeParms'))
    if (own) dict.set(PDFName.of('DecodeParms'), own)
  }
  return PDFRawStream.of(dict, plain(bytes))
}
