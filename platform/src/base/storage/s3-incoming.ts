import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { assertId, makeMeter, type Incoming } from './incoming.ts'
import type { Storage } from './storage.ts'
import { writePieces } from './write-pieces.ts'

type Bucket = { client: S3Client; Bucket: string; scratch: string; put: Storage['put'] }

/**
 * Incoming files as one object for each piece, named by the place where it begins, so that any copy of the server can
 * take the next: each says by its size where that is. Nothing has to be listed, which not every server does at once.
 */
export function openS3Incoming({ client, Bucket, scratch, put }: Bucket): Incoming {
  const objectOf = (id: string, offset: number) => {
    assertId(id)
    return { Bucket, Key: `incoming/${id}/${offset}` }
  }
  const sizeOf = (id: string, offset: number): Promise<number> =>
    client.send(new HeadObjectCommand(objectOf(id, offset))).then(
      found => found.ContentLength ?? 0,
      (error: unknown) => {
        if (error instanceof NotFound) return 0
        throw error
      },
    )

  async function* pieces(id: string, size: number) {
    for (let offset = 0; offset < size;) {
      const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand(objectOf(id, offset)))
      if (ContentLength === 0) throw new Error(`${id} is missing a piece at ${offset}`)
      yield* Body as Readable
      offset += ContentLength
    }
  }

  return {
    async length(id, known) {
      let length = known
      for (let size = 1; size > 0; length += size) size = await sizeOf(id, length)
      return length
    },
    async append(id, offset, source) {
      await mkdir(scratch, { recursive: true })
      const path = join(scratch, randomUUID())
      try {
        // An object's size must be known before it is sent.
        const { length: size, broken } = await writePieces(path, 0, source)
        if (size > 0)
          await client.send(
            new PutObjectCommand({
              ...objectOf(id, offset),
              Body: createReadStream(path),
              ContentLength: size,
            }),
          )
        if (broken) throw broken
        return offset + size
      } finally {
        await rm(path, { force: true })
      }
    },
    async keep(id, size) {
      const { meter, read } = makeMeter()
      const whole = Readable.from(pieces(id, size), { objectMode: false })
      whole.on('error', error => meter.destroy(error))
      const stored = await put(whole.pipe(meter), { maxBytes: size })
      if (stored.size !== size) throw new Error(`${id} has ${stored.size} bytes instead of ${size}`)
      return { ...stored, crc32: read().crc32 }
    },
    async remove(id) {
      const offsets: number[] = []
      for (let offset = 0, size = 1; size > 0; offset += size) {
        size = await sizeOf(id, offset)
        if (size > 0) offsets.push(offset)
      }
      // Backwards: what an abort leaves can still be found from the beginning.
      for (const offset of offsets.toReversed())
        await client.send(new DeleteObjectCommand(objectOf(id, offset)))
    },
  }
}
