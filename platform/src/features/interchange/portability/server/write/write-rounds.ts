import { json } from '../../../../../base/database/json.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { RoundDocument } from '../../documents.ts'
import type { Kept } from '../contents.ts'
import { addRound } from '../../../../competing/schedules/server/public.ts'
import { addAnswers } from '../../../../scoring/evaluation/server/public.ts'

type Write = {
  competitionId: number
  rounds: readonly RoundDocument[]
  contents: ReadonlyMap<string, Kept>
  userId: number | null
}

const date = (text: string | null) => (text === null ? null : new Date(text))

/** The rounds with metric and answers; answers their ids here by their places. */
export async function writeRounds(
  tx: Tx,
  { competitionId, rounds, contents, userId }: Write,
): Promise<Map<number, number>> {
  const ids = new Map<number, number>()
  for (const round of rounds) {
    const { id } = await addRound(tx, {
      competition_id: competitionId,
      sort: round.sort,
      title_zh: round.titleZh,
      title_en: round.titleEn,
      start_at: new Date(round.startAt),
      end_at: new Date(round.endAt),
      list_a_start: new Date(round.listAStart),
      list_a_end: new Date(round.listAEnd),
      list_b_mode: round.listBMode,
      list_b_start: date(round.listBStart),
      list_b_end: date(round.listBEnd),
      revealed_at: date(round.revealedAt),
      reveal_planned_at: date(round.revealPlannedAt),
      ladder: round.ladder,
      max_submit_count: round.maxSubmitCount,
      max_error_submit_count: round.maxErrorSubmitCount,
      sub_ranks: round.subRanks,
      sub_rank_names: json(round.subRankNames),
      metric_key: round.metricKey,
      metric_params: json(round.metricParams),
      metric_sql: round.metricSql,
      direction: round.direction,
      precision: round.precision,
      file_description: round.fileDescription && json(round.fileDescription),
      max_bytes: round.maxBytes,
    })
    ids.set(round.sort, id)
    await addAnswers(
      tx,
      round.answers.map(answer => {
        const kept = contentOf(contents, answer.sha256)
        return {
          schedule_id: id,
          list: answer.list,
          storage_key: kept.key,
          sha256: kept.sha256,
          size: kept.size,
          is_active: answer.isActive,
          uploaded_by: userId,
          created_at: new Date(answer.createdAt),
          file_name: answer.fileName,
          rows: answer.rows,
          columns: json(answer.columns),
          usage_counts: json(answer.usageCounts),
          labels: json(answer.labels),
        }
      }),
    )
  }
  return ids
}

export function contentOf(contents: ReadonlyMap<string, Kept>, sha256: string): Kept {
  const kept = contents.get(sha256)
  if (!kept) throw new Error(`no content ${sha256}`)
  return kept
}
