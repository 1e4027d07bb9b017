import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, gunzipSync } from 'node:zlib'
import { FileFault } from './fault.ts'

/** A text file that the database can read, and the beginning of what stands in it. */
export type PlainText = { path: string; isZipped: boolean; encoding: string; head: string }

const headBytes = 256 * 1024

/**
 * UTF-8 whose lines all end alike is read where it lies, zipped or not; another encoding and a mixture of line ends,
 * which the database takes for ragged rows, are written out anew in `folder`.
 */
export async function openText(path: string, folder: string, mostBytes: number): Promise<PlainText> {
  const raw = await readHead(path)
  if (raw.length === 0) throw new FileFault('empty', 'the file is empty')
  const isZipped = raw[0] === 0x1f && raw[1] === 0x8b
  const bytes = isZipped ? unzipHead(raw) : raw
  const { encoding, head } = decodeHead(bytes, bytes.length >= headBytes || isZipped)
  if (head.trim() === '') throw new FileFault('empty', 'there is nothing but blanks')
  if (encoding === 'UTF-8' && !(await hasOtherLineEnds(path, isZipped)))
    return { path, isZipped, encoding, head }
  const plain = join(folder, 'plain.txt')
  const source = createReadStream(path)
  const unzipped = isZipped ? source.pipe(createGunzip()) : source
  source.on('error', error => unzipped.destroy(error))
  await pipeline(unzipped, decoded(encoding, mostBytes), oneLineEnd(), createWriteStream(plain))
  return { path: plain, isZipped: false, encoding, head }
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function unzipHead(raw: Buffer): Buffer {
  try {
    // It is cut, so its end is not waited for; at most a thousandfold comes out of what is this small.
    return gunzipSync(raw, { finishFlush: constants.Z_SYNC_FLUSH }).subarray(0, headBytes)
  } catch {
    throw new FileFault('unreadable', 'the file is not what gzip makes')
  }
}

/** UTF-8 and UTF-16 by their marks, else the first of UTF-8 and GB18030 that fits. */
function decodeHead(bytes: Buffer, isCut: boolean): { encoding: string; head: string } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { encoding: 'UTF-16LE', head: read(bytes, 'utf-16le', isCut) }
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { encoding: 'UTF-16BE', head: read(bytes, 'utf-16be', isCut) }
  if (bytes.includes(0)) throw new FileFault('unreadable', 'this is not text')
  for (const encoding of ['UTF-8', 'GB18030']) {
    try {
      return { encoding, head: read(bytes, encoding, isCut) }
    } catch {
      // The next one.
    }
  }
  throw new FileFault('encoding', 'neither UTF-8 nor GB18030')
}

const read = (bytes: Buffer, encoding: string, isCut: boolean): string =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isCut })

function decoded(encoding: string, mostBytes: number): Transform {
  const decoder = new TextDecoder(encoding)
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const text = Buffer.from(decoder.decode(chunk, { stream: true }))
      size += text.length
      done(size > mostBytes ? new FileFault('too_large', `more than ${mostBytes} bytes`) : null, text)
    },
    flush(done) {
      done(null, Buffer.from(decoder.decode()))
    },
  })
}

const LF = 0x0a
const CR = 0x0d

/** Whether lines end in more than one way, or in CR alone. */
async function hasOtherLineEnds(path: string, isZipped: boolean): Promise<boolean> {
  const source = createReadStream(path)
  const bytes = isZipped ? source.pipe(createGunzip()) : source
  if (isZipped) source.on('error', error => bytes.destroy(error))
  let pairs = 0
  let feeds = 0
  let endedWithCr = false
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    // Nearly all files have no CR, and are looked through at the speed of memory.
    if (!endedWithCr && pairs === 0 && !chunk.includes(CR)) {
      feeds += feeds === 0 && chunk.includes(LF) ? 1 : 0
      continue
    }
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at]
      if (endedWithCr && byte !== LF) return true
      if (byte === LF && endedWithCr) pairs += 1
      else if (byte === LF) feeds += 1
      endedWithCr = byte === CR
    }
    if (pairs > 0 && feeds > 0) return true
  }
  return endedWithCr
}

/** CRLF and CR become LF, also inside quotes: what a page shows of a cell is one line either way. */
function oneLineEnd(): Transform {
  let endedWithCr = false
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const text = chunk.toString('latin1')
      const own = endedWithCr && text.startsWith('\n') ? text.slice(1) : text
      endedWithCr = text.endsWith('\r')
      done(null, Buffer.from(own.replaceAll(/\r\n?/g, '\n'), 'latin1'))
    },
  })
}
