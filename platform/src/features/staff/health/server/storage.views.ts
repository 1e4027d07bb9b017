import { statfs } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Returned } from '../../../../base/contract/call.ts'
import { leastFreeBytes } from '../../../../base/config/preflight.ts'
import type { Services } from '../../../../base/services.ts'
import { diskState } from '../rules.ts'
import type { getHealth } from '../contract.ts'

const megabyte = 1024 * 1024
const longestWait = 2_000

/** Whether files can be kept, and how much of them. */
export async function storageView({
  storage,
  settings,
}: Pick<Services, 'storage' | 'settings'>): Promise<Returned<typeof getHealth>['storage']> {
  const [isReachable, { bavail, blocks, bsize }] = await Promise.all([
    answers(storage.check()),
    statfs(settings.dataDir),
  ])
  const free = bavail * bsize
  return {
    kind: settings.S3_BUCKET ? 's3' : 'folder',
    isReachable,
    free,
    total: blocks * bsize,
    state: diskState(free, { least: leastFreeBytes, largestFile: settings.DATASET_FILE_MB * megabyte }),
  }
}

/** A storage that does not answer in time is as good as none. */
async function answers(check: Promise<void>): Promise<boolean> {
  const waited = new AbortController()
  try {
    return await Promise.race([check.then(() => true), pause(longestWait, false, { signal: waited.signal })])
  } catch {
    return false
  } finally {
    waited.abort()
  }
}
