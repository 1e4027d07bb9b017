import type { Db, Tx } from '../../../../base/database/tables.ts'
import { proofState, provenAnswers, settingOf } from '../../../scoring/evaluation/server/public.ts'
import type { Completeness } from '../rules.ts'
import { type CompetitionRow, countParts, readTexts } from '../../../competing/competitions/server/public.ts'
import { roundRows } from '../../../competing/schedules/server/public.ts'
import { countDatasets } from '../../../data/datasets/server/public.ts'

/** What a competition has, as its checklist asks. */
export async function completenessOf(db: Db | Tx, row: CompetitionRow): Promise<Completeness> {
  // One after another: inside a transaction there is one connection.
  const texts = await readTexts(db, row.id)
  const counted = await countParts(db, row.id)
  const datasets = await countDatasets(db, row.id)
  const rounds = await roundRows(db, row.id)
  const allAnswers = await provenAnswers(db, rounds)
  const text = (part: keyof Completeness['texts']) => texts.get(part) ?? { zh: '', en: '' }
  return {
    type: row.type,
    languages: row.languages,
    summary: { zh: row.summary_zh, en: row.summary_en },
    texts: {
      overview: text('overview'),
      evaluation: text('evaluation'),
      rules: text('rules'),
      prizes: text('prizes'),
    },
    agreement: { zh: row.agreement_zh, en: row.agreement_en },
    cover: row.cover,
    tags: counted.tags,
    organisations: counted.organisations,
    datasets,
    faq: counted.faq,
    rounds: rounds.map(round => {
      const answers = allAnswers.get(round.id) ?? []
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
