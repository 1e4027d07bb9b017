import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openScorer } from '../platform/src/features/engine/scorer/server/open-scorer.ts'
import { descriptionOf, type Size } from '../platform/test/real-sizes/scored-files.ts'
import type { Product } from './product.ts'
import { timed } from './report.ts'

/** A scorer that has seen neither the answers nor the file. */
export async function scoreAlone(size: Size, answers: string, result: string): Promise<number> {
  const scorer = openScorer({ atOnce: 1 })
  try {
    return await timed(async () => {
      const outcome = await scorer.scoreFile({
        submission: { path: result, name: 'result.csv' },
        answer: { path: answers },
        file: descriptionOf(size),
        metric: { key: 'rmse', params: {} },
        mode: 'split',
      })
      if (!outcome.ok) throw new Error(`scoring failed: ${outcome.code}`)
    })
  } finally {
    await scorer.close()
  }
}

/** The database's own way to take a table, all of its columns as text. */
export async function copyInto({ db }: Product, path: string): Promise<number> {
  const [head = ''] = execFileSync('head', ['-n', '1', path], { encoding: 'utf8' }).split('\n')
  const columns = head.split(',').map(name => sql`${sql.ref(name)} text`)
  await sql`create table bench_copied (${sql.join(columns)})`.execute(db)
  try {
    return await timed(() =>
      sql`copy bench_copied from ${sql.lit(path)} with (format csv, header)`.execute(db),
    )
  } finally {
    await sql`drop table bench_copied`.execute(db)
  }
}

/** So many rows of a number, a text and an instant, by one statement. */
export async function insertRows({ db }: Product, count: number): Promise<number> {
  await sql`create table bench_inserted (id bigint primary key, name text, at timestamptz)`.execute(db)
  try {
    return await timed(() =>
      sql`insert into bench_inserted select n, 'row ' || n, now() from generate_series(1, ${count}::int) n`.execute(
        db,
      ),
    )
  } finally {
    await sql`drop table bench_inserted`.execute(db)
  }
}

/** DuckDB's own summary of a table. */
export const summarize = (path: string): number =>
  (
    JSON.parse(
      execFileSync('node', [join(import.meta.dirname, 'datasets/summarize.ts'), path], { encoding: 'utf8' }),
    ) as { seconds: number }
  ).seconds * 1_000
