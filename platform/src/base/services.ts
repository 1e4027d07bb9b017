import type { Clock } from './clock/clock.ts'
import type { Settings } from './config/settings.ts'
import type { ReadCache } from './database/read-cache.ts'
import type { Db, ReadDb } from './database/tables.ts'
import type { Live } from './realtime/live.ts'
import type { Storage } from './storage/storage.ts'

/** What one process has one of. Made once at start and handed down; tests make their own. */
export type Services = {
  /** Transactions, writes, and every read that is not one of a busy page. */
  db: Db
  /** The reads of busy pages, which share a few connections (decision 0056). */
  read: ReadDb
  shared: ReadCache
  storage: Storage
  settings: Settings
  clock: Clock
  live: Live
}
