import { PDFDict, PDFDocument, PDFName, PDFRef, PDFStream, type PDFObject } from '@cantoo/pdf-lib'

/** Names of entries that say who made or marked something. */
const tells = ['Metadata', 'PieceInfo', 'LastModified'] as const

const dictOf = (object: PDFObject): PDFDict | undefined =>
  object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : undefined

/** The same document without its information dictionary, its XMP and the names at its annotations. Throws for what is encrypted or no PDF. */
export async function neutralPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const doc = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
  if (doc.getPageCount() === 0) throw new Error('a document without pages')
  const { context } = doc
  const info = context.trailerInfo.Info
  const facts = context.lookupMaybe(info, PDFDict)
  // Some writers keep each of its values as an object of its own, which would stay behind.
  for (const [, value] of facts?.entries() ?? []) if (value instanceof PDFRef) context.delete(value)
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const dict = dictOf(object)
    if (!dict) continue
    if (ref === info || dict.get(PDFName.of('Type')) === PDFName.of('Metadata')) {
      context.delete(ref)
      continue
    }
    for (const name of tells) dict.delete(PDFName.of(name))
    // Who wrote a note.
    if (dict.has(PDFName.of('Subtype')) && dict.has(PDFName.of('Rect'))) dict.delete(PDFName.of('T'))
  }
  context.trailerInfo.Info = undefined
  return doc.save({ addDefaultPage: false, updateFieldAppearances: false })
}
