import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'

/** Bytes that are read wherever one likes; `end` is exclusive. Beyond the end there is nothing. */
export type ByteSource = {
  size: number
  read(start: number, end: number): Promise<Buffer>
  stream(start: number, end: number): Readable
}

export const bytesOf = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  read: (start, end) => Promise.resolve(bytes.subarray(start, end)),
  stream: (start, end) => Readable.from([bytes.subarray(start, end)]),
})

const pieceBytes = 256 * 1024

/** A file on this machine's disk; whoever opened it closes it. */
export function fileSource(file: FileHandle, size: number): ByteSource {
  const read = async (start: number, end: number) => {
    const bytes = Buffer.alloc(Math.max(0, Math.min(end, size) - start))
    let filled = 0
    while (filled < bytes.length) {
      const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, start + filled)
      if (bytesRead === 0) break
      filled += bytesRead
    }
    return bytes.subarray(0, filled)
  }
  async function* pieces(start: number, end: number) {
    for (let at = start; at < Math.min(end, size); at += pieceBytes)
      yield await read(at, Math.min(end, at + pieceBytes))
  }
  return {
    size,
    read,
    stream: (start, end) => Readable.from(pieces(start, end), { objectMode: false }),
  }
}
