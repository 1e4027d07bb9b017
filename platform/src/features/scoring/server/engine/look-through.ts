import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'

export type Bytes = {
  sha256: string
  /** Whether below the header an underscore stands between two digits: the database takes 1_000 for a number. */
  hasDividedDigits: boolean
}

export const chunkBytes = 1024 ** 2

/** What one pass over a file's bytes tells. It may fail before anybody asks. */
export function lookThrough(path: string): Promise<Bytes> {
  const looking = passOver(path)
  looking.catch(() => undefined)
  return looking
}

async function passOver(path: string): Promise<Bytes> {
  const hash = createHash('sha256')
  let hasDividedDigits = false
  // The end of the last chunk stands before the next: an underscore there may have lacked its right neighbour.
  const buffer = Buffer.alloc(2 + chunkBytes)
  const handle = await open(path, 'r')
  try {
    for (let isFirst = true; ; isFirst = false) {
      const { bytesRead } = await handle.read(buffer, 2, chunkBytes)
      if (bytesRead === 0) break
      const bytes = buffer.subarray(0, 2 + bytesRead)
      hash.update(bytes.subarray(2))
      hasDividedDigits ||= dividesDigits(bytes, isFirst ? headerEnd(bytes) : 0)
      bytes.copy(buffer, 0, bytesRead)
    }
  } finally {
    await handle.close()
  }
  return { sha256: hash.digest('hex'), hasDividedDigits }
}

const headerEnd = (bytes: Buffer) =>
  Math.max(
    0,
    bytes.findIndex(byte => byte === 0x0a || byte === 0x0d),
  )

function dividesDigits(bytes: Buffer, from: number): boolean {
  for (let at = bytes.indexOf('_', from); at >= 0; at = bytes.indexOf('_', at + 1))
    if (isDigit(bytes[at - 1]) && isDigit(bytes[at + 1])) return true
  return false
}

const isDigit = (byte = 0) => byte >= 0x30 && byte <= 0x39
