import { createHash } from 'node:crypto'
import { Transform, type Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import type { Stored } from './storage.ts'

/** A whole file in the storage, with the checksum that archives ask for. */
export type Arrived = Stored & { crc32: number }

/**
 * Files that arrive in pieces, maybe over days, before they become files of the storage. Ids are of our making. One
 * writer at a time; what was kept of a piece that broke off stays.
 */
export type Incoming = {
  /** How many bytes are there, at least `known`: what an earlier answer said. Nothing at all is 0. */
  length(id: string, known: number): Promise<number>
  /** Keeps what `source` brings, from `offset` on, also when it breaks off: then throws what broke it. Answers the new length. */
  append(id: string, offset: number, source: Readable): Promise<number>
  /** Makes it a file of the storage. What arrived stays until it is removed, so that this can be done again. */
  keep(id: string, size: number): Promise<Arrived>
  /** Forgets what arrived. */
  remove(id: string): Promise<void>
}

/** Ids become names of files and objects. */
export function assertId(id: string): void {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw new Error(`not an id: ${id}`)
}

/** Lets everything through and knows afterwards how much it was, its hash and its checksum. */
export function makeMeter() {
  const hash = createHash('sha256')
  const sums = { size: 0, crc32: 0 }
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      sums.size += chunk.length
      sums.crc32 = crc32(chunk, sums.crc32)
      done(null, chunk)
    },
  })
  return { meter, read: () => ({ ...sums, sha256: hash.digest('hex') }) }
}
