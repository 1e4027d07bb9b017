import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from './startup-error.ts'

// Longer than a product takes to stop: see `grace` in process.ts.
const patience = 30_000

/**
 * Makes this process the only owner of the data folder until it ends, however it ends. Who has it may stop the
 * database in it, so whoever comes meanwhile waits. Answers how to take back what this put into the folder.
 */
export async function ownDataFolder(dataDir: string, asked: AbortSignal): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'owner.lock')
  const began = Date.now()
  let told = false
  for (;;) {
    const lock = tryLock(file)
    if (lock)
      return () => {
        rmSync(file, { force: true })
        lock.close()
      }
    if (Date.now() - began > patience)
      throw new StartupError(
        `The data folder ${dataDir} is in use by another Leitai. Stop it first or set another LEITAI_DATA.`,
      )
    if (!told && Date.now() - began > 1_000) {
      told = true
      process.stdout.write('Another Leitai still uses the data folder: waiting for its end…\n')
    }
    await pause(100, undefined, { signal: asked })
  }
}

/**
 * Node itself cannot lock a file. SQLite, which comes with it, can: a lock of the operating system, which ends with
 * its process and knows no process numbers, so that neither a kill nor a number used again leaves one behind.
 */
function tryLock(file: string): DatabaseSync | undefined {
  if (!existsSync(file)) writeFileSync(file, '', { flag: 'a' })
  const before = statSync(file, { throwIfNoEntry: false })
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    // Nothing is ever written into it.
    lock.exec('pragma journal_mode = off; pragma locking_mode = exclusive; begin exclusive')
    // Its last owner may have taken the file away just now: then this is the lock of nothing.
    if (before && statSync(file, { throwIfNoEntry: false })?.ino === before.ino) return lock
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== busy) throw error
  }
  lock.close()
  return undefined
}

const busy = 5
