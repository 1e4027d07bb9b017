import type { Clock } from './clock/clock.ts'
import type { Settings } from './config/settings.ts'
import type { SharedReads } from './database/shared-reads.ts'
import type { Db } from './database/tables.ts'
import type { Live } from './realtime/live.ts'
import type { Storage } from './storage/storage.ts'

/** What one process has one of. Made once at start and handed down; tests make their own. */
export type Services = {
  db: Db
  shared: SharedReads
  storage: Storage
  settings: Settings
  clock: Clock
  live: Live
}
