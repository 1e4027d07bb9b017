import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Lock, Locker, RequestRelease } from '@tus/utils'
import { sql } from 'kysely'
import type { Db } from '../database/tables.ts'
import type { Services } from '../services.ts'
import { uploadTable, type UploadKind } from './kind.ts'

const leaseSeconds = 10
const renewEveryMs = 1_000
const patienceMs = 20_000

/**
 * One writer for each upload, whichever copy of the server it is at: a lease in the upload's row, by the database's
 * clock. Who is kept waiting says so there, and the holder, who may be a connection that went dead, lets go.
 */
export class UploadLocker implements Locker {
  readonly #kind: UploadKind
  readonly #services: Pick<Services, 'db'>
  constructor(kind: UploadKind, services: Pick<Services, 'db'>) {
    this.#kind = kind
    this.#services = services
  }
  newLock(id: string): Lock {
    return new Lease(this.#kind, this.#services.db, id)
  }
}

class Lease implements Lock {
  readonly #table: ReturnType<typeof uploadTable>
  readonly #db: Db
  readonly #id: string
  readonly #holder = randomUUID()
  #renewing: NodeJS.Timeout | undefined

  constructor(kind: UploadKind, db: Db, id: string) {
    this.#table = uploadTable(kind)
    this.#db = db
    this.#id = id
  }

  async lock(signal: AbortSignal, requestRelease: RequestRelease): Promise<void> {
    const until = performance.now() + patienceMs
    while (!(await this.#take())) {
      if (signal.aborted || performance.now() > until)
        throw { status_code: 423, body: 'Somebody else is writing to this upload\n' }
      await sql`update ${this.#table} set is_wanted = true where id = ${this.#id}`.execute(this.#db)
      await pause(100)
    }
    this.#renewing = setInterval(() => {
      // A database that is away for a moment is no reason to let go: the lease still runs.
      this.#renew().then(
        isOurs => (isOurs ? undefined : requestRelease()),
        () => undefined,
      )
    }, renewEveryMs)
  }

  async unlock(): Promise<void> {
    clearInterval(this.#renewing)
    await sql`
      update ${this.#table} set held_by = null, held_until = null, is_wanted = false
      where id = ${this.#id} and held_by = ${this.#holder}`.execute(this.#db)
  }

  async #take(): Promise<boolean> {
    const { rows } = await sql`
      update ${this.#table}
      set held_by = ${this.#holder}, held_until = now() + ${leaseSeconds} * interval '1 second', is_wanted = false
      where id = ${this.#id} and (held_until is null or held_until < now())
      returning id`.execute(this.#db)
    return rows.length > 0
  }

  /** False when somebody waits, or when the lease has gone to another. */
  async #renew(): Promise<boolean> {
    const { rows } = await sql<{ is_wanted: boolean }>`
      update ${this.#table} set held_until = now() + ${leaseSeconds} * interval '1 second'
      where id = ${this.#id} and held_by = ${this.#holder}
      returning is_wanted`.execute(this.#db)
    return rows.length > 0 && rows[0]?.is_wanted === false
  }
}
