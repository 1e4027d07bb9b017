import type { Context } from '../../../../base/http/context.ts'
import type { FileForm, MetricChoice } from '../schema.ts'
import { proveRound, type Proven } from './proof.ts'
import { isScored } from './hooks.ts'
import { readFile, readMetric, roundRow } from './read.ts'

/**
 * Proves the answers of a round for a metric or columns that are about to be saved; with neither, for those that it has.
 * Outside of a transaction, for it takes as long as three submissions.
 */
export async function proofsBefore(
  context: Pick<Context, 'db' | 'storage' | 'settings' | 'exchange'>,
  { competitionId, roundId }: { competitionId: number; roundId: number },
  next: { metric?: MetricChoice; file?: FileForm | null },
): Promise<{ answerFileId: number; proven: Proven }[]> {
  const round = await roundRow(context.db, competitionId, roundId)
  const metric = next.metric ?? readMetric(round).metric
  const file = next.file === undefined ? readFile(round).file : next.file
  if (metric.kind === 'none' || !file) return []
  // What scores stand on is changed by a re-scoring alone.
  if ((next.metric || next.file) && (await isScored.run(context.db, roundId))) return []
  return proveRound(context, roundId, { metric, file, listBMode: round.list_b_mode })
}
