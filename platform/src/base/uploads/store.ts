import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/utils'
import { sql } from 'kysely'
import type { Services } from '../services.ts'
import { uploadExpires, uploadTable, type UploadKind } from './kind.ts'

/**
 * What the tus protocol needs of our uploads: how much is there, and a place for what comes. Uploads begin by a call of
 * a contract, which knows who may; the row in the database and the bytes in the storage can be reached from any copy.
 */
export class UploadStore extends DataStore {
  readonly #kind: UploadKind
  readonly #services: Services
  constructor(kind: UploadKind, services: Services) {
    super()
    this.#kind = kind
    this.#services = services
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await this.#row(id)
    // Once it has arrived its pieces may be gone already: then it is all there.
    const offset =
      row.state === 'receiving' ? await this.#services.storage.incoming.length(id, row.received) : row.size
    return new Upload({ id, size: row.size, offset })
  }

  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const { storage } = this.#services
    const { size, state } = await this.#row(id)
    if (state !== 'receiving') return size
    let received: number
    let broken: unknown
    try {
      received = await storage.incoming.append(id, offset, source)
    } catch (error) {
      // Whatever broke off, what arrived counts.
      broken = error
      received = await storage.incoming.length(id, offset)
    }
    await this.#note(id, received, size)
    if (broken !== undefined && received < size) throw broken
    return received
  }

  async #row(id: string) {
    const { rows } = await sql<{ size: number; received: number; state: string }>`
      select size, received, state from ${uploadTable(this.#kind)} where id = ${id}`.execute(
      this.#services.db,
    )
    if (!rows[0]) throw ERRORS.FILE_NOT_FOUND
    return rows[0]
  }

  async #note(id: string, received: number, size: number): Promise<void> {
    const { db, clock } = this.#services
    const isWhole = received === size
    await db.transaction().execute(async tx => {
      // Of whoever has left meanwhile nothing is noted: what arrived waits to be swept.
      const { rows: own } = await sql`
        select id from ${uploadTable(this.#kind)} where id = ${id} and hold_account(user_id)`.execute(tx)
      if (own.length === 0) return
      const noted = await sql`
        update ${uploadTable(this.#kind)} set received = ${received},
          expires_at = ${uploadExpires(this.#kind, clock.now())},
          state = case when ${isWhole} then 'received' else state end
        where id = ${id} and state = 'receiving' and ${sql.ref(this.#kind.owner)} is not null
        returning id`.execute(tx)
      if (isWhole && noted.rows.length > 0) await this.#kind.onWhole?.(tx, id)
    })
  }
}
