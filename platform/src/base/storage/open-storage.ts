import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Settings } from '../config/settings.ts'
import { openFileStorage } from './file-storage.ts'
import type { Storage } from './storage.ts'

/** S3 when a bucket is set, else the data folder. The S3 client is loaded only by those who use it. */
export async function openStorage(settings: Settings): Promise<Storage> {
  const root = join(settings.dataDir, 'files')
  const scratch = join(tmpdir(), 'leitai-s3')
  await removeLeftDrafts(settings.S3_BUCKET ? scratch : join(root, 'drafts'))
  if (!settings.S3_BUCKET) {
    await closeToOthers(root)
    return openFileStorage(root)
  }
  const { openS3Storage } = await import('./s3-storage.ts')
  return openS3Storage({
    endpoint: settings.S3_ENDPOINT,
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION,
    accessKey: settings.S3_ACCESS_KEY ?? '',
    secretKey: settings.S3_SECRET_KEY ?? '',
    scratch,
  })
}

/** The answers of competitions are among the files: no other account of the machine reads them. */
async function closeToOthers(root: string): Promise<void> {
  await mkdir(root, { recursive: true, mode: 0o700 })
  const { mode, uid } = await stat(root)
  if ((mode & 0o007) !== 0 && uid === process.getuid?.()) await chmod(root, mode & 0o770)
}

const day = 86_400_000

/**
 * A killed process leaves half-received files, and with S3 the files that it was scoring. Others may be at work in the
 * same folder, so only what nobody has written to for a day goes.
 */
async function removeLeftDrafts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const written = await stat(path).catch(() => undefined)
    if (written && written.mtimeMs < Date.now() - day) await rm(path, { force: true })
  }
}
