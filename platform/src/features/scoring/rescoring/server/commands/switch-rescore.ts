import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { enqueue } from '../../../../../base/jobs/job.ts'
import { markPastDays, refreshSchedule } from '../../../rankings/server/public.ts'
import { isRevealed } from '../../../../competing/schedules/rules.ts'
import { outdateScoring, lockRound, requireRound } from '../../../../competing/schedules/server/public.ts'
import { requireColumns, useAnswers, writeSetting } from '../../../evaluation/server/public.ts'
import { areAllVoid, replaceAllScores, voidSubmissions } from '../../../submissions/server/public.ts'
import { rescoringFaults } from '../../faults.ts'
import { rankDifferences } from '../../rules.ts'
import { adjustedInOldMetric, replacedMetric } from '../adjusted.ts'
import { enqueueParts, notifyOfRescoreJob } from '../job.ts'
import { addMissing } from '../missing.ts'
import { ranksOf } from '../ranks.ts'
import { lockOpen } from './end-rescore.ts'
import { lockTeamsIn } from '../../../../competing/teams/server/public.ts'

type Ask = {
  rescoreId: number
  voidFailed: boolean
  /** What becomes of scores set by hand; must be said where they are in another metric than the new one. */
  adjustments?: 'keep' | 'drop' | undefined
  actor: Actor & { userId: number }
  now: Date
}

/**
 * Goes over to the new scores, all at once: how the round is scored, its answers, scores (the old ones are kept), boards
 * and the audit list in one transaction. While submissions lack a new score nothing is switched: they are given to the scorer, and the
 * answer says how many they are.
 *
 * Whatever is being scored meanwhile with what counted until now does not land: settling needs its team's lock, which
 * is held here, and then finds that the round's scoring version is another one.
 */
export async function switchRescore(tx: Tx, ask: Ask): Promise<{ behind: number }> {
  const { rescoreId, actor, now } = ask
  const { scheduleId } = await lockEverything(tx, rescoreId)
  const rescore = await lockOpen(tx, rescoreId)
  const { waiting } = await addMissing(tx, rescore)
  if (waiting > 0) {
    await enqueueParts(tx, rescoreId)
    return { behind: waiting }
  }
  const failed = await failedIn(tx, rescoreId)
  if (!ask.voidFailed && !(await areAllVoid(tx, failed))) throw new Failure(rescoringFaults.hasFailed)
  const adjusted = await adjustedInOldMetric(tx, rescore)
  if (adjusted > 0 && ask.adjustments === undefined) throw new Failure(rescoringFaults.adjusted)
  const before = await ranksOf(tx, scheduleId)
  const voided = await voidFailed(tx, failed, ask)
  const dropsAdjusted = adjusted > 0 && ask.adjustments === 'drop'
  const scores = tx.selectFrom('rescore_result').selectAll().where('rescore_id', '=', rescoreId)
  await replaceAllScores(tx, {
    scores,
    rescoreId,
    dropped: dropsAdjusted ? rescore.reason : null,
    actor,
    now,
  })
  const answers = { A: rescore.answer_a_id, B: rescore.answer_b_id }
  for (const list of ['A', 'B'] as const) {
    const id = answers[list]
    if (id !== null) await useAnswers(tx, { roundId: scheduleId, list, id })
  }
  const { evaluation } = rescore
  if (evaluation) {
    await requireColumns(tx, scheduleId, evaluation.file)
    await writeSetting(tx, scheduleId, evaluation)
    const metric = replacedMetric(rescore)
    if (metric) await markPastDays(tx, { scheduleId, metric, now })
  }
  await outdateScoring(tx, scheduleId)
  await refreshSchedule(tx, scheduleId)
  await tx
    .updateTable('rescore')
    .set({ state: 'switched', ended_at: now, ended_by: actor.userId })
    .where('id', '=', rescoreId)
    .execute()
  await audit(
    tx,
    actor,
    {
      action: 'rescore.switch',
      subject: 'schedule',
      subjectId: scheduleId,
      detail: {
        rescore: rescoreId,
        reason: rescore.reason,
        answers,
        voided,
        ...(evaluation ? { evaluation: [rescore.evaluation_before, evaluation] } : {}),
        ...(adjusted > 0 ? { adjusted, adjustments: ask.adjustments } : {}),
      },
    },
    now,
  )
  await tellMoves(tx, { rescoreId, scheduleId, before, now })
  return { behind: 0 }
}

/** All teams of the competition in the order of their ids, then the round: the order in which settling takes them too. */
async function lockEverything(tx: Tx, rescoreId: number) {
  const rescore = await tx
    .selectFrom('rescore')
    .select('schedule_id')
    .where('id', '=', rescoreId)
    .executeTakeFirst()
  if (!rescore) throw new Failure(rescoringFaults.notFound)
  const { id, competition_id: competitionId } = await requireRound(tx, { id: rescore.schedule_id })
  await lockTeamsIn(tx, competitionId)
  await lockRound(tx, { id })
  return { scheduleId: id }
}

/** What could not be scored again. */
async function failedIn(tx: Tx, rescoreId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('rescore_result')
    .select('submission_id')
    .where('rescore_id', '=', rescoreId)
    .where('state', '=', 'failed')
    .execute()
  return rows.map(row => row.submission_id)
}

/** The team reads it, in whichever language. */
const whyVoid = (rescoreId: number) =>
  `无法重新评分（重新评分 ${rescoreId}）。 Could not be re-scored (re-scoring ${rescoreId}).`

/** What could not be scored again keeps its file and its old score, and leaves the boards. */
const voidFailed = (tx: Tx, ids: readonly number[], { rescoreId, actor, now }: Ask): Promise<number> =>
  voidSubmissions(tx, {
    ids,
    by: actor.userId,
    reason: whyVoid(rescoreId),
    detail: { rescore: rescoreId },
    now,
  })

/** Only of boards that everybody sees: what moved on a hidden one is told by its reveal. */
async function tellMoves(
  tx: Tx,
  ask: {
    rescoreId: number
    scheduleId: number
    before: Awaited<ReturnType<typeof ranksOf>>
    now: Date
  },
): Promise<void> {
  const { revealed_at: revealedAt } = await requireRound(tx, { id: ask.scheduleId })
  const after = await ranksOf(tx, ask.scheduleId)
  const moves = [...new Set([...ask.before.keys(), ...after.keys()])].flatMap(key => {
    const board = key.endsWith(' B') ? ('B' as const) : ('A' as const)
    if (board === 'B' && !isRevealed({ revealedAt }, ask.now)) return []
    return rankDifferences(ask.before.get(key) ?? [], after.get(key) ?? []).flatMap(one =>
      one.before && one.after && one.moved !== 0
        ? [{ teamId: one.teamId, board, before: one.before.rank, after: one.after.rank }]
        : [],
    )
  })
  if (moves.length > 0) await enqueue(tx, notifyOfRescoreJob, { rescoreId: ask.rescoreId, moves })
}
