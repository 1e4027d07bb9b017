import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'

export type Written = {
  /** Where the file ends now. */ length: number
  /** What broke off the source or the disk, if anything did; what came before it is written. */
  broken: Error | undefined
}

/** Writes what comes to a file from a place on, and has it on disk before it says so. */
export async function writePieces(path: string, from: number, source: Readable): Promise<Written> {
  const file = await open(path, from === 0 ? 'w' : 'r+', 0o600)
  let length = from
  let broken: Error | undefined
  try {
    try {
      // By hand rather than by a write stream: what counts is what the system has taken.
      for await (const piece of source as AsyncIterable<Buffer>)
        for (let at = 0; at < piece.length;) {
          const { bytesWritten } = await file.write(piece, at, piece.length - at, length)
          at += bytesWritten
          length += bytesWritten
        }
    } catch (error) {
      broken = error as Error
    }
    await file.sync().catch((error: Error) => (broken ??= error))
    return { length, broken }
  } finally {
    await file.close()
  }
}
