import type { Readable } from 'node:stream'
import { TooLargeError } from './storage.ts'

/** All of a stream as bytes, for what is not kept as it came. Over `maxBytes` it throws `TooLargeError`. */
export async function readToMemory(source: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of source as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new TooLargeError(`more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
