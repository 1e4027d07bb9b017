import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { randomUUID } from 'node:crypto'
import { openS3Incoming } from './s3-incoming.ts'
import { assertOwnKey, isOwnKey, keyOf, MissingFileError, type Storage } from './storage.ts'
import { saveToDraft } from './take.ts'

export type S3Settings = {
  endpoint: string | undefined
  bucket: string
  region: string
  accessKey: string
  secretKey: string
  scratch: string
}

/** How long an object that is kept again need not be renewed: far shorter than anybody waits before removing it. */
const newFor = 10 * 60_000

/** Storage in a bucket of any S3-compatible server. Drafts are hashed on disk first, so an object is written whole or not at all. */
export function openS3Storage(settings: S3Settings): Storage {
  const client = new S3Client({
    region: settings.region,
    forcePathStyle: true,
    ...(settings.endpoint ? { endpoint: settings.endpoint } : {}),
    // Else uploads come in chunks with a checksum at the end, which other servers than Amazon's refuse.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
  })
  const Bucket = settings.bucket

  const fetchObject = async (key: string, range?: { start: number; end: number }): Promise<Readable> => {
    assertOwnKey(key)
    try {
      const Range = range ? `bytes=${range.start}-${range.end}` : undefined
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key, Range }))
      return Body as Readable
    } catch (error) {
      if (error instanceof NoSuchKey) throw new MissingFileError(key, { cause: error })
      throw error
    }
  }

  /** When an object was kept last; undefined where there is none. */
  const keptAt = (Key: string): Promise<Date | undefined> =>
    client.send(new HeadObjectCommand({ Bucket, Key })).then(
      found => found.LastModified ?? new Date(),
      (error: unknown) => {
        if (error instanceof NotFound) return undefined
        throw error
      },
    )

  const put: Storage['put'] = async (source, options) => {
    const draft = await saveToDraft(source, settings.scratch, options)
    const key = keyOf(draft.sha256)
    try {
      const known = await keptAt(key)
      // Copied onto itself it is as new: nobody removes it before it is referred to.
      if (known && Date.now() - known.getTime() > newFor)
        await client.send(
          new CopyObjectCommand({
            Bucket,
            Key: key,
            CopySource: `${Bucket}/${key}`,
            MetadataDirective: 'REPLACE',
          }),
        )
      if (!known) {
        await client.send(
          new PutObjectCommand({
            Bucket,
            Key: key,
            Body: createReadStream(draft.path),
            ContentLength: draft.size,
            // Servers that know it refuse what the network changed.
            ChecksumSHA256: Buffer.from(draft.sha256, 'hex').toString('base64'),
          }),
        )
      }
    } finally {
      await rm(draft.path, { force: true })
    }
    return { key, sha256: draft.sha256, size: draft.size }
  }

  return {
    incoming: openS3Incoming({ client, Bucket, scratch: settings.scratch, put }),
    put,
    read: fetchObject,
    async materialise(key) {
      await mkdir(settings.scratch, { recursive: true })
      const path = join(settings.scratch, randomUUID())
      const release = () => rm(path, { force: true })
      try {
        await pipeline(await fetchObject(key), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      } catch (error) {
        await release()
        throw error
      }
      return { path, release }
    },
    async remove(Key, { idleMs }) {
      assertOwnKey(Key)
      const at = await keptAt(Key)
      if (!at) return true
      // Some servers round up to the next second.
      if (Math.max(0, Date.now() - at.getTime()) < idleMs) return false
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
      return true
    },
    async *list() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: 'sha256/' }))
        for (const { Key = '', Size = 0, LastModified = new Date() } of page.Contents ?? [])
          if (isOwnKey(Key)) yield { key: Key, size: Size, keptAt: LastModified }
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket }))
    },
  }
}
