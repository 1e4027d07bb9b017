import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Settings } from '../config/settings.ts'
import { openFileStorage } from './file-storage.ts'
import type { Storage } from './storage.ts'

/** S3 when a bucket is set, else the data folder. The S3 client is loaded only by those who use it. */
export async function openStorage(settings: Settings): Promise<Storage> {
  if (!settings.S3_BUCKET) return openFileStorage(join(settings.dataDir, 'files'))
  const { openS3Storage } = await import('./s3-storage.ts')
  return openS3Storage({
    endpoint: settings.S3_ENDPOINT,
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION,
    accessKey: settings.S3_ACCESS_KEY ?? '',
    secretKey: settings.S3_SECRET_KEY ?? '',
    scratch: join(tmpdir(), 'leitai-s3'),
  })
}
