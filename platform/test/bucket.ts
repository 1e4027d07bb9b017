import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3'
import { inject } from 'vitest'
import { openS3Storage } from '../src/base/storage/s3-storage.ts'
import type { S3Access } from './s3-server.ts'

/** False only on a developer's machine without one; never in CI. */
export const hasS3 = inject('s3Door') !== undefined

/** A bucket of its own at the S3 server of this run. */
export async function makeTestBucket() {
  const { endpoint, accessKey, secretKey } = await askForServer()
  const Bucket = `leitai-test-${randomUUID()}`
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
  })
  await client.send(new CreateBucketCommand({ Bucket }))
  const root = mkdtempSync(join(tmpdir(), 'leitai-s3-test-'))
  const open = (bucket: string, scratch: string) =>
    openS3Storage({
      endpoint,
      bucket,
      region: 'us-east-1',
      accessKey,
      secretKey,
      scratch: join(root, scratch),
    })
  const list = async () => (await client.send(new ListObjectsV2Command({ Bucket }))).Contents ?? []
  return {
    /** What the product's processes need in their environment to keep their files here. */
    settings: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: Bucket,
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
    },
    storage: open(Bucket, 'scratch'),
    again: () => open(Bucket, randomUUID()),
    broken: () => open(`no-${Bucket}`, 'scratch'),
    drafts: join(root, 'scratch'),
    keys: async () => (await list()).map(({ Key }) => Key ?? ''),
    count: async () => (await list()).length,
    async close() {
      for (const { Key } of await list()) await client.send(new DeleteObjectCommand({ Bucket, Key }))
      await client.send(new DeleteBucketCommand({ Bucket }))
      client.destroy()
      rmSync(root, { recursive: true, force: true })
    },
  }
}

async function askForServer(): Promise<S3Access> {
  const answer = await fetch(inject('s3Door') ?? '')
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as S3Access
}
