import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { Lang } from '../../../../../base/web/language.ts'
import { changesOf, requireUnchanged } from '../../../../../base/http/section.ts'
import { outdateScoring, setScoring } from '../../../../competing/schedules/server/public.ts'
import { evaluationFaults } from '../../faults.ts'
import type { MetricChoice } from '../../schema.ts'
import { keepProof, requireSound, type Proven } from '../proof.ts'
import { checkedMetric, metricColumns, requireStanding } from '../setting.ts'
import { isScored } from '../hooks.ts'
import { isKnown, lockRound, readMetric, roundRow } from '../read.ts'

type Save = {
  competitionId: number
  roundId: number
  value: { metric: MetricChoice }
  tag: string
  /** Of the answers that count, for what is saved. */
  proofs: readonly { answerFileId: number; proven: Proven }[]
  lang: Lang
  actor: Actor
  now: Date
}

/** Chooses the metric of a round that nobody has a score of; more or less being better follows from it. */
export async function saveMetric(tx: Tx, ask: Save): Promise<{ metric: MetricChoice }> {
  const { competitionId, roundId, value, tag, actor, now } = ask
  const before = readMetric(await lockRound(tx, competitionId, roundId))
  requireUnchanged(before, tag)
  const columns = metricColumns(checkedMetric(value.metric))
  if (JSON.stringify(before) !== JSON.stringify(value)) {
    const hint = `/admin/competitions/${competitionId}/rescores`
    if (await isScored.run(tx, roundId)) throw new Failure(evaluationFaults.scored, { hint })
    await requireStanding(tx, roundId, hint)
  }
  // Of what visitors know already nothing may be made that could not have been published.
  if (await isKnown(tx, competitionId))
    requireSound(
      ask.proofs.map(one => one.proven),
      'body.value.metric',
      ask.lang,
    )
  await setScoring(tx, roundId, columns)
  await outdateScoring(tx, roundId)
  const after = readMetric(await roundRow(tx, competitionId, roundId))
  for (const { answerFileId, proven } of ask.proofs) await keepProof(tx, answerFileId, proven, now)
  await audit(
    tx,
    actor,
    { action: 'schedule.metric', subject: 'schedule', subjectId: roundId, detail: changesOf(before, after) },
    now,
  )
  return after
}
