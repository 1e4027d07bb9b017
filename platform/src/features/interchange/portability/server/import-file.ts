import type { Tx } from '../../../../base/database/tables.ts'
import type { Services } from '../../../../base/services.ts'
import { systemAccount } from '../../../people/identity/rules.ts'
import { importArchive } from './leitai/import-archive.ts'
import { openArchive } from './leitai/open-archive.ts'
import { withFile } from './open-file.ts'
import { recognise } from './readers/detect.ts'
import { importBundle } from './readers/import-bundle.ts'
import { refusedArchive } from './start-import.ts'
import type { Choices } from '../schema.ts'

/** Imports what was confirmed. Done again, it does nothing: the import's own row ends in the transaction that makes the draft. */
export async function importFile(
  services: Pick<Services, 'db' | 'storage' | 'clock'>,
  importId: number,
  onProgress: (share: number) => Promise<void>,
): Promise<void> {
  const { db, storage, clock } = services
  const row = await db
    .selectFrom('competition_import')
    .selectAll()
    .where('id', '=', importId)
    .executeTakeFirst()
  if (row?.state !== 'waiting') return
  const now = clock.now()
  const also = async (tx: Tx, competitionId: number) => {
    const ended = await tx
      .updateTable('competition_import')
      .set({ state: 'done', progress: 1, competition_id: competitionId, ended_at: now })
      .where('id', '=', importId)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (ended.numUpdatedRows === 0n) throw new Error(`import ${importId} was done meanwhile`)
  }
  await withFile(storage, { key: row.storage_key, size: row.size }, async source => {
    // The command line is nobody: what it imports, administrators organise.
    const userId = row.made_by === systemAccount ? null : row.made_by
    const ask = { actor: { userId, address: null }, now, onProgress, also }
    if (row.format === 'leitai') {
      await importArchive(services, { ...ask, archive: await openArchive(source) })
      return
    }
    // What was previewed: times that were guessed were guessed from the same moment.
    const { format, read } = await recognise(source, row.file_name)
    const draft = await read(row.created_at)
    await importBundle(services, { ...ask, draft, format, choices: row.choices as Choices })
  }).catch((error: unknown) => {
    throw refusedArchive(error)
  })
}
