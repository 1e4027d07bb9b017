import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { existsSync } from 'node:fs'
import { StartupError } from './startup-error.ts'

const leastFree = 64 * 1024 * 1024

/** Throws one sentence when the data folder cannot be written or the disk is nearly full. Makes nothing but the folder itself. */
export function assertWritable(dataDir: string): void {
  const made = !existsSync(dataDir)
  try {
    const { bavail, bsize } = statfsSync(nearest(dataDir))
    if (bavail * bsize < leastFree)
      throw new StartupError(`The disk of ${dataDir} is full: less than 64 MB are free.`)
    mkdirSync(dataDir, { recursive: true })
    const probe = join(dataDir, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    if (made) rmSync(dataDir, { recursive: true, force: true })
    if (error instanceof StartupError) throw error
    throw new StartupError(`The data folder ${dataDir} cannot be written: ${(error as Error).message}.`)
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
