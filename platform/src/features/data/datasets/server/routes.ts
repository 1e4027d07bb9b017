import { sql } from 'kysely'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Tx } from '../../../../base/database/tables.ts'
import type { Context } from '../../../../base/http/context.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { sendFile } from '../../../../base/http/send-file.ts'
import { requireCompetition } from '../../../competing/competitions/server/public.ts'
import {
  acceptCompetitionProtocol,
  acceptDatasetProtocol,
  countDatasetView,
  downloadCroissant,
  downloadDatasetArchive,
  downloadDatasetFile,
  getCroissant,
  getDataset,
  getDatasetStatistics,
  getFileProfile,
  getUsage,
  listDatasets,
  listVersions,
  logCompetitionDownload,
} from '../contract.ts'
import { datasetFaults } from '../faults.ts'
import {
  requireDownloadable,
  requireEditable,
  requireFile,
  requirePreview,
  requireReadable,
  requireRegistered,
  requireVersion,
} from './access.ts'
import { archiveOf } from './archive/archive-of.ts'
import { sendArchive } from './archive/send-archive.ts'
import { countDay } from './commands/count-day.ts'
import { logDownload, logDownloadOnce } from './commands/log-download.ts'
import { croissantOf } from './croissant/croissant-of.ts'
import { datasetList } from './list.views.ts'
import { datasetViews } from './competition-datasets.views.ts'
import { counterpartOf, profileOf } from './profile/profile.views.ts'
import { makeTicket, readTicket } from './tickets.ts'
import { statisticsOf, usageOf, versionList } from './views.ts'

export const datasetHandlers: Handler[] = [
  handle(listDatasets, (context, { query }) => datasetList(context, query)),

  handle(getDataset, async (context, { params, query }) => {
    const { db, viewer, lang, settings } = context
    const found = await requireReadable(context, params.id)
    const versionId = await requireVersion(db, found, viewer, query.version)
    const [view] = await datasetViews(db, [versionId], { viewer, lang, settings })
    if (!view) throw new Failure(datasetFaults.notFound)
    return view
  }),

  handle(listVersions, async (context, { params }) => {
    const found = await requireReadable(context, params.id)
    return versionList(context.db, found, context.lang)
  }),

  handle(getUsage, async (context, { params }) => {
    const { db, viewer, lang, now } = context
    const found = await requireReadable(context, params.id)
    return usageOf(db, await requireVersion(db, found, viewer, undefined), lang, now)
  }),

  handle(getDatasetStatistics, async (context, { params, query }) => {
    await requireEditable(context, params.id)
    return statisticsOf(context.db, params.id, query.days, context.now)
  }),

  handle(countDatasetView, async (context, { params }) => {
    await requireReadable(context, params.id)
    return context.write(async tx => {
      const row = await tx
        .updateTable('dataset')
        .set(eb => ({ view_count: eb('view_count', '+', 1) }))
        .where('id', '=', params.id)
        .returning(['view_count', 'download_count'])
        .executeTakeFirstOrThrow()
      await countDay(tx, params.id, 'views', context.now)
      return { viewCount: row.view_count, downloadCount: row.download_count }
    })
  }),

  handle(acceptDatasetProtocol, async (context, { params }) => {
    const { viewer, now } = context
    const found = await requireReadable(context, params.id)
    if (found.competitionId !== null) await requireRegistered(context.db, found.competitionId, viewer)
    await context.write(tx => agree(tx, [params.id], viewer.userId, now))
    return { isAgree: true as const }
  }),

  handle(acceptCompetitionProtocol, async ({ db, viewer, now, write }, { params, body }) => {
    await requireCompetition(db, params.id, viewer, now)
    await requireRegistered(db, params.id, viewer)
    await write(async tx => {
      const rows = await tx
        .selectFrom('dataset')
        .select('id')
        .where('competition_id', '=', params.id)
        // Nobody has read what is not published yet.
        .where('current_version_id', 'is not', null)
        .where('withdrawn_at', 'is', null)
        .$if(body.datasetId !== undefined, query => query.where('id', '=', body.datasetId ?? 0))
        .execute()
      if (body.datasetId !== undefined && rows.length === 0) throw new Failure(datasetFaults.notFound)
      const ids = rows.map(row => row.id)
      await agree(tx, ids, viewer.userId, now)
    })
    return { isAgree: true as const }
  }),

  handle(logCompetitionDownload, async (context, { params, body }) => {
    const { db, viewer, now, address, settings } = context
    await requireCompetition(db, params.id, viewer, now)
    const { file, found } = await requireFile(context, body.fileId)
    if (found.competitionId !== params.id) throw new Failure(datasetFaults.fileNotFound)
    await requireDownloadable(context, found, viewer)
    await context.write(tx => logDownload(tx, { file, userId: viewer.userId, address, now }))
    return makeTicket({ fileId: file.id, userId: viewer.userId }, settings.sessionSecret, now)
  }),

  handle(downloadDatasetFile, async (context, { params, query }) => {
    const { viewer, now, address, settings, storage } = context
    const { file, found } = await requireFile(context, params.fileId)
    await requireDownloadable(context, found, viewer)
    const own = { fileId: file.id, userId: viewer.userId }
    const isLogged = readTicket(query.ticket, own, settings.sessionSecret, now)
    const name = file.name.split('/').at(-1) as string
    const stored = { key: file.storage_key, sha256: file.sha256, size: file.size, name }
    await sendFile(context, storage, stored, async () => {
      if (!isLogged)
        await context.write(tx => logDownloadOnce(tx, { file, userId: viewer.userId, address, now }))
    })
  }),

  handle(downloadDatasetArchive, async (context, { params, query }) => {
    const { db, viewer, now, address } = context
    const found = await requireReadable(context, params.id)
    const versionId = await requireVersion(db, found, viewer, query.version)
    await requireDownloadable(context, found, viewer)
    const file = { id: null, dataset_id: found.id, version_id: versionId }
    await sendArchive(context, await archiveOf(db, versionId, context.lang), () =>
      context.write(tx => logDownloadOnce(tx, { file, userId: viewer.userId, address, now })),
    )
  }),

  handle(getFileProfile, async (context, { params }) => {
    const { file, found } = await requireFile(context, params.fileId)
    const { withOthers } = await requirePreview(context, found, file)
    const known = await profileOf(context.db, file, context.lang)
    // Whoever is shown the sample alone is told nothing of the columns of other files.
    const counterpart =
      known.profile && withOthers ? await counterpartOf(context.db, file, known.profile) : null
    return { ...known, counterpart }
  }),

  handle(getCroissant, async (context, { params, query }) => ({
    document: await requireCroissant(context, params.id, query.version),
  })),

  handle(downloadCroissant, async (context, { params, query }) => {
    const document = await requireCroissant(context, params.id, query.version)
    void context.exchange?.reply
      .headers({
        'content-type': 'application/ld+json; charset=utf-8',
        'cache-control': 'private, no-cache',
        'content-disposition': `attachment; filename="croissant-${params.id}.json"`,
      })
      .send(JSON.stringify(document, null, 2))
  }),
]

async function requireCroissant(context: Context, id: number, version: number | undefined) {
  const found = await requireReadable(context, id)
  return croissantOf(context, found, await requireVersion(context.db, found, context.viewer, version))
}

async function agree(tx: Tx, datasetIds: readonly number[], userId: number, now: Date): Promise<void> {
  if (datasetIds.length === 0) return
  await sql`
    insert into dataset_agreement (dataset_id, user_id, agreed_at)
    select id, ${userId}, ${now} from unnest(${datasetIds}::bigint[]) as id
    on conflict (dataset_id, user_id) do update set agreed_at = excluded.agreed_at`.execute(tx)
}
