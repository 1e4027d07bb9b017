import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { json } from '../../../../base/database/json.ts'
import { audit } from '../../../../base/audit/audit.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import { safeFileName } from '../../../../base/http/multipart.ts'
import type { Services } from '../../../../base/services.ts'
import { putNoted } from '../../../../base/storage/unused-files.ts'
import { systemAccount } from '../../../people/identity/rules.ts'
import type { Choices, Preview } from '../schema.ts'
import type { ImportFormat } from '../rules.ts'
import type { Counts } from '../manifest.ts'
import { holdImport, releaseImport } from './caller.ts'
import { confirmImport } from './commands/confirm-import.ts'
import { keepImport } from './commands/keep-import.ts'
import { importFile } from './import-file.ts'
import { keeping } from './keep-stream.ts'
import { makeArchive } from './leitai/make-archive.ts'
import { archiveBytes } from './send-export.ts'
import { previewFile } from './start-import.ts'

type Its = Pick<Services, 'db' | 'storage' | 'clock'>
const nobody = { userId: null, address: null }

/** Writes a whole competition to a file of this machine, which is there when it is complete. */
export async function exportToFile(
  services: Its,
  { competitionId, path }: { competitionId: number; path: string },
): Promise<{ counts: Counts; size: number }> {
  const now = services.clock.now()
  const archive = await makeArchive(services, { competitionId, now, onProgress: async () => undefined })
  const draft = `${path}.part`
  try {
    const { read } = archiveBytes(services.storage, archive.entries, now)
    await pipeline(read(), createWriteStream(draft, { mode: 0o600 }))
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await services.db
    .transaction()
    .execute(tx =>
      audit(
        tx,
        nobody,
        { action: 'competition.export', subject: 'competition', subjectId: competitionId },
        now,
      ),
    )
  return { counts: archive.counts, size: archive.size }
}

export type Imported = { format: ImportFormat; preview: Preview; competitionId: number }

/**
 * Imports a file of this machine; administrators organise what comes of it. `look` is shown what would come of it, and
 * `choose` decides what the file leaves open; what either throws ends it with nothing made.
 */
export async function importFromFile(
  services: Its,
  {
    path,
    look,
    choose,
  }: { path: string; look: (preview: Preview) => void; choose: (preview: Preview) => Choices },
): Promise<Imported> {
  const { db, storage, clock } = services
  const stored = await putNoted({ db, storage, now: clock.now() }).put(createReadStream(path), {
    maxBytes: Number.MAX_SAFE_INTEGER,
  })
  const file = { ...stored, name: safeFileName(basename(path)) }
  const { format, preview } = await previewFile(services, file)
  look(preview)
  const choices = format === 'leitai' ? null : choose(preview)
  // A connection of its own says for as long as it lives that somebody is at it.
  const id = await db.connection().execute(async connection => {
    const now = clock.now()
    const kept = await connection.transaction().execute(async tx => {
      const { id } = await keepImport(tx, {
        file,
        format,
        preview,
        madeBy: systemAccount,
        actor: nobody,
        now,
      })
      await holdImport(tx, id)
      await confirmImport(tx, { importId: id, choices, actor: nobody, now, by: 'caller' })
      return id
    })
    try {
      await keeping(services, its => importFile(its, kept, async () => undefined))
    } catch (error) {
      if (error instanceof Failure) await noteFailure(services, kept, error)
      throw error
    } finally {
      await releaseImport(connection, kept)
    }
    return kept
  })
  const row = await db
    .selectFrom('competition_import')
    .select('competition_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { format, preview, competitionId: row.competition_id as number }
}

async function noteFailure({ db, clock }: Its, id: number, { fault, issues }: Failure): Promise<void> {
  await db
    .updateTable('competition_import')
    .set({ state: 'failed', fault: fault.code, issues: json(issues), ended_at: clock.now() })
    .where('id', '=', id)
    .execute()
}
