import { sql } from 'kysely'
import { Failure } from '../../../base/contract/failure.ts'
import type { Db } from '../../../base/database/tables.ts'
import { handle, type Handler } from '../../../base/http/handler.ts'
import { sendFile } from '../../../base/http/send-file.ts'
import type { Viewer } from '../../../base/http/viewer.ts'
import { organises } from '../../../base/http/viewer.ts'
import { requireCompetition } from '../../competitions/server/lookups.ts'
import { registrationOf } from '../../registrations/server/lookups.ts'
import {
  acceptCompetitionProtocol,
  acceptDatasetProtocol,
  countDatasetView,
  downloadDatasetFile,
  getDataset,
  listDatasets,
  logCompetitionDownload,
} from '../contract.ts'
import { datasetFaults } from '../faults.ts'
import { logDownload, logDownloadOnce } from './commands/log-download.ts'
import { datasetList } from './list.ts'
import { datasetsById } from './lookups.ts'
import { makeTicket, readTicket } from './tickets.ts'

export const datasetHandlers: Handler[] = [
  handle(listDatasets, ({ db, lang, now }, { query }) => datasetList(db, query, lang, now)),

  handle(getDataset, async ({ db, viewer, lang, now }, { params }) => {
    await requireReadable(db, params.id, viewer, now)
    const [found] = await datasetsById(db, [params.id], { userId: viewer?.userId ?? null, lang })
    if (!found) throw new Failure(datasetFaults.notFound)
    return found
  }),

  handle(countDatasetView, async ({ db, viewer, now }, { params }) => {
    await requireReadable(db, params.id, viewer, now)
    const row = await db
      .updateTable('dataset')
      .set(eb => ({ view_count: eb('view_count', '+', 1) }))
      .where('id', '=', params.id)
      .returning(['view_count', 'download_count'])
      .executeTakeFirstOrThrow()
    return { viewCount: row.view_count, downloadCount: row.download_count }
  }),

  handle(acceptDatasetProtocol, async ({ db, viewer, now }, { params }) => {
    const dataset = await requireReadable(db, params.id, viewer, now)
    if (dataset.competition_id !== null) await requireRegistered(db, dataset.competition_id, viewer)
    await agree(db, [params.id], viewer.userId, now)
    return { isAgree: true as const }
  }),

  handle(acceptCompetitionProtocol, async ({ db, viewer, now }, { params }) => {
    await requireCompetition(db, params.id, viewer, now)
    await requireRegistered(db, params.id, viewer)
    const rows = await db.selectFrom('dataset').select('id').where('competition_id', '=', params.id).execute()
    await agree(
      db,
      rows.map(row => row.id),
      viewer.userId,
      now,
    )
    return { isAgree: true as const }
  }),

  handle(logCompetitionDownload, async ({ db, viewer, now, address, settings, write }, { params, body }) => {
    await requireCompetition(db, params.id, viewer, now)
    const file = await requireFile(db, body.fileId, viewer, now)
    if (file.competition_id !== params.id) throw new Failure(datasetFaults.fileNotFound)
    await write(tx => logDownload(tx, { file, userId: viewer.userId, address, now }))
    return makeTicket({ fileId: file.id, userId: viewer.userId }, settings.sessionSecret, now)
  }),

  handle(downloadDatasetFile, async (context, { params, query }) => {
    const { db, viewer, now, address, settings, storage } = context
    const file = await requireFile(db, params.fileId, viewer, now)
    const isLogged = readTicket(
      query.ticket,
      { fileId: file.id, userId: viewer.userId },
      settings.sessionSecret,
      now,
    )
    const stored = { key: file.storage_key, sha256: file.sha256, size: file.size, name: file.name }
    await sendFile(context, storage, stored, async () => {
      if (!isLogged)
        await context.write(tx => logDownloadOnce(tx, { file, userId: viewer.userId, address, now }))
    })
  }),
]

/** The dataset if this reader may see its page. */
async function requireReadable(db: Db, id: number, viewer: Viewer | null, now: Date) {
  const row = await db
    .selectFrom('dataset')
    .select(['id', 'competition_id', 'published_at', 'owner_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Failure(datasetFaults.notFound)
  if (row.competition_id !== null) await requireCompetition(db, row.competition_id, viewer, now)
  else if ((row.published_at === null || row.published_at > now) && row.owner_id !== viewer?.userId)
    throw new Failure(datasetFaults.notFound)
  return row
}

async function requireRegistered(db: Db, competitionId: number, viewer: Viewer): Promise<void> {
  if (organises(viewer, competitionId) || (await registrationOf(db, competitionId, viewer.userId))) return
  throw new Failure(datasetFaults.registerFirst, { hint: `/competitions/${competitionId}` })
}

/** The file if this reader may have it: the protocol comes first, and for a competition's data the signup. */
async function requireFile(db: Db, fileId: number, viewer: Viewer, now: Date) {
  const file = await db
    .selectFrom('dataset_file as f')
    .innerJoin('dataset as d', 'd.id', 'f.dataset_id')
    .where('f.id', '=', fileId)
    .select(['f.id', 'f.dataset_id', 'f.name', 'f.storage_key', 'f.sha256', 'f.size', 'd.competition_id'])
    .executeTakeFirst()
  if (!file) throw new Failure(datasetFaults.fileNotFound)
  await requireReadable(db, file.dataset_id, viewer, now)
  if (file.competition_id !== null) await requireRegistered(db, file.competition_id, viewer)
  const agreed = await db
    .selectFrom('dataset_agreement')
    .select('user_id')
    .where('dataset_id', '=', file.dataset_id)
    .where('user_id', '=', viewer.userId)
    .executeTakeFirst()
  if (!agreed) throw new Failure(datasetFaults.protocolFirst)
  return file
}

async function agree(db: Db, datasetIds: readonly number[], userId: number, now: Date): Promise<void> {
  if (datasetIds.length === 0) return
  await sql`insert into dataset_agreement (dataset_id, user_id, agreed_at) select id, ${userId}, ${now} from unnest(${datasetIds}::bigint[]) as id on conflict do nothing`.execute(
    db,
  )
}
