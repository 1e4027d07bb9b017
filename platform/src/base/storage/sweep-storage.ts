import type { Services } from '../services.ts'
import type { Listed } from './storage.ts'
import { whichAreUsed } from './unused-files.ts'

/** Younger files may be of somebody who is about to refer to them. */
const idleMs = 86_400_000
const atOnce = 500

export type Swept = {
  /** How many files there are. */
  files: number
  /** Those to which nothing refers, with their bytes. */
  unused: number
  bytes: number
  /** Of these, what was kept anew while they were being looked at, and stays. */
  stayed: number
}

/** Removes the files of the storage that are older than a day and to which nothing refers; a dry run only counts them. */
export async function sweepStorage(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { now, isDry }: { now: Date; isDry: boolean },
): Promise<Swept> {
  const swept: Swept = { files: 0, unused: 0, bytes: 0, stayed: 0 }
  const usedAmong = whichAreUsed({ db, storage })
  const look = async (files: readonly Listed[]) => {
    const used = await usedAmong(files.map(file => file.key))
    for (const { key, size } of files) {
      if (used.has(key)) continue
      swept.unused += 1
      swept.bytes += size
      if (!isDry && !(await storage.remove(key, { idleMs }))) swept.stayed += 1
    }
  }
  let old: Listed[] = []
  for await (const file of storage.list()) {
    swept.files += 1
    if (now.getTime() - file.keptAt.getTime() > idleMs) old.push(file)
    if (old.length < atOnce) continue
    await look(old)
    old = []
  }
  await look(old)
  return swept
}
