import { crc32, deflateSync } from 'node:zlib'
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFStream,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib'
import { gunzipSync, gzipSync, strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'

/** A picture in whose own facts somebody stands, in each of the ways there are. */
export async function markedJpeg(secret: string): Promise<Buffer> {
  const plain = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#f00' } })
    .withExif({ IFD0: { Artist: secret, Copyright: secret }, IFD2: { LensMake: secret } })
    .jpeg()
    .toBuffer()
  const segment = (mark: number, text: string) => {
    const said = Buffer.from(text)
    const head = Buffer.from([0xff, mark, 0, 0])
    head.writeUInt16BE(said.length + 2, 2)
    return Buffer.concat([head, said])
  }
  return Buffer.concat([
    plain.subarray(0, 2),
    segment(0xe1, `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${secret}</x:xmpmeta>`),
    segment(0xed, `Photoshop 3.0\0${secret}`),
    segment(0xfe, secret),
    plain.subarray(2),
    Buffer.from(secret),
  ])
}

async function markedPng(secret: string): Promise<Buffer> {
  const plain = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#00f' } })
    .png()
    .toBuffer()
  const said = Buffer.from(`Author\0${secret}`)
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('tEXt'), said, Buffer.alloc(4)])
  chunk.writeUInt32BE(said.length)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + said.length)), 8 + said.length)
  return Buffer.concat([plain.subarray(0, 33), chunk, plain.subarray(33)])
}

/** A drawing with a description and a comment. */
function markedEmf(secret: string): Buffer {
  const wide = Buffer.from(secret, 'utf16le')
  const headerSize = Math.ceil((108 + wide.length) / 4) * 4
  const header = Buffer.alloc(headerSize)
  header.writeUInt32LE(1, 0)
  header.writeUInt32LE(headerSize, 4)
  header.write(' EMF', 40, 'latin1')
  header.writeUInt32LE(wide.length / 2, 60)
  header.writeUInt32LE(108, 64)
  wide.copy(header, 108)
  const said = Buffer.from(secret)
  const comment = Buffer.alloc(Math.ceil((16 + said.length) / 4) * 4)
  comment.writeUInt32LE(70, 0)
  comment.writeUInt32LE(comment.length, 4)
  comment.writeUInt32LE(said.length, 8)
  said.copy(comment, 12)
  const end = Buffer.alloc(20)
  end.writeUInt32LE(14, 0)
  end.writeUInt32LE(20, 4)
  return Buffer.concat([header, comment, end, said])
}

function markedWmf(secret: string): Buffer {
  const said = Buffer.from(secret.length % 2 === 0 ? secret : `${secret} `)
  const header = Buffer.alloc(18)
  header.writeUInt16LE(1, 0)
  header.writeUInt16LE(9, 2)
  const escape = Buffer.alloc(10 + said.length + (said.length % 2))
  escape.writeUInt32LE(escape.length / 2, 0)
  escape.writeUInt16LE(0x0626, 4)
  escape.writeUInt16LE(15, 6)
  escape.writeUInt16LE(said.length, 8)
  said.copy(escape, 10)
  const end = Buffer.alloc(6)
  end.writeUInt32LE(3, 0)
  return Buffer.concat([header, escape, end, said])
}

/** An object of another program, as a compound file. */
const markedObject = (secret: string): Buffer =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(secret, 'utf16le')])

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
type Part = readonly [path: string, content: (secret: string) => string | Buffer | Promise<Buffer>]

/** Where an office document says who made it, part for part. */
export const officePlaces: readonly Part[] = [
  [
    'docProps/core.xml',
    s => `<cp:coreProperties xmlns:cp="c" xmlns:dc="d"><dc:creator>${s}</dc:creator></cp:coreProperties>`,
  ],
  [
    'docProps/app.xml',
    s => `<Properties xmlns="e"><Company>${s}</Company><Manager>${s}</Manager></Properties>`,
  ],
  [
    'docProps/custom.xml',
    s => `<Properties xmlns="c"><property name="${s}"><vt:lpwstr>${s}</vt:lpwstr></property></Properties>`,
  ],
  ['docProps/thumbnail.jpeg', markedJpeg],
  [
    'docMetadata/LabelInfo.xml',
    s => `<clbl:labelList xmlns:clbl="l"><clbl:label siteId="${s}"/></clbl:labelList>`,
  ],
  [
    'package/services/metadata/core-properties/1.psmdcp',
    s => `<coreProperties xmlns="c"><creator>${s}</creator><x>${s}</x></coreProperties>`,
  ],
  ['_xmlsignatures/sig1.xml', s => `<Signature><X509Certificate>${s}</X509Certificate></Signature>`],
  [
    'customXml/item1.xml',
    s => `<p:properties xmlns:p="p"><p:Owner Name="${s}">${s}<b/></p:Owner></p:properties>`,
  ],
  [
    'word/document.xml',
    s => `<w:ins w:id="1" w:author="${s}" w:initials='${s}'><w:t>方案</w:t></w:ins><!-- ${s} --><?mso ${s}?>`,
  ],
  [
    'word/cover.xml',
    s =>
      `<w:d><w:sdt><w:sdtPr><w:dataBinding w:xpath="/ns1:coreProperties[1]/ns0:creator[1]"/></w:sdtPr><w:sdtContent><w:r><w:t>${s}</w:t></w:r></w:sdtContent></w:sdt></w:d>`,
  ],
  [
    'word/fields.xml',
    s =>
      `<w:d><w:fldSimple w:instr=" AUTHOR "><w:r><w:t>${s}</w:t></w:r></w:fldSimple><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> FILE</w:instrText></w:r><w:r><w:instrText>NAME \\p </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>D:\\${s}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:d>`,
  ],
  [
    'word/places.xml',
    s =>
      `<w:d><w:r><w:instrText>INCLUDEPICTURE "C:\\\\Users\\\\${s}\\\\a.png"</w:instrText></w:r><w:fldSimple w:instr="HYPERLINK &quot;mailto:${s}@x.cn&quot;"/><w:fldSimple w:instr="HYPERLINK &quot;https://${s}.cn&quot;"/><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>INCLUDEPICTURE "https:</w:instrText></w:r><w:r><w:instrText>//${s}.cn/a.png"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r><pic:cNvPr name="${s}.png" descr="C:&#92;Users&#x5c;${s}&#92;a"/><v:imagedata o:title="${s}"/></w:d>`,
  ],
  ['word/comments.xml', s => `<w:comments><w:comment w:author="${s}" w:initials="${s}"/></w:comments>`],
  [
    'word/people.xml',
    s =>
      `<w15:people><w15:person w15:author="${s}"><w15:presenceInfo w15:providerId="${s}" w15:userId="${s}"/></w15:person></w15:people>`,
  ],
  [
    'word/settings.xml',
    s =>
      `<w:settings><w:mailMerge><w:connectString w:val="${s}"/></w:mailMerge><w:docVars><w:docVar w:name="a" w:val="${s}"/></w:docVars></w:settings>`,
  ],
  [
    'word/wide.xml',
    s =>
      Buffer.concat([
        Buffer.from([0xff, 0xfe]),
        Buffer.from(`<?xml version="1.0" encoding="UTF-16"?><w:p w:author="${s}"/>`, 'utf16le'),
      ]),
  ],
  [
    'word/_rels/settings.xml.rels',
    s =>
      `<Relationships><Relationship Id="rId1" Type="${relations}/attachedTemplate" Target="file:///C:\\Users\\${s}\\a.dotm" TargetMode="External"/><Relationship Id="rId2" Type="${relations}/hyperlink" Target="mailto:${s}@x.cn" TargetMode="External"/><Relationship Id="rId3" Type="${relations}/image" Target="https://${s}.cn/seen.png" TargetMode="External"/><Relationship Id="rId4" Type="${relations}/hyperlink" Target="https://${s}:1@x.cn/" TargetMode="External"/></Relationships>`,
  ],
  [
    'xl/threadedComments/threadedComment1.xml',
    s => `<ThreadedComments><text>@${s}</text></ThreadedComments>`,
  ],
  ['ppt/comments/modernComment_1.xml', s => `<p188:cmLst><p188:cm><a:t>${s}</a:t></p188:cm></p188:cmLst>`],
  ['word/commentsExtended.xml', s => `<w15:commentsEx><w15:commentEx w15:paraId="${s}"/></w15:commentsEx>`],
  ['word/glossary/document.xml', s => `<w:glossaryDocument><w:t>${s}</w:t></w:glossaryDocument>`],
  ['word/vbaProject.bin', s => Buffer.from(s)],
  ['word/media/image1.jpeg', markedJpeg],
  ['word/media/image2.png', markedPng],
  ['word/media/image3.emf', markedEmf],
  ['word/media/image4.wmf', markedWmf],
  ['word/media/image5.emz', s => Buffer.from(gzipSync(markedEmf(s)))],
  [
    'word/media/image6.svg',
    s =>
      `<svg sodipodi:docname="${s}.svg" inkscape:export-filename="${s}"><metadata><dc:creator><x>${s}</x></dc:creator></metadata><!--${s}--><path d="M0 0"/></svg>`,
  ],
  ['word/embeddings/oleObject1.bin', markedObject],
  ['xl/printerSettings/printerSettings1.bin', s => Buffer.from(`\\\\${s}\\printer`, 'utf16le')],
  ['xl/comments1.xml', s => `<comments><authors><author>${s}</author></authors></comments>`],
  [
    'xl/persons/person.xml',
    s => `<personList><person displayName="${s}" userId="${s}" providerId="AD"/></personList>`,
  ],
  [
    'xl/workbook.xml',
    s =>
      `<workbook><fileSharing userName="${s}"/><mc:Choice><x15ac:absPath url="D:\\${s}\\"/></mc:Choice><customWorkbookViews><customWorkbookView name="${s}"/></customWorkbookViews></workbook>`,
  ],
  [
    'xl/worksheets/sheet1.xml',
    s =>
      `<worksheet><scenarios><scenario user="${s}" comment="${s}"/></scenarios><pageSetup r:id="rId1"/></worksheet>`,
  ],
  [
    'xl/connections.xml',
    s =>
      `<connections><connection odcFile="\\\\${s}\\a.odc" sourceFile="${s}"><dbPr connection="User ID=${s}"/></connection></connections>`,
  ],
  ['xl/pivotCache/pivotCacheDefinition1.xml', s => `<pivotCacheDefinition refreshedBy="${s}"/>`],
  ['xl/revisions/userNames.xml', s => `<users><userInfo name="${s}"/></users>`],
  [
    'ppt/commentAuthors.xml',
    s => `<p:cmAuthorLst><p:cmAuthor id="1" name="${s}" initials="${s}"/></p:cmAuthorLst>`,
  ],
  [
    'ppt/authors.xml',
    s =>
      `<p188:authorLst><p188:author id="{1}" name="${s}" initials="${s}" userId="${s}" providerId="AD"/></p188:authorLst>`,
  ],
  [
    'ppt/changesInfos/changesInfo1.xml',
    s => `<pc:chgInfo xmlns:pc="p"><pc:chgData name="${s}" userId="${s}"/></pc:chgInfo>`,
  ],
  ['ppt/tags/tag1.xml', s => `<p:tagLst><p:tag name="A" val="${s}"/></p:tagLst>`],
]

/** How parts are related to the document that are not shown in it; the others are taken for headers and pictures. */
const hiddenRelations: readonly (readonly [path: RegExp, type: string])[] = [
  [/threadedComments/, 'threadedComment'],
  [/persons\//, 'person'],
  [/people\.xml/, 'people'],
  [/commentsExtended/, 'commentsExtended'],
  [/customXml\//, 'customXml'],
  [/printerSettings\//, 'printerSettings'],
  [/vbaProject/, 'vbaProject'],
  [/glossary\//, 'glossaryDocument'],
  [/connections/, 'connections'],
  [/revisions\//, 'usernames'],
  [/authors\.xml/, 'authors'],
  [/changesInfos\//, 'changesInfo'],
  [/tags\//, 'tags'],
  [/externalLinks\//, 'externalLink'],
  [/modernComment/, '2018/10/comments'],
]
const typeOf = (path: string): string =>
  hiddenRelations.find(([pattern]) => pattern.test(path))?.[1] ??
  (/media\//.test(path) ? 'image' : /embeddings\//.test(path) ? 'package' : 'header')

/** A document with these parts, each of which is related to it, and one that is not. */
export const packageOf = (parts: Readonly<Record<string, string | Uint8Array>>): Buffer => {
  const main = 'word/document.xml'
  const related = (type: string, path: string, at: number) =>
    `<Relationship Id="r${at}" Type="${type.startsWith('2018') ? `http://schemas.microsoft.com/office/${type}` : `${relations}/${type}`}" Target="/${path}"/>`
  const paths = Object.keys(parts).filter(path => path !== main && !path.endsWith('.rels'))
  const isOfPackage = (path: string) => /^(?:docProps|docMetadata|package|_xmlsignatures)\//.test(path)
  const all: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': `<Types><Default Extension="xml" ContentType="application/xml"/>${paths.map(path => `<Override PartName="/${path}" ContentType="x"/>`).join('')}</Types>`,
    '_rels/.rels': `<Relationships>${related('officeDocument', main, 0)}${paths
      .filter(isOfPackage)
      .map((path, at) => related('metadata', path, at + 1))
      .join('')}</Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships>${paths
      .filter(path => !isOfPackage(path))
      .map((path, at) => related(typeOf(path), path, at))
      .join('')}</Relationships>`,
    [main]: '<w:document/>',
    ...parts,
  }
  return Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(all).map(([path, part]) => [path, typeof part === 'string' ? strToU8(part) : part]),
      ),
    ),
  )
}

/** A document that names somebody at each of these places, and in a document inside of it. */
export async function markedOffice(secret: string, places = officePlaces): Promise<Buffer> {
  const parts: Record<string, string | Uint8Array> = {}
  for (const [path, content] of places) parts[path] = await content(secret)
  parts['word/settings.xml'] ??= '<w:settings/>'
  return packageOf({ ...parts, 'word/embeddings/inner.xlsx': packageOf(parts) })
}

/** A PDF that names somebody wherever one can. */
export async function markedPdf(secret: string): Promise<Buffer> {
  const doc = await PDFDocument.create()
  for (const set of ['setAuthor', 'setTitle', 'setProducer', 'setCreator'] as const) doc[set](secret)
  const { context } = doc
  const page = doc.addPage([100, 100])
  page.drawText('A plan', { x: 10, y: 10, size: 10 })
  const said = () => PDFHexString.fromText(secret)
  const xmp = () =>
    context.register(
      context.stream(Buffer.from(`<x:xmpmeta>${secret}</x:xmpmeta>`), { Type: 'Metadata', Subtype: 'XML' }),
    )
  const named = PDFName.of
  const rect = [0, 0, 10, 10]
  doc.catalog.set(named('Metadata'), xmp())
  page.node.set(named('Metadata'), xmp())
  page.node.set(named('Other'), xmp())
  page.node.set(named('PieceInfo'), context.obj({ App: { Private: said() } }))
  const address = PDFHexString.fromText(`https://${secret}.example/opened`)
  /** What a program does when a document, a page or a field is opened, pressed or left. */
  const actions = [
    { S: 'Launch', F: said() },
    { S: 'URI', URI: address },
    { S: 'JavaScript', JS: PDFHexString.fromText(`app.launchURL("https://${secret}.example")`) },
    { S: 'SubmitForm', F: { FS: 'URL', F: address } },
    { S: 'ImportData', F: said() },
    { S: 'GoToR', F: { Type: 'Filespec', UF: said() } },
  ] as const
  const [launch, visit, script, submit] = actions
  const file = context.obj({
    Type: 'Filespec',
    F: said(),
    EF: { F: context.register(context.flateStream(Buffer.from(secret))) },
  })
  doc.catalog.set(
    named('Names'),
    context.obj({
      EmbeddedFiles: { Names: [said(), file] },
      JavaScript: { Names: [said(), script] },
      URLS: { Names: [said(), visit] },
    }),
  )
  doc.catalog.set(named('Threads'), context.obj([context.obj({ I: { Author: said() } })]))
  doc.catalog.set(named('OpenAction'), context.obj({ ...visit, Next: [script] }))
  doc.catalog.set(named('AA'), context.obj({ WC: script }))
  page.node.set(named('AA'), context.obj({ O: launch, C: visit }))
  const outlines = context.nextRef()
  const bookmark = context.register(context.obj({ Title: said(), Parent: outlines, A: visit }))
  context.assign(outlines, context.obj({ Type: 'Outlines', First: bookmark, Last: bookmark, Count: 1 }))
  doc.catalog.set(named('Outlines'), outlines)
  doc.catalog.set(named('Collection'), context.obj({ D: said() }))
  doc.catalog.set(named('URI'), context.obj({ Base: address }))
  doc.catalog.set(named('Perms'), context.obj({ DocMDP: { Type: 'Sig', Name: said() } }))
  const signature = {
    Type: 'Sig',
    ByteRange: [0, 1, 2, 3],
    Name: said(),
    ContactInfo: said(),
    Reason: said(),
    Location: said(),
    Contents: said(),
  }
  const look = context.register(
    context.flateStream(Buffer.from(`BT (${secret}) Tj ET`), { Type: 'XObject', Subtype: 'Form' }),
  )
  const field = context.register(
    context.obj({
      FT: 'Sig',
      T: said(),
      V: signature,
      Type: 'Annot',
      Subtype: 'Widget',
      Rect: rect,
      AP: { N: look },
    }),
  )
  const filled = context.register(
    context.obj({
      FT: 'Tx',
      T: said(),
      V: said(),
      Type: 'Annot',
      Subtype: 'Widget',
      Rect: rect,
      AA: { K: script, E: submit },
      AP: {
        N: context.register(
          context.stream('BT (A field) Tj ET', { Type: 'XObject', Subtype: 'Form', BBox: rect }),
        ),
      },
    }),
  )
  doc.catalog.set(
    named('AcroForm'),
    context.obj({
      Fields: [field, filled],
      XFA: [said(), context.register(context.flateStream(Buffer.from(secret)))],
    }),
  )
  page.node.set(
    named('Annots'),
    context.obj([
      // Given directly, as an object of its own is not.
      {
        Type: 'Annot',
        Subtype: 'Text',
        Rect: rect,
        T: said(),
        NM: said(),
        RC: said(),
        Contents: PDFString.of('A note'),
      },
      { Type: 'Annot', Subtype: 'FileAttachment', Rect: rect, FS: file },
      ...['Screen', 'Movie', 'Sound', 'RichMedia', '3D', 'Redact', 'Watermark', 'Unheard'].map(kind => ({
        Type: 'Annot',
        Subtype: kind,
        Rect: rect,
        Told: said(),
        A: visit,
      })),
      ...actions.map(A => ({ Type: 'Annot', Subtype: 'Link', Rect: rect, A, PA: visit })),
      {
        Type: 'Annot',
        Subtype: 'Link',
        Rect: rect,
        A: { S: 'URI', URI: PDFHexString.fromText(`mailto:${secret}@x.cn`) },
      },
      field,
      filled,
    ]),
  )
  const jpeg = await markedJpeg(secret)
  const image = {
    Type: 'XObject',
    Subtype: 'Image',
    Width: 8,
    Height: 4,
    ColorSpace: 'DeviceRGB',
    BitsPerComponent: 8,
  }
  const resources = page.node.normalizedEntries().Resources
  const form = {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: rect,
    'PTEX.InfoDict': { Author: said() },
    'PTEX.FileName': PDFHexString.fromText(`./${secret}/a.pdf`),
  }
  resources.set(
    named('XObject'),
    context.obj({
      Im1: context.register(context.stream(jpeg, { ...image, Filter: 'DCTDecode' })),
      Im2: context.register(
        context.stream(deflateSync(jpeg), { ...image, Filter: ['FlateDecode', 'DCTDecode'] }),
      ),
      Fm1: context.register(context.flateStream('q Q', form)),
    }),
  )
  page.node.addContentStream(context.register(context.stream('q 8 0 0 4 0 0 cm /Im1 Do /Im2 Do Q')))
  // What a later change left behind.
  context.register(context.flateStream(Buffer.from(secret)))
  context.register(context.obj({ Old: said() }))
  return Buffer.from(await doc.save({ useObjectStreams: false }))
}

/** Two bytes a letter, from an even place or an odd one. */
const wide = (bytes: Buffer, from: number): string =>
  Array.from({ length: (bytes.length - from) >> 1 }, (_, at) =>
    String.fromCodePoint(bytes.readUInt16LE(from + at * 2)),
  ).join('')

/** All that is in a file, unpacked as deep as it goes, as text in each of the encodings of text. */
export async function allIn(bytes: Uint8Array): Promise<string> {
  const raw = Buffer.from(bytes)
  const plain = [raw.toString('latin1'), raw.toString('utf8'), wide(raw, 0), wide(raw, 1)]
  if (raw.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004')
    for (const [path, part] of Object.entries(unzipSync(raw))) plain.push(path, await allIn(part))
  if (raw[0] === 0x1f && raw[1] === 0x8b) plain.push(await allIn(gunzipSync(raw)))
  if (raw.subarray(0, 5).toString('latin1') === '%PDF-') plain.push(...(await allInPdf(raw)))
  return plain.join('\n')
}

async function allInPdf(bytes: Uint8Array): Promise<string[]> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false })
  const found: string[] = [String(context.trailerInfo.Info)]
  const take = async (object: PDFObject): Promise<void> => {
    if (object instanceof PDFString || object instanceof PDFHexString) found.push(object.decodeText())
    if (object instanceof PDFName) found.push(object.decodeText())
    if (object instanceof PDFArray) for (const one of object.asArray()) await take(one)
    const dict = object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : undefined
    for (const [key, value] of dict?.entries() ?? []) {
      found.push(key.decodeText())
      await take(value)
    }
    if (!(object instanceof PDFRawStream)) return
    const isImage = /DCT|JPX/.test(String(object.dict.get(PDFName.of('Filter'))))
    found.push(await allIn(isImage ? object.contents : decodePDFRawStream(object).decode()))
  }
  for (const [, object] of context.enumerateIndirectObjects()) await take(object)
  return found
}

export const partsOf = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)]))
