import type { Readable } from 'node:stream'

/** Reads a stream by lengths that one asks for, and no more than `longest` bytes of it; throws where it is broken. */
export function readBytes(
  source: Readable,
  longest: number,
  fail: { tooLong: () => Error; broken: () => Error },
) {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let waiting: Buffer = Buffer.alloc(0)
  let total = 0

  /** The next piece; undefined at the end of the stream. */
  const next = async (): Promise<Buffer | undefined> => {
    const { value, done } = await chunks.next().catch(() => {
      throw fail.broken()
    })
    if (done || value === undefined) return undefined
    total += value.length
    if (total > longest) throw fail.tooLong()
    return value
  }

  return {
    /** Exactly so many bytes; undefined when the stream ends before. */
    async read(length: number): Promise<Buffer | undefined> {
      if (length > longest) throw fail.tooLong()
      const pieces = [waiting]
      let have = waiting.length
      while (have < length) {
        const piece = await next()
        if (!piece) return undefined
        pieces.push(piece)
        have += piece.length
      }
      const bytes = pieces.length === 1 ? waiting : Buffer.concat(pieces)
      waiting = bytes.subarray(length)
      return bytes.subarray(0, length)
    },
    /** False when the stream ends before. Keeps nothing of what runs by. */
    async skip(length: number): Promise<boolean> {
      let left = length
      while (left > waiting.length) {
        left -= waiting.length
        const piece = await next()
        if (!piece) return false
        waiting = piece
      }
      waiting = waiting.subarray(left)
      return true
    },
    /** Runs to the end, which tells whether the whole of it was sound. */
    async drain(): Promise<void> {
      waiting = Buffer.alloc(0)
      while (await next());
    },
    close: () => void source.destroy(),
  }
}
