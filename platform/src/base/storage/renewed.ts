import { utimes } from 'node:fs/promises'

export const unlessMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error
}

/** Whether there is such a file; if so, it counts as kept now. */
export async function renewed(path: string): Promise<boolean> {
  const now = new Date()
  return utimes(path, now, now).then(
    () => true,
    (error: NodeJS.ErrnoException) => unlessMissing(error) ?? false,
  )
}
