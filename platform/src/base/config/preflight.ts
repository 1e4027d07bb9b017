import { mkdirSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { existsSync } from 'node:fs'
import { StartupError } from './startup-error.ts'

const megabyte = 1024 * 1024
/** What must be free to start: a new database takes 60 MB before anybody has done anything. */
export const leastFreeBytes = { begun: 64 * megabyte, fresh: 256 * megabyte }

/** Throws one sentence when the data folder cannot be written or the disk is nearly full. Leaves nothing behind. */
export function assertWritable(dataDir: string): void {
  let made: string | undefined
  try {
    const { bavail, bsize } = statfsSync(nearest(dataDir))
    const least = existsSync(join(dataDir, 'pg')) ? leastFreeBytes.begun : leastFreeBytes.fresh
    if (bavail * bsize < least)
      throw new StartupError(`The disk of ${dataDir} is full: less than ${least / megabyte} MB are free.`)
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

/** Throws one sentence when somebody else listens there, and goes on doing so for more than a moment. */
export async function assertFree(port: number, host: string, setting: string): Promise<void> {
  let code = await listenFailure(port, host)
  // Who was told to stop lets go of its ports at once, but not all of them at the same time.
  for (const began = Date.now(); code === 'EADDRINUSE' && Date.now() - began < 1_500; await pause(100))
    code = await listenFailure(port, host)
  if (!code) return
  const why = code === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${code})`
  throw new StartupError(`Port ${port} ${why}. Stop what uses it or set another ${setting}.`)
}

function listenFailure(port: number, host: string): Promise<string | undefined> {
  return new Promise(done => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'unknown'))
    probe.listen(port, host, () => probe.close(() => done(undefined)))
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
