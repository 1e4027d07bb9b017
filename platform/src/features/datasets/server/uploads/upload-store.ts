import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/utils'
import { z } from 'zod'
import { defineJob, enqueue } from '../../../../base/jobs/job.ts'
import type { Services } from '../../../../base/services.ts'
import { uploadExpires } from '../commands/start-upload.ts'

/** Done when the last byte is there: the file is hashed, kept and put into the draft. */
export const takeUploadJob = defineJob({
  name: 'datasets.take-upload',
  payload: z.object({ id: z.uuid() }),
  lane: 'general',
  attempts: 5,
})

/**
 * What the tus protocol needs of our uploads: how much is there, and a place for what comes. Uploads begin by a call of
 * the contract, which knows who may; the row in the database and the bytes in the storage can be reached from any copy.
 */
export class UploadStore extends DataStore {
  readonly #services: Services
  constructor(services: Services) {
    super()
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
    const row = await this.#services.db
      .selectFrom('dataset_upload')
      .select(['size', 'received', 'state'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw ERRORS.FILE_NOT_FOUND
    return row
  }

  async #note(id: string, received: number, size: number): Promise<void> {
    const { db, clock } = this.#services
    const isWhole = received === size
    await db.transaction().execute(async tx => {
      const noted = await tx
        .updateTable('dataset_upload')
        .set({
          received,
          expires_at: uploadExpires(clock.now()),
          ...(isWhole ? { state: 'received' as const } : {}),
        })
        .where('id', '=', id)
        .where('state', '=', 'receiving')
        .where('dataset_id', 'is not', null)
        .executeTakeFirst()
      if (isWhole && noted.numUpdatedRows > 0n)
        await enqueue(tx, takeUploadJob, { id }, { key: `upload:${id}` })
    })
  }
}
