import { gunzipSync, gzipSync, unzipSync, Zip, ZipDeflate } from 'fflate'
import { neutralEmf, neutralWmf } from './neutral-drawing.ts'
import { neutralPicture } from './neutral-picture.ts'
import { neutralXml } from './neutral-xml.ts'
import { contentTypes, partsShown } from './office-parts.ts'

/** A part that is larger is worked on by nobody: it would not fit beside others. */
const mostPartBytes = 128 * 1024 * 1024
const mostNesting = 3

const begins = (bytes: Uint8Array, ...head: number[]): boolean => head.every((byte, at) => bytes[at] === byte)
const pictures: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
]
const isPicture = (bytes: Uint8Array): boolean =>
  pictures.some(head => begins(bytes, ...head)) ||
  (begins(bytes, 0x52, 0x49, 0x46, 0x46) && begins(bytes.subarray(8), 0x57, 0x45, 0x42, 0x50))
const isMarkup = (bytes: Uint8Array): boolean =>
  begins(bytes, 0xff, 0xfe) ||
  begins(bytes, 0xfe, 0xff) ||
  /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 100)).normalize())
/** Letters of a font say nothing, and Office hides them in a way of its own. */
const isFont = (path: string): boolean => /\.(?:odttf|fntdata|ttf|otf)$/i.test(path)

/** Builds a new document from the parts that are shown, without the names of authors. Throws if names cannot be removed. */
export async function neutralOffice(bytes: Uint8Array, nesting = 0): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  const add = (path: string, content: Uint8Array): void => {
    const part = new ZipDeflate(path, { level: 6 })
    part.mtime = '2000-01-01'
    zip.add(part)
    part.push(content, true)
  }
  const related = relatedIn(bytes)
  const { kept, made } = partsShown(related.names, related.read)
  for (const [path, content] of made) add(path, new TextEncoder().encode(content))
  for (const batch of batchesOf(bytes, kept))
    for (const [path, content] of Object.entries(unzipSync(bytes, { filter: ({ name }) => batch.has(name) })))
      add(path, await neutralPart(path, content, nesting))
  zip.end()
  return Buffer.concat(chunks)
}

/** The names of all parts, and the few that say how they are related. */
function relatedIn(bytes: Uint8Array) {
  const names: string[] = []
  let room = mostPartBytes
  const found = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      names.push(name)
      if (name !== contentTypes && !name.endsWith('.rels')) return false
      room -= originalSize
      if (room < 0) throw new Error(`${name} is too large`)
      return true
    },
  })
  return { names, read: (path: string) => found[path] ?? new Uint8Array() }
}

/** The names of these parts, so many at a time as are unpacked at once. */
function batchesOf(bytes: Uint8Array, kept: ReadonlySet<string>): Set<string>[] {
  const batches: Set<string>[] = []
  let room = 0
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!kept.has(name)) return false
      if (originalSize > mostPartBytes) throw new Error(`${name} is too large`)
      room -= originalSize
      if (room < 0 || batches.length === 0) {
        batches.push(new Set())
        room = mostPartBytes - originalSize
      }
      batches.at(-1)?.add(name)
      return false
    },
  })
  return batches
}

async function neutralPart(path: string, content: Uint8Array, nesting: number): Promise<Uint8Array> {
  if (content.length === 0 || isFont(path)) return content
  if (/\.(?:html?|mht|rtf|txt)$/i.test(path)) throw new Error(`${path} may name anybody`)
  if (isPicture(content)) return neutralPicture(content, { isUpright: false })
  if (isMarkup(content)) return neutralXml(path, content)
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  if (begins(content, 0x01, 0, 0, 0) && content.length > 88 && view.getUint32(40, true) === 0x464d4520)
    return neutralEmf(content)
  if (begins(content, 0xd7, 0xcd, 0xc6, 0x9a) || begins(content, 0x01, 0x00, 0x09, 0x00))
    return neutralWmf(content)
  if (begins(content, 0x42, 0x4d)) return content.subarray(0, view.getUint32(2, true))
  if (nesting < mostNesting) {
    if (begins(content, 0x1f, 0x8b))
      return gzipSync(await neutralPart(path, unpacked(content), nesting + 1), { mtime: 0 })
    if (begins(content, 0x50, 0x4b)) return neutralOffice(content, nesting + 1)
  }
  // An object of another program: the picture of it that stands in the document stays.
  if (begins(content, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return emptyObject
  throw new Error(`${path} is nothing that names can be taken out of`)
}

function unpacked(content: Uint8Array): Uint8Array {
  // Its last four bytes say how much it holds.
  const size = new DataView(content.buffer, content.byteOffset).getUint32(content.length - 4, true)
  if (size > mostPartBytes) throw new Error('a drawing that is too large')
  return gunzipSync(content, { out: new Uint8Array(size) })
}

/** A compound file with nothing in it: its header, the sector that says which are used, and one with its root. */
const emptyObject = ((): Uint8Array => {
  const bytes = new Uint8Array(1536)
  const view = new DataView(bytes.buffer)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    view.setUint16(at, value, true)
  const none = 0xffffffff
  const end = 0xfffffffe
  for (const [at, value] of [
    [44, 1],
    [48, 1],
    [56, 4096],
    [60, end],
    [68, end],
    [76, 0],
  ] as const)
    view.setUint32(at, value, true)
  for (let at = 80; at < 512; at += 4) view.setUint32(at, none, true)
  view.setUint32(512, 0xfffffffd, true)
  view.setUint32(516, end, true)
  for (let at = 520; at < 1024; at += 4) view.setUint32(at, none, true)
  const name = 'Root Entry'
  for (const [at, letter] of [...name].entries()) view.setUint16(1024 + at * 2, letter.charCodeAt(0), true)
  view.setUint16(1024 + 64, (name.length + 1) * 2, true)
  bytes[1024 + 66] = 5
  bytes[1024 + 67] = 1
  for (const at of [68, 72, 76]) view.setUint32(1024 + at, none, true)
  view.setUint32(1024 + 116, end, true)
  for (const entry of [1, 2, 3])
    for (const at of [68, 72, 76]) view.setUint32(1024 + entry * 128 + at, none, true)
  return bytes
})()
