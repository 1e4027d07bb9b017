import type { Tx } from '../../../../../base/database/tables.ts'
import type { DatasetDocument, RoundDocument } from '../../documents.ts'
import type { Content } from '../contents.ts'
import { roundRows } from '../../../../competing/schedules/server/public.ts'
import { datasetsForArchive } from '../../../../data/datasets/server/public.ts'
import { answersForArchive } from '../../../../scoring/evaluation/server/public.ts'
import { entriesOf } from '../../../../shared/catalogue/server/public.ts'

/** The rounds of a competition with their answers, in their order; and where the answers are kept. */
export async function readRounds(
  tx: Tx,
  id: number,
): Promise<{ rounds: RoundDocument[]; ids: Map<number, number>; contents: Content[] }> {
  const rows = await roundRows(tx, id)
  const answers = await answersForArchive(
    tx,
    rows.map(row => row.id),
  )
  const rounds = rows.map((row): RoundDocument => ({
    sort: row.sort,
    titleZh: row.title_zh,
    titleEn: row.title_en,
    startAt: row.start_at.toISOString(),
    endAt: row.end_at.toISOString(),
    listAStart: row.list_a_start.toISOString(),
    listAEnd: row.list_a_end.toISOString(),
    listBMode: row.list_b_mode,
    listBStart: row.list_b_start?.toISOString() ?? null,
    listBEnd: row.list_b_end?.toISOString() ?? null,
    revealedAt: row.revealed_at?.toISOString() ?? null,
    revealPlannedAt: row.reveal_planned_at?.toISOString() ?? null,
    ladder: row.ladder,
    maxSubmitCount: row.max_submit_count,
    maxErrorSubmitCount: row.max_error_submit_count,
    subRanks: row.sub_ranks,
    subRankNames: row.sub_rank_names,
    metricKey: row.metric_key,
    metricParams: row.metric_params as RoundDocument['metricParams'],
    metricSql: row.metric_sql,
    direction: row.direction,
    precision: row.precision,
    fileDescription: row.file_description as RoundDocument['fileDescription'],
    maxBytes: row.max_bytes,
    answers: answers
      .filter(answer => answer.schedule_id === row.id)
      .map(answer => ({
        list: answer.list,
        sha256: answer.sha256,
        fileName: answer.file_name,
        rows: answer.rows,
        columns: answer.columns,
        usageCounts: answer.usage_counts,
        labels: answer.labels,
        isActive: answer.is_active,
        createdAt: answer.created_at.toISOString(),
      })),
  }))
  return {
    rounds,
    ids: new Map(rows.map(row => [row.id, row.sort])),
    contents: answers.map(answer => ({ sha256: answer.sha256, key: answer.storage_key, size: answer.size })),
  }
}

/** The data of a competition: of each dataset its current version, or the draft of what was never published. */
export async function readDatasets(
  tx: Tx,
  id: number,
): Promise<{ datasets: DatasetDocument[]; contents: Content[] }> {
  const { versions, files } = await datasetsForArchive(tx, id)
  const categories = (await entriesOf(tx, 'dataset-categories'))['dataset-categories']
  const categoryOf = (categoryId: number | null) => {
    const entry = categories.find(one => one.key === String(categoryId))
    return entry ? { zh: entry.nameZh, en: entry.nameEn } : null
  }
  const datasets = versions.map((version): DatasetDocument => ({
    category: categoryOf(version.category_id),
    titleZh: version.title_zh,
    titleEn: version.title_en,
    summaryZh: version.summary_zh,
    summaryEn: version.summary_en,
    bodyZh: version.body_zh,
    bodyEn: version.body_en,
    protocolZh: version.protocol_zh,
    protocolEn: version.protocol_en,
    licence: version.licence,
    sourceUrl: version.source_url,
    // What was withdrawn here is a draft elsewhere, until somebody decides otherwise.
    isPublished: version.published_at !== null && version.withdrawn_at === null,
    files: files
      .filter(file => file.version_id === version.id)
      .map(file => ({
        name: file.name,
        sha256: file.sha256,
        descriptionZh: file.description_zh,
        descriptionEn: file.description_en,
        rowCount: file.row_count,
        fields: file.fields,
      })),
  }))
  const contents = files.map(file => ({
    sha256: file.sha256,
    key: file.storage_key,
    size: file.size,
    ...(file.crc32 === null ? {} : { crc32: file.crc32 }),
  }))
  return { datasets, contents }
}
