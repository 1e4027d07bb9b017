import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { keyOf, TooLargeError, type PutOptions } from './storage.ts'

/** Writes a stream to a draft file, counting and hashing on the way; the caller moves or removes the draft. */
export async function saveToDraft(source: Readable, folder: string, { maxBytes, onKey }: PutOptions) {
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  const hash = createHash('sha256')
  let size = 0
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > maxBytes) return done(new TooLargeError(`more than ${maxBytes} bytes`))
      hash.update(chunk)
      done(null, chunk)
    },
  })
  let sha256: string
  try {
    await pipeline(source, meter, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    // On disk before anybody is told that it was received.
    const file = await open(path, 'r')
    await file.sync()
    await file.close()
    sha256 = hash.digest('hex')
    await onKey?.(keyOf(sha256))
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return { path, size, sha256 }
}
