import { baseFaults } from '../../../../../base/contract/faults.ts'
import { messageOf } from '../../../../../base/contract/failure.ts'
import type { Db } from '../../../../../base/database/tables.ts'
import type { Lang } from '../../../../../base/web/language.ts'
import { uploadsPath } from './uploads-path.ts'

/** What is on its way into a draft, in the order in which it began. */
export async function uploadsOf(db: Db, ask: { datasetId: number; userId: number; lang: Lang; id?: string }) {
  const rows = await db
    .selectFrom('dataset_upload')
    .selectAll()
    .where('dataset_id', '=', ask.datasetId)
    .where('state', '<>', 'kept')
    .$if(ask.id !== undefined, query => query.where('id', '=', ask.id as string))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.flatMap(row =>
    row.state === 'kept'
      ? []
      : {
          id: row.id,
          url: `${uploadsPath}/${row.id}`,
          name: row.name,
          size: row.size,
          received: row.received,
          fingerprint: row.fingerprint,
          state: row.state,
          message:
            row.fault === null
              ? null
              : messageOf(row.fault === 'disk_full' ? baseFaults.diskFull : baseFaults.internal, ask.lang),
          isMine: row.user_id === ask.userId,
          expiresAt: row.expires_at,
        },
  )
}
