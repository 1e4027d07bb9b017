import { addDays, dayIn } from '../../../../base/clock/zone.ts'
import type { Returned } from '../../../../base/contract/call.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import type { getDatasetStatistics, getUsage, listVersions } from '../contract.ts'
import { compareFiles } from '../rules.ts'
import { statisticsZone } from './commands/count-day.ts'

/** What was published, newest first, each with what it changed. */
export async function versionList(
  db: Db,
  dataset: { id: number; currentVersionId: number | null },
  lang: Lang,
): Promise<Returned<typeof listVersions>> {
  const [versions, files] = await Promise.all([
    db
      .selectFrom('dataset_version')
      .select(['id', 'number', 'notes_zh', 'notes_en', 'published_at'])
      .where('dataset_id', '=', dataset.id)
      .where('published_at', 'is not', null)
      .orderBy('number', 'desc')
      .execute(),
    db
      .selectFrom('dataset_file')
      .select(['version_id', 'name', 'sha256', 'size'])
      .where('dataset_id', '=', dataset.id)
      .execute(),
  ])
  const of = Map.groupBy(files, file => file.version_id)
  return {
    versions: versions.map((version, index) => {
      const own = of.get(version.id) ?? []
      const before = versions[index + 1]
      return {
        number: version.number,
        isCurrent: version.id === dataset.currentVersionId,
        notes: localizeColumn(version, 'notes', lang),
        publishedAt: version.published_at as Date,
        fileCount: own.length,
        size: own.reduce((sum, file) => sum + file.size, 0),
        changes: compareFiles(before ? (of.get(before.id) ?? []) : [], own),
      }
    }),
  }
}

/** Public competitions whose data has a file of the same content. */
export async function usageOf(
  db: Db,
  versionId: number,
  lang: Lang,
  now: Date,
): Promise<Returned<typeof getUsage>> {
  const rows = await db
    .selectFrom('competition as c')
    .select(['c.id', 'c.title_zh', 'c.title_en'])
    .where('c.visibility', '=', 'public')
    .where('c.published_at', '<=', now)
    .where('c.id', 'in', eb =>
      eb
        .selectFrom('dataset_file as own')
        .innerJoin('dataset_file as theirs', 'theirs.sha256', 'own.sha256')
        .innerJoin('dataset as d', join =>
          join
            .onRef('d.id', '=', 'theirs.dataset_id')
            .onRef('d.current_version_id', '=', 'theirs.version_id'),
        )
        .where('own.version_id', '=', versionId)
        .where('d.competition_id', 'is not', null)
        .where('d.withdrawn_at', 'is', null)
        .select(of => of.ref('d.competition_id').$notNull().as('id')),
    )
    .orderBy('c.published_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(20)
    .execute()
  return {
    competitions: rows.map(row => ({
      id: row.id,
      title: localizeColumn(row, 'title', lang),
    })),
  }
}

/** Every day of the time, also those on which nothing happened. */
export async function statisticsOf(
  db: Db,
  datasetId: number,
  days: number,
  now: Date,
): Promise<Returned<typeof getDatasetStatistics>> {
  const today = dayIn(statisticsZone, now)
  const first = addDays(today, 1 - days)
  const [totals, people, rows] = await Promise.all([
    db
      .selectFrom('dataset')
      .select(['view_count', 'download_count'])
      .where('id', '=', datasetId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('dataset_download')
      .select(eb => eb.fn.count<number>('user_id').distinct().as('people'))
      .where('dataset_id', '=', datasetId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('dataset_day')
      .select(['day', 'views', 'downloads'])
      .where('dataset_id', '=', datasetId)
      .where('day', '>=', first)
      .execute(),
  ])
  const known = new Map(rows.map(row => [row.day, row]))
  return {
    views: totals.view_count,
    downloads: totals.download_count,
    people: people.people,
    days: Array.from({ length: days }, (_, index) => {
      const day = addDays(first, index)
      return { day, views: known.get(day)?.views ?? 0, downloads: known.get(day)?.downloads ?? 0 }
    }),
  }
}
