import { sql } from 'kysely'
import type { Returned } from '../../../../base/contract/call.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { renderMarkdown } from '../../../../base/markdown/render.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { localizeColumn, localizeField } from '../../../../base/web/localize-field.ts'
import { cardRows, listed } from '../../../competing/competitions/server/public.ts'
import { scheduleTitle } from '../../../competing/schedules/rules.ts'
import { metricName, schedulesIn } from '../../../competing/schedules/server/public.ts'
import type { getBenchmark, getBenchmarkEntry, listBenchmarks } from '../contract.ts'
import { benchmarkFaults } from '../faults.ts'
import { mostEntries, progressOf, ranked } from '../rules.ts'
import { scoredEntries, type ScoredEntry } from './board.views.ts'

type Asked = { lang: Lang; now: Date }

/** Published benchmarks of public competitions, in their order, with those competitions. */
async function published(db: ReadDb, { lang, now }: Asked, benchmarkId?: number) {
  const rows = await db
    .selectFrom('benchmark')
    .selectAll()
    .where('is_published', '=', true)
    .$if(benchmarkId !== undefined, query => query.where('id', '=', benchmarkId ?? 0))
    .orderBy('sort')
    .orderBy('id')
    .limit(100)
    .execute()
  const ids = rows.map(row => row.competition_id)
  const cards = await cardRows(
    db,
    { where: sql`${listed(now)} and id = any(${ids}::bigint[])`, order: sql`id`, limit: ids.length },
    lang,
  )
  const cardById = new Map(cards.map(({ id, title, cover }) => [id, { id, title, cover }]))
  return rows.flatMap(row => {
    const competition = cardById.get(row.competition_id)
    return competition ? [{ row, competition }] : []
  })
}

/** The rounds of competitions that have begun: the versions of their test sets, the newest first. */
async function versionsOf(db: ReadDb, competitionIds: readonly number[], { lang, now }: Asked) {
  const rounds = await schedulesIn(db, competitionIds)
  return rounds
    .filter(round => round.startAt <= now)
    .toSorted((a, b) => b.sort - a.sort)
    .map(round => ({
      id: round.id,
      competitionId: round.competitionId,
      title: scheduleTitle(round.sort, localizeField(round, 'title', lang), lang),
      metric: metricName(round.metricKey, lang),
      direction: round.direction,
      precision: round.precision,
    }))
}

const presentEntry = ({ benchmarkId: _b, versionId: _v, about: _a, ...entry }: ScoredEntry) => entry

export async function benchmarkList(db: ReadDb, asked: Asked): Promise<Returned<typeof listBenchmarks>> {
  const found = await published(db, asked)
  const ids = found.map(({ row }) => row.id)
  const [entries, versions] = await Promise.all([
    scoredEntries(db, sql<boolean>`e.benchmark_id = any(${ids}::int[])`),
    versionsOf(
      db,
      found.map(({ competition }) => competition.id),
      asked,
    ),
  ])
  return {
    list: found.map(({ row, competition }) => {
      const version = versions.find(one => one.competitionId === competition.id)
      const own = entries.filter(entry => entry.benchmarkId === row.id && entry.versionId === version?.id)
      const best = version && scoresOf(own, version.direction)[0]
      return {
        id: row.id,
        title: localizeColumn(row, 'title', asked.lang),
        summary: localizeColumn(row, 'summary', asked.lang),
        competition,
        metric: version?.metric ?? '',
        entries: own.length,
        best: best ? { method: best.method, score: best.score, at: best.at } : null,
      }
    }),
  }
}

const scoresOf = (entries: readonly ScoredEntry[], direction: 'maximize' | 'minimize') =>
  ranked(
    entries.map(entry => ({ ...entry, rankedBy: entry.score, score: entry.value })),
    direction,
  ).map(({ rankedBy, ...entry }) => ({ ...entry, score: rankedBy }))

export async function benchmarkShown(
  db: ReadDb,
  { benchmarkId, versionId }: { benchmarkId: number; versionId: number | undefined },
  asked: Asked,
): Promise<Returned<typeof getBenchmark>> {
  const [found] = await published(db, asked, benchmarkId)
  if (!found) throw new Failure(benchmarkFaults.notFound)
  const { row, competition } = found
  const versions = await versionsOf(db, [competition.id], asked)
  const version = versionId === undefined ? versions[0] : versions.find(one => one.id === versionId)
  if (versionId !== undefined && !version) throw new Failure(benchmarkFaults.noVersion)
  const entries = version
    ? await scoredEntries(db, sql<boolean>`e.benchmark_id = ${benchmarkId} and s.schedule_id = ${version.id}`)
    : []
  const direction = version?.direction ?? 'maximize'
  return {
    id: row.id,
    title: localizeColumn(row, 'title', asked.lang),
    summary: localizeColumn(row, 'summary', asked.lang),
    html: renderMarkdown(localizeColumn(row, 'body', asked.lang)),
    competition,
    versions,
    version: version ?? null,
    entries: scoresOf(entries, direction).slice(0, mostEntries).map(presentEntry),
    progress: progressOf(
      entries.map(({ id, at, value }) => ({ id, at, score: value })),
      direction,
    ).map(({ id, best, isRecord }) => ({ id, best, isRecord })),
  }
}

export async function entryShown(
  db: ReadDb,
  entryId: number,
  asked: Asked,
): Promise<Returned<typeof getBenchmarkEntry>> {
  const [entry] = await scoredEntries(db, sql<boolean>`e.id = ${entryId}`)
  const [found] = entry ? await published(db, asked, entry.benchmarkId) : []
  if (!entry || !found) throw new Failure(benchmarkFaults.noEntry)
  const [versions, all] = await Promise.all([
    versionsOf(db, [found.competition.id], asked),
    scoredEntries(
      db,
      sql<boolean>`e.benchmark_id = ${entry.benchmarkId} and s.schedule_id = ${entry.versionId}`,
    ),
  ])
  const version = versions.find(one => one.id === entry.versionId)
  if (!version) throw new Failure(benchmarkFaults.noEntry)
  return {
    ...presentEntry(entry),
    html: renderMarkdown(entry.about),
    rank: 1 + scoresOf(all, version.direction).findIndex(one => one.id === entryId),
    benchmark: {
      id: entry.benchmarkId,
      title: localizeColumn(found.row, 'title', asked.lang),
    },
    version,
  }
}
