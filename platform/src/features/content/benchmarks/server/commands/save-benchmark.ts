import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { changesOf, requireUnchanged } from '../../../../../base/http/section.ts'
import { publicTitles } from '../../../../competing/competitions/server/public.ts'
import { benchmarkFaults } from '../../faults.ts'
import { missingOf } from '../../rules.ts'
import { lockBenchmark, valueOf, type EditedBenchmark } from '../edited.ts'

type By = { actor: Actor; now: Date }

/** A benchmark of a public competition, under its title; nobody sees it yet. */
export async function addBenchmark(
  tx: Tx,
  { competitionId, actor, now }: { competitionId: number } & By,
): Promise<number> {
  const competition = (await publicTitles(tx, now)).find(one => one.id === competitionId)
  if (!competition)
    throw new Failure(benchmarkFaults.unknownCompetition, {
      issues: [{ path: 'body.competitionId', code: 'unknown' }],
    })
  const row = await tx
    .insertInto('benchmark')
    .values({
      competition_id: competitionId,
      title_zh: competition.titleZh,
      title_en: competition.titleEn,
      created_at: now,
    })
    .onConflict(conflict => conflict.column('competition_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Failure(benchmarkFaults.taken)
  await audit(
    tx,
    actor,
    { action: 'benchmark.add', subject: 'benchmark', subjectId: row.id, detail: { competitionId } },
    now,
  )
  return row.id
}

type Save = { benchmarkId: number; value: EditedBenchmark; tag: string } & By

export async function saveBenchmark(tx: Tx, { benchmarkId, value, tag, actor, now }: Save): Promise<void> {
  const before = valueOf(await lockBenchmark(tx, benchmarkId))
  requireUnchanged(before, tag)
  const missing = missingOf(value)
  if (value.isPublished && missing.length > 0)
    throw new Failure(benchmarkFaults.incomplete, {
      issues: missing.map(name => ({ path: `body.value.${name}`, code: 'required' })),
    })
  await tx
    .updateTable('benchmark')
    .set({
      title_zh: value.titleZh,
      title_en: value.titleEn,
      summary_zh: value.summaryZh,
      summary_en: value.summaryEn,
      body_zh: value.bodyZh,
      body_en: value.bodyEn,
      sort: value.sort,
      is_published: value.isPublished,
    })
    .where('id', '=', benchmarkId)
    .execute()
  await audit(
    tx,
    actor,
    {
      action: 'benchmark.save',
      subject: 'benchmark',
      subjectId: benchmarkId,
      detail: changesOf(before, value),
    },
    now,
  )
}
