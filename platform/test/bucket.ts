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
import { openS3Storage } from '../src/base/storage/s3-storage.ts'

/** A bucket of its own at the server that S3_TEST_ENDPOINT names; scripts/swift.sh starts one. */
export async function makeTestBucket() {
  const endpoint = process.env.S3_TEST_ENDPOINT ?? ''
  const accessKey = process.env.S3_TEST_ACCESS_KEY ?? ''
  const secretKey = process.env.S3_TEST_SECRET_KEY ?? ''
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
    storage: open(Bucket, 'scratch'),
    again: () => open(Bucket, randomUUID()),
    broken: () => open(`no-${Bucket}`, 'scratch'),
    drafts: join(root, 'scratch'),
    count: async () => (await list()).length,
    async close() {
      for (const { Key } of await list()) await client.send(new DeleteObjectCommand({ Bucket, Key }))
      await client.send(new DeleteBucketCommand({ Bucket }))
      client.destroy()
      rmSync(root, { recursive: true, force: true })
    },
  }
}
