import { json } from '../../../../../base/database/json.ts'
import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { Stored } from '../../../../../base/storage/storage.ts'
import { setScoring } from '../../../../competing/schedules/server/public.ts'
import type { AnswerFacts } from '../../../../engine/scorer/answer-rules.ts'
import type { FileDescription } from '../../../../engine/scorer/file-rules.ts'
import type { MetricChoice } from '../../schema.ts'
import { isScored } from '../hooks.ts'
import { deriveFor, lockRound, readMetric } from '../read.ts'
import { retireAnswers } from './use-answers.ts'

type Keep = {
  competitionId: number
  roundId: number
  list: 'A' | 'B'
  file: Stored & { name: string }
  facts: AnswerFacts
  /** They fit columns that the round does not have yet. */
  isForRescore: boolean
  actor: Actor
  now: Date
}

/**
 * Keeps answers that were found sound. They count at once while nobody has a score; after that they wait for a
 * re-scoring. The first ones say what result files look like.
 */
export async function keepAnswers(tx: Tx, ask: Keep): Promise<{ id: number }> {
  const { roundId, list, file, facts, actor, now } = ask
  const round = await lockRound(tx, ask.competitionId, roundId)
  const isActive = !ask.isForRescore && !(await isScored.run(tx, roundId))
  if (isActive) await retireAnswers(tx, roundId, list)
  const { id } = await tx
    .insertInto('answer_file')
    .values({
      schedule_id: roundId,
      list,
      storage_key: file.key,
      sha256: file.sha256,
      size: file.size,
      file_name: file.name,
      rows: facts.rows,
      columns: json(facts.columns.map(column => column.name)),
      usage_counts: json(facts.usage ?? {}),
      is_active: isActive,
      uploaded_by: actor.userId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const description = isActive ? describedBy(round.file_description, facts, readMetric(round).metric) : null
  if (description) await setScoring(tx, roundId, { file_description: json(description) })
  await audit(
    tx,
    actor,
    {
      action: 'schedule.answers',
      subject: 'schedule',
      subjectId: roundId,
      detail: { answers: id, list, sha256: file.sha256, rows: facts.rows, usage: facts.usage, isActive },
    },
    now,
  )
  return { id }
}

/** What these answers change about the description: the first make it, later ones may have another number of rows. */
function describedBy(
  before: FileDescription | null,
  facts: AnswerFacts,
  metric: MetricChoice,
): FileDescription | undefined {
  if (!before) return deriveFor(metric, facts)
  const isCounted = (facts.usage?.Ignored ?? 0) === 0
  if (before.expectedRows === undefined || (isCounted && before.expectedRows === facts.rows)) return undefined
  const { expectedRows: _rows, ...rest } = before
  return rest
}
