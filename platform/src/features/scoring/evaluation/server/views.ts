import type { Returned } from '../../../../base/contract/call.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { section } from '../../../../base/http/section.ts'
import { fitsMetric } from '../../../engine/scorer/answer-rules.ts'
import type { getEvaluation } from '../contract.ts'
import { proofsOf } from './proof.views.ts'
import { isScored } from './hooks.ts'
import { predictionOf, readFile, readMetric, roundRow } from './read.ts'

type View = Returned<typeof getEvaluation>
const mostKept = 20

export async function evaluationView(
  db: Db,
  competitionId: number,
  roundId: number,
  lang: Lang,
): Promise<View> {
  const round = await roundRow(db, competitionId, roundId)
  const [scored, answers, proofs] = await Promise.all([
    isScored.run(db, roundId),
    answersOf(db, roundId),
    proofsOf(db, round, lang),
  ])
  const metric = readMetric(round)
  const prediction = predictionOf(metric)
  return {
    listBMode: round.list_b_mode,
    subRanks: round.sub_ranks,
    isScored: scored,
    metric: section(metric),
    file: section(readFile(round)),
    fits: round.file_description && prediction ? fitsMetric(round.file_description, prediction) : null,
    lacksUsage:
      round.list_b_mode === 'split' &&
      answers.some(
        // Older answers were never looked into.
        one => one.isActive && one.list === 'A' && one.columns.length > 0 && one.usage === null,
      ),
    answers,
    proofs,
  }
}

/** The newest answers first; those that count among them. */
export async function answersOf(db: Db, roundId: number, id?: number): Promise<View['answers']> {
  const rows = await db
    .selectFrom('answer_file as a')
    .leftJoin('app_user as u', 'u.id', 'a.uploaded_by')
    .where('a.schedule_id', '=', roundId)
    .$if(id !== undefined, query => query.where('a.id', '=', id ?? 0))
    .orderBy('a.is_active', 'desc')
    .orderBy('a.id', 'desc')
    .limit(mostKept)
    .selectAll('a')
    .select('u.user_name')
    .execute()
  return rows.map(row => ({
    id: row.id,
    list: row.list,
    fileName: row.file_name,
    size: row.size,
    sha256: row.sha256,
    rows: row.rows,
    columns: row.columns,
    usage:
      row.usage_counts.Public === undefined
        ? null
        : {
            Public: row.usage_counts.Public,
            Private: row.usage_counts.Private ?? 0,
            Ignored: row.usage_counts.Ignored ?? 0,
          },
    isActive: row.is_active,
    uploadedBy: row.user_name,
    createdAt: row.created_at,
  }))
}
