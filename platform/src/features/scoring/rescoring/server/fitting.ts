import type { Services } from '../../../../base/services.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { evaluationFaults } from '../../evaluation/faults.ts'
import { descriptionOf } from '../../evaluation/rules.ts'
import type { FileForm } from '../../evaluation/schema.ts'
import { issueMessage } from '../../../engine/scorer/fault-words.ts'
import { inspectAnswers } from '../../../engine/scorer/server/public.ts'
import { answersOf } from '../../evaluation/server/public.ts'

type Round = { id: number; list_b_mode: 'none' | 'window' | 'split' }

/** Answers that a re-scoring with new columns will use must hold what files of these columns are compared with. */
export async function requireFittingAnswers(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  ask: {
    round: Round
    file: FileForm
    answers: { A: number | undefined; B: number | undefined }
    lang: Lang
  },
): Promise<void> {
  const { round, file, answers, lang } = ask
  for (const list of round.list_b_mode === 'window' ? (['A', 'B'] as const) : (['A'] as const)) {
    const answer = await answersOf(db, { roundId: round.id, list, instead: answers[list] })
    if (!answer) continue
    const kept = await storage.materialise(answer.storage_key)
    try {
      const found = await inspectAnswers({
        path: kept.path,
        file: descriptionOf(file),
        mode: round.list_b_mode === 'split' ? 'split' : 'plain',
      })
      if (!found.ok || found.issues.length > 0)
        throw new Failure(evaluationFaults.wrongAnswers, {
          issues: found.issues.map(issue => ({
            path: 'body.evaluation.file',
            code: issue.code,
            message: issueMessage(issue, lang),
          })),
        })
    } finally {
      await kept.release()
    }
  }
}
