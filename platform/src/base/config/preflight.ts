import { mkdirSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { existsSync } from 'node:fs'
import { StartupError } from './startup-error.ts'

/** Throws one sentence when the data folder cannot be written or the disk is nearly full. Leaves nothing behind. */
export function assertWritable(dataDir: string): void {
  let made: string | undefined
  try {
    const { bavail, bsize } = statfsSync(nearest(dataDir))
    // A new database takes 60 MB before anybody has done anything.
    const least = existsSync(join(dataDir, 'pg')) ? 64 : 256
    if (bavail * bsize < least * 1024 * 1024)
      throw new StartupError(`The disk of ${dataDir} is full: less than ${least} MB are free.`)
    made = mkdirSync(dataDir, { recursive: true })
    const probe = join(dataDir, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`The data folder ${dataDir} cannot be written: ${(error as Error).message}.`)
  } finally {
    // The next question may be answered with no: the folder comes back when something is put there.
    if (made) removeEmpty(dataDir, made)
  }
}

/** Throws one sentence when somebody else listens there. */
export function assertFree(port: number, host: string, setting: string): Promise<void> {
  return new Promise((free, busy) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${error.code})`
      busy(new StartupError(`Port ${port} ${why}. Stop what uses it or set another ${setting}.`))
    })
    probe.listen(port, host, () => probe.close(() => free()))
  })
}

function nearest(path: string): string {
  return existsSync(path) ? path : nearest(dirname(path))
}

function removeEmpty(folder: string, upTo: string): void {
  try {
    rmdirSync(folder)
  } catch {
    return // somebody else has put something there
  }
  if (folder !== upTo) removeEmpty(dirname(folder), upTo)
}
