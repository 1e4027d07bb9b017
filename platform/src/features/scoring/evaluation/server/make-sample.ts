import { Failure } from '../../../../base/contract/failure.ts'
import type { Parsed } from '../../../../base/contract/call.ts'
import type { Context } from '../../../../base/http/context.ts'
import { whenGone } from '../../../../base/http/when-gone.ts'
import { sampleOf } from '../../../engine/scorer/server/public.ts'
import type { downloadSample } from '../contract.ts'
import { evaluationFaults } from '../faults.ts'
import { keyOf, newestAnswers, readMetric, roundRow } from './read.ts'
import { wrongAnswers } from './take-answers.ts'

/** A file like a submission's, made from the newest answers of a round without telling them; and which round it is. */
export async function makeSample(
  { db, storage, lang, exchange }: Pick<Context, 'db' | 'storage' | 'lang' | 'exchange'>,
  place: { competitionId: number; roundId: number },
  { list, kind }: Parsed<typeof downloadSample>['query'],
): Promise<{ content: Buffer; sort: number }> {
  const round = await roundRow(db, place.competitionId, place.roundId)
  const isSplit = round.list_b_mode === 'split'
  const answers = await newestAnswers(db, round.id, isSplit ? 'A' : list)
  if (!answers || !round.file_description) throw new Failure(evaluationFaults.incomplete)
  const kept = await storage.materialise(answers.storage_key)
  try {
    const file = round.file_description
    const made = await sampleOf({
      path: kept.path,
      file,
      mode: isSplit ? 'split' : 'plain',
      kind,
      signal: whenGone({ exchange }),
      ...keyOf(readMetric(round).metric),
    })
    // The round may have become a split one since they were uploaded.
    if (!made.ok) throw wrongAnswers(made.issues, lang)
    return { content: made.content, sort: round.sort }
  } finally {
    await kept.release()
  }
}
