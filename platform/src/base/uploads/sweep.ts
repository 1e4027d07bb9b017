import { sql } from 'kysely'
import type { Services } from '../services.ts'
import { uploadTable, type UploadKind } from './kind.ts'

/** Removes uploads of which nothing more was heard, and what is left of those that are done. */
export async function sweepUploads(
  kind: UploadKind,
  { db, storage, clock }: Pick<Services, 'db' | 'storage' | 'clock'>,
): Promise<void> {
  const table = uploadTable(kind)
  // Held while it is removed, so that nobody begins to write to it; what is being written to is left for the next time.
  const { rows } = await sql<{ id: string }>`
    update ${table} set held_by = gen_random_uuid(), held_until = now() + interval '10 minutes'
    where id in (
      select id from ${table}
      where (state = 'kept' or expires_at <= ${clock.now()})
        and (${!kind.isTakenByJob} or state <> 'received' or ${sql.ref(kind.owner)} is null)
        and (held_until is null or held_until < now())
      order by expires_at limit 1000 for update skip locked)
    returning id`.execute(db)
  for (const { id } of rows) await forgetUpload(kind, { db, storage }, id)
}

/** The bytes first and the row after them, which is how they are found again. */
export async function forgetUpload(
  kind: UploadKind,
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  id: string,
): Promise<void> {
  await storage.incoming.remove(id)
  await sql`delete from ${uploadTable(kind)} where id = ${id}`.execute(db)
}
