import type { Selectable } from 'kysely'
import { json } from '../../../../../base/database/json.ts'
import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import type { Tables, Tx } from '../../../../../base/database/tables.ts'
import type { ImportFormat } from '../../rules.ts'
import type { Preview } from '../../schema.ts'

/** Keeps a file from elsewhere with what would come of it; nothing is imported before that is confirmed. */
export async function keepImport(
  tx: Tx,
  ask: {
    file: { name: string; key: string; sha256: string; size: number }
    format: ImportFormat
    preview: Preview
    madeBy: number
    actor: Actor
    now: Date
  },
): Promise<Selectable<Tables['competition_import']>> {
  const { file, format, preview, madeBy, actor, now } = ask
  const row = await tx
    .insertInto('competition_import')
    .values({
      made_by: madeBy,
      file_name: file.name,
      storage_key: file.key,
      sha256: file.sha256,
      size: file.size,
      format,
      preview: json(preview),
      fault: null,
      competition_id: null,
      created_at: now,
      ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const detail = { file: file.name, size: file.size, sha256: file.sha256, format }
  await audit(tx, actor, { action: 'import.upload', subject: 'import', subjectId: row.id, detail }, now)
  return row
}
