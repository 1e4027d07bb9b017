import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { renewed, unlessMissing } from './renewed.ts'
import { openFileIncoming } from './file-incoming.ts'
import { assertOwnKey, isOwnKey, keyOf, MissingFileError, type Storage } from './storage.ts'
import { saveToDraft } from './take.ts'

/** Storage below a folder of this machine. */
export function openFileStorage(root: string): Storage {
  const drafts = join(root, 'drafts')
  const place = (key: string) => {
    assertOwnKey(key)
    return join(root, key)
  }
  return {
    incoming: openFileIncoming(join(root, 'incoming'), place),
    async put(source, options) {
      const draft = await saveToDraft(source, drafts, options)
      const key = keyOf(draft.sha256)
      const target = place(key)
      if (await renewed(target)) await rm(draft.path)
      else {
        await mkdir(dirname(target), { recursive: true })
        await rename(draft.path, target)
        const folder = await open(dirname(target), 'r')
        await folder.sync()
        await folder.close()
      }
      return { key, sha256: draft.sha256, size: draft.size }
    },
    async read(key, range) {
      const path = place(key)
      await stat(path).catch((error: Error) => {
        throw new MissingFileError(key, { cause: error })
      })
      return createReadStream(path, range)
    },
    async materialise(key) {
      const path = place(key)
      await stat(path).catch((error: Error) => {
        throw new MissingFileError(key, { cause: error })
      })
      return { path, release: async () => undefined }
    },
    async remove(key, { idleMs }) {
      const path = place(key)
      const found = await stat(path).catch(unlessMissing)
      if (!found) return true
      if (Date.now() - found.mtimeMs < idleMs) return false
      await rm(path, { force: true })
      return true
    },
    async *list() {
      for (const folder of (await readdir(join(root, 'sha256')).catch(unlessMissing)) ?? [])
        for (const name of await readdir(join(root, 'sha256', folder))) {
          const key = `sha256/${folder}/${name}`
          const found = isOwnKey(key) ? await stat(join(root, key)).catch(unlessMissing) : undefined
          if (found) yield { key, size: found.size, keptAt: found.mtime }
        }
    },
    async check() {
      await mkdir(drafts, { recursive: true })
      const probe = join(drafts, `probe-${process.pid}`)
      await writeFile(probe, 'ok')
      await rm(probe)
    },
  }
}
