import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { refused, type Entry } from '../../../../../base/archive/entry.ts'
import { limits } from '../../rules.ts'
import { readBytes } from './bytes.ts'

const block = 512
/** Content, and a header with padding for each entry. */
const longest = limits.totalBytes + limits.entries * 4 * block

type Visit = (entry: Entry) => 'take' | 'skip'

/** What a gzipped tar holds, header by header; its content runs by and is dropped. */
export async function readTarDirectory(archive: Buffer): Promise<Entry[]> {
  const entries: Entry[] = []
  await walkTar(archive, entry => {
    entries.push(entry)
    return 'skip'
  })
  return entries
}

/** Goes through a gzipped tar (POSIX ustar and pax, GNU long names) and hands over what `visit` takes. */
export async function walkTar(
  archive: Buffer,
  visit: Visit,
  take: (content: Buffer) => Promise<void> = async () => undefined,
): Promise<void> {
  const bytes = readBytes(Readable.from([archive]).pipe(createGunzip()), longest, {
    tooLong: () => refused('total_big'),
    broken: () => refused('unreadable'),
  })
  try {
    let count = 0
    let longName: string | undefined
    let pax = new Map<string, string>()
    for (;;) {
      const header = await bytes.read(block)
      if (header === undefined) throw refused('unreadable')
      if (header.every(byte => byte === 0)) return await bytes.drain()
      if (!hasRightSum(header)) throw refused('unreadable')
      const type = String.fromCharCode(header[156] ?? 0)
      const size = Number(pax.get('size') ?? numberIn(header, 124, 12))
      if (!Number.isSafeInteger(size) || size < 0) throw refused('unreadable')
      if (++count > limits.entries * 3) throw refused('too_many')
      const padding = (block - (size % block)) % block
      if (type === 'L' || type === 'K' || type === 'x' || type === 'g') {
        // Names and notes about the next entry; a global note has nothing that we use.
        if (size > 64 * 1024) throw refused('unreadable')
        const note = await bytes.read(size)
        if (note === undefined || !(await bytes.skip(padding))) throw refused('unreadable')
        if (type === 'L') longName = textIn(note)
        if (type === 'x') pax = paxIn(note)
        continue
      }
      const path = pax.get('path') ?? longName ?? nameIn(header)
      longName = undefined
      pax = new Map()
      const wanted = visit({ path, kind: kindOf(type), size, packed: null })
      // Links, folders and devices name a size at times but have no content.
      if ('123456'.includes(type)) continue
      const content = wanted === 'take' ? await bytes.read(size) : await bytes.skip(size)
      if (content === undefined || content === false || !(await bytes.skip(padding)))
        throw refused('unreadable')
      if (content !== true) await take(content)
    }
  } finally {
    bytes.close()
  }
}

function kindOf(type: string): Entry['kind'] {
  if (type === '0' || type === '\0' || type === '7') return 'file'
  if (type === '5') return 'folder'
  return type === '1' || type === '2' ? 'link' : 'special'
}

const nameIn = (header: Buffer): string => {
  const isUstar = header.toString('latin1', 257, 262) === 'ustar'
  const prefix = isUstar && header[263] === 0x30 ? textIn(header.subarray(345, 500)) : ''
  const name = textIn(header.subarray(0, 100))
  return prefix ? `${prefix}/${name}` : name
}

/** Up to the first NUL. What is no UTF-8 shows as such and is refused with its path. */
function textIn(bytes: Buffer): string {
  const end = bytes.indexOf(0)
  return bytes.toString('utf8', 0, end < 0 ? bytes.length : end)
}

/** Octal digits; GNU's binary numbers are for sizes far above our limits. */
function numberIn(header: Buffer, at: number, length: number): number {
  const text = header
    .toString('latin1', at, at + length)
    .replace(/[\0 ]+$/g, '')
    .trim()
  return /^[0-7]+$/.test(text) ? Number.parseInt(text, 8) : text === '' ? 0 : Number.NaN
}

function hasRightSum(header: Buffer): boolean {
  let sum = 8 * 0x20
  for (let at = 0; at < block; at++) if (at < 148 || at >= 156) sum += header[at] ?? 0
  return numberIn(header, 148, 8) === sum
}

/** `length key=value\n`, one after the other, the length counting all of it in bytes. */
function paxIn(note: Buffer): Map<string, string> {
  const found = new Map<string, string>()
  for (let at = 0; at < note.length;) {
    const space = note.indexOf(0x20, at)
    const length = Number(note.toString('latin1', at, Math.max(space, at)))
    if (space < 0 || !Number.isSafeInteger(length) || length <= space - at || at + length > note.length)
      throw refused('unreadable')
    const record = note.toString('utf8', space + 1, at + length - 1)
    const equals = record.indexOf('=')
    if (equals < 0) throw refused('unreadable')
    found.set(record.slice(0, equals), record.slice(equals + 1))
    at += length
  }
  return found
}
