import { sql } from 'kysely'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { proofState, type ProvenAnswers, settingOf } from '../../../scoring/evaluation/server/public.ts'
import type { Completeness } from '../rules.ts'
import { type CompetitionRow, readTexts } from '../../../competing/competitions/server/public.ts'

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
    .selectAll('s')
    .select(eb =>
      eb
        .selectFrom('answer_file as a')
        .leftJoin('answer_proof as p', 'p.answer_file_id', 'a.id')
        .whereRef('a.schedule_id', '=', 's.id')
        .where('a.is_active', '=', true)
        // A split round cannot be scored by answers that do not say which rows are public.
        .where(sql<boolean>`not (s.list_b_mode = 'split' and a.columns <> '[]' and a.usage_counts = '{}')`)
        .select(
          sql<
            ProvenAnswers[] | null
          >`jsonb_agg(jsonb_build_object('list', a.list, 'setting', p.setting, 'isSound', p.is_sound))`.as(
            'all',
          ),
        )
        .as('answers'),
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
    rounds: rounds.map(round => {
      const answers = round.answers ?? []
      const has = (list: 'A' | 'B') => answers.some(one => one.list === list)
      const setting = settingOf(round)
      return {
        sort: round.sort,
        hasMetric: round.metric_key !== null || round.metric_sql !== null,
        hasFile: round.file_description !== null,
        answers: { A: has('A'), B: round.list_b_mode === 'window' ? has('B') : null },
        proof: proofState(setting && { ...setting, listBMode: round.list_b_mode }, answers),
        startAt: round.start_at,
      }
    }),
  }
}
