import { constants, type Stats } from 'node:fs'
import { chown, copyFile, lstat, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Copies a folder whose files come and go meanwhile, with owners and permissions. What `isWanted` refuses is left out:
 * it is asked for each path below the folder. Answers how many bytes the copied files have.
 */
export async function copyTree(
  from: string,
  to: string,
  isWanted: (path: string) => boolean = () => true,
): Promise<number> {
  let bytes = 0
  const copy = async (path: string): Promise<void> => {
    const source = join(from, path)
    const target = join(to, path)
    const found = await lstat(source).catch(gone)
    if (found?.isDirectory()) {
      await mkdir(target, { mode: found.mode, recursive: true })
      await own(target, found)
      for (const name of await readdir(source)) if (isWanted(join(path, name))) await copy(join(path, name))
    } else if (found?.isFile()) {
      // A copy that the disk shares where it can.
      const isThere = await copyFile(source, target, constants.COPYFILE_FICLONE).then(() => true, gone)
      if (!isThere) return
      await own(target, found)
      bytes += found.size
    }
  }
  await copy('')
  return bytes
}

const isRoot = process.getuid?.() === 0
/** Only root can give files away, and only what root copies belongs to others. */
const own = (path: string, { uid, gid }: Stats) => (isRoot ? chown(path, uid, gid) : Promise.resolve())

function gone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
