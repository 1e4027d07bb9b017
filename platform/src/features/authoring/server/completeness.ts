import { sql } from 'kysely'
import type { Db, Tx } from '../../../base/database/tables.ts'
import type { Completeness } from '../rules.ts'
import type { CompetitionRow } from './lookups.ts'
import { readTexts } from './read.ts'

/** What a competition has, as its checklist asks. */
export async function completenessOf(db: Db | Tx, row: CompetitionRow): Promise<Completeness> {
  const texts = await readTexts(db, row.id)
  const counted = await db
    .selectNoFrom(eb => [
      eb
        .selectFrom('competition_tag')
        .select(of => of.fn.countAll<number>().as('n'))
        .where('competition_id', '=', row.id)
        .as('tags'),
      eb
        .selectFrom('competition_organisation')
        .select(of => of.fn.countAll<number>().as('n'))
        .where('competition_id', '=', row.id)
        .as('organisations'),
      eb
        .selectFrom('dataset')
        .select(of => of.fn.countAll<number>().as('n'))
        .where('competition_id', '=', row.id)
        .where('withdrawn_at', 'is', null)
        .as('datasets'),
      eb
        .selectFrom('faq')
        .select(of => of.fn.countAll<number>().as('n'))
        .where('competition_id', '=', row.id)
        .as('faq'),
    ])
    .executeTakeFirstOrThrow()
  const rounds = await db
    .selectFrom('schedule as s')
    .where('competition_id', '=', row.id)
    .orderBy('sort')
    .select(['sort', 'metric_key', 'metric_sql', 'file_description', 'list_b_mode', 'start_at'])
    .select(eb =>
      eb
        .selectFrom('answer_file as a')
        .whereRef('a.schedule_id', '=', 's.id')
        .where('a.is_active', '=', true)
        // A split round cannot be scored by answers that do not say which rows are public.
        .where(sql<boolean>`not (s.list_b_mode = 'split' and a.columns <> '[]' and a.usage_counts = '{}')`)
        .select(of => of.fn.agg<string[]>('array_agg', ['a.list']).as('lists'))
        .as('lists'),
    )
    .execute()
  const text = (part: keyof Completeness['texts']) => texts.get(part) ?? { zh: '', en: '' }
  return {
    type: row.type,
    summary: { zh: row.summary_zh, en: row.summary_en },
    texts: {
      overview: text('overview'),
      evaluation: text('evaluation'),
      rules: text('rules'),
      prizes: text('prizes'),
    },
    agreement: { zh: row.agreement_zh, en: row.agreement_en },
    cover: row.cover,
    tags: counted.tags ?? 0,
    organisations: counted.organisations ?? 0,
    datasets: counted.datasets ?? 0,
    faq: counted.faq ?? 0,
    rounds: rounds.map(round => ({
      sort: round.sort,
      hasMetric: round.metric_key !== null || round.metric_sql !== null,
      hasFile: round.file_description !== null,
      answers: {
        A: round.lists?.includes('A') ?? false,
        B: round.list_b_mode === 'window' ? (round.lists?.includes('B') ?? false) : null,
      },
      startAt: round.start_at,
    })),
  }
}
