import { sql, type Selectable } from 'kysely'
import type { z } from 'zod'
import { abilityOf } from '../../../../base/contract/ability.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tables, Tx } from '../../../../base/database/tables.ts'
import { section } from '../../../../base/http/section.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import type { Lang } from '../../../../base/web/language.ts'
import type { editedBenchmark } from '../editing.contract.ts'
import { benchmarkFaults } from '../faults.ts'
import { isOnBoard, scoredEntries } from './board.views.ts'
import { toldOf } from './told.ts'

export type EditedBenchmark = z.output<typeof editedBenchmark>
type Row = Selectable<Tables['benchmark']>

const found = (row: Row | undefined): Row => {
  if (!row) throw new Failure(benchmarkFaults.notFound)
  return row
}

/** The benchmark, which nobody else changes until this transaction ends. */
export const lockBenchmark = async (tx: Tx, benchmarkId: number): Promise<Row> =>
  found(
    await tx.selectFrom('benchmark').selectAll().where('id', '=', benchmarkId).forUpdate().executeTakeFirst(),
  )

export const valueOf = (row: Row): EditedBenchmark => ({
  titleZh: row.title_zh,
  titleEn: row.title_en,
  summaryZh: row.summary_zh,
  summaryEn: row.summary_en,
  bodyZh: row.body_zh,
  bodyEn: row.body_en,
  sort: row.sort,
  isPublished: row.is_published,
})

/** A benchmark as its editor sees it, with all that was entered. */
export async function editedBenchmarkOf(
  db: Db | Tx,
  benchmarkId: number,
  { viewer, lang }: { viewer: Viewer; lang: Lang },
) {
  const [row, entries, scored, isOwn] = await Promise.all([
    db.selectFrom('benchmark').selectAll().where('id', '=', benchmarkId).executeTakeFirst(),
    db
      .selectFrom('benchmark_entry')
      .selectAll()
      .where('benchmark_id', '=', benchmarkId)
      .orderBy('id', 'desc')
      .limit(500)
      .execute(),
    scoredEntries(db, sql<boolean>`e.benchmark_id = ${benchmarkId}`),
    isOnBoard(db, benchmarkId, viewer.userId),
  ])
  const scores = new Map(scored.map(entry => [entry.id, entry.score]))
  const benchmark = found(row)
  return {
    ...section(valueOf(benchmark)),
    id: benchmark.id,
    competitionId: benchmark.competition_id,
    verify: abilityOf(isOwn ? benchmarkFaults.own : undefined, lang),
    entries: entries.map(entry => ({
      id: entry.id,
      method: entry.method,
      authors: entry.authors,
      score: scores.get(entry.id) ?? null,
      at: entry.created_at,
      isVerified: entry.verified_at !== null,
      isWithdrawn: entry.withdrawn_at !== null,
      tag: section(toldOf(entry)).tag,
    })),
  }
}
