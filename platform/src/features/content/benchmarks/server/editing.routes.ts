import { sql } from 'kysely'
import { byWhom } from '../../../../base/http/by-whom.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { publicTitles } from '../../../competing/competitions/server/public.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import * as calls from '../editing.contract.ts'
import { verify } from './commands/entries.ts'
import { addBenchmark, saveBenchmark } from './commands/save-benchmark.ts'
import { editedBenchmarkOf } from './edited.ts'

export const editingHandlers: Handler[] = [
  handleStaff(calls.listManagedBenchmarks, async ({ db, now }) => {
    const [rows, counts, competitions] = await Promise.all([
      db.selectFrom('benchmark').selectAll().orderBy('sort').orderBy('id').limit(200).execute(),
      db
        .selectFrom('benchmark_entry')
        .select(eb => [
          'benchmark_id',
          eb.fn.countAll<number>().as('entries'),
          sql<number>`count(*) filter (where verified_at is null)`.as('unverified'),
        ])
        .where('withdrawn_at', 'is', null)
        .groupBy('benchmark_id')
        .execute(),
      publicTitles(db, now),
    ])
    const known = new Set(rows.map(row => row.competition_id))
    const countOf = new Map(counts.map(count => [count.benchmark_id, count]))
    return {
      list: rows.map(row => ({
        id: row.id,
        titleZh: row.title_zh,
        titleEn: row.title_en,
        entries: countOf.get(row.id)?.entries ?? 0,
        unverified: countOf.get(row.id)?.unverified ?? 0,
        isPublished: row.is_published,
      })),
      competitions: competitions.filter(one => !known.has(one.id)),
    }
  }),

  handleStaff(calls.addBenchmark, (context, { body }) =>
    context.write(async tx => ({ id: await addBenchmark(tx, { ...body, ...byWhom(context) }) })),
  ),

  handleStaff(calls.getManagedBenchmark, (context, { params }) =>
    editedBenchmarkOf(context.db, params.benchmarkId, context),
  ),

  handleStaff(calls.saveBenchmark, (context, { params, body }) =>
    context.write(async tx => {
      await saveBenchmark(tx, { ...params, ...body, ...byWhom(context) })
      return editedBenchmarkOf(tx, params.benchmarkId, context)
    }),
  ),

  handleStaff(calls.verifyEntry, (context, { params, body }) =>
    context.write(async tx => {
      await verify(tx, { ...params, ...body, ...byWhom(context) })
      return { isVerified: body.isVerified }
    }),
  ),
]
