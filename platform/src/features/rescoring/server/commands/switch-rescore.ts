import { sql } from 'kysely'
import { audit, type Actor } from '../../../../base/audit/audit.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Tx } from '../../../../base/database/tables.ts'
import { enqueue } from '../../../../base/jobs/job.ts'
import { refreshSchedule } from '../../../rankings/server/refresh.lookups.ts'
import { isRevealed } from '../../../schedules/rules.ts'
import { rescoringFaults } from '../../faults.ts'
import { rankDifferences } from '../../rules.ts'
import { enqueueParts, tellRescoreJob } from '../job.ts'
import { addMissing } from '../missing.ts'
import { ranksOf } from '../ranks.ts'
import { lockOpen } from './end-rescore.ts'

type Ask = {
  rescoreId: number
  voidFailed: boolean
  actor: Actor & { userId: number }
  now: Date
}

/**
 * Goes over to the new scores, all at once: scores (the old ones are kept), answers, boards and the audit list in
 * one transaction. While submissions lack a new score nothing is switched: they are given to the scorer, and the
 * answer says how many they are.
 *
 * Whatever is being scored meanwhile with what counted until now does not land: settling needs its team's lock, which
 * is held here, and then finds that the round's scoring version is another one.
 */
export async function switchRescore(tx: Tx, ask: Ask): Promise<{ behind: number }> {
  const { rescoreId, actor, now } = ask
  const { schedule_id: scheduleId } = await lockEverything(tx, rescoreId)
  const rescore = await lockOpen(tx, rescoreId)
  const { waiting } = await addMissing(tx, rescore)
  if (waiting > 0) {
    await enqueueParts(tx, rescoreId)
    return { behind: waiting }
  }
  const failed = await tx
    .selectFrom('rescore_result')
    .select('submission_id')
    .where('rescore_id', '=', rescoreId)
    .where('state', '=', 'failed')
    .execute()
  if (failed.length > 0 && !ask.voidFailed) throw new Failure(rescoringFaults.hasFailed)
  const before = await ranksOf(tx, scheduleId)
  const voided = await voidFailed(tx, ask)
  await replaceScores(tx, rescoreId, now)
  await switchAnswers(tx, scheduleId, { A: rescore.answer_a_id, B: rescore.answer_b_id })
  await tx
    .updateTable('schedule')
    .set(eb => ({ scoring_version: eb('scoring_version', '+', 1) }))
    .where('id', '=', scheduleId)
    .execute()
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
        answers: { A: rescore.answer_a_id, B: rescore.answer_b_id },
        voided,
      },
    },
    now,
  )
  await tellMoves(tx, { rescoreId, scheduleId, before, now })
  return { behind: 0 }
}

/** All teams of the competition in the order of their ids, then the round: the order in which settling takes them too. */
async function lockEverything(tx: Tx, rescoreId: number) {
  const round = await tx
    .selectFrom('rescore as r')
    .innerJoin('schedule as d', 'd.id', 'r.schedule_id')
    .where('r.id', '=', rescoreId)
    .select(['r.schedule_id', 'd.competition_id'])
    .executeTakeFirst()
  if (!round) throw new Failure(rescoringFaults.notFound)
  await sql`select from team where competition_id = ${round.competition_id} order by id for no key update`.execute(
    tx,
  )
  await sql`select from schedule where id = ${round.schedule_id} for no key update`.execute(tx)
  return round
}

async function replaceScores(tx: Tx, rescoreId: number, now: Date): Promise<void> {
  const results = sql`rescore_result r where r.rescore_id = ${rescoreId} and r.state = 'scored'`
  await sql`
    insert into submission_score_history (submission_id, board, score, submission_sha256, answer_sha256, scorer_hash, computed_at, replaced_at, rescore_id)
    select c.submission_id, c.board, c.score, c.submission_sha256, c.answer_sha256, c.scorer_hash, c.computed_at, ${now}, ${rescoreId}
    from submission_score c where c.submission_id in (select r.submission_id from ${results}) order by c.submission_id, c.board`.execute(
    tx,
  )
  await sql`
    insert into submission_score (submission_id, board, score, submission_sha256, answer_sha256, scorer_hash, computed_at, leave_out, row_count)
    select r.submission_id, x.board, x.score, r.submission_sha256, r.answer_sha256, r.scorer_hash, r.computed_at,
      case when x.board = 'A' then r.leave_out end, case when x.board = 'A' then r.row_count end
    from rescore_result r cross join lateral (values ('A', r.score_a), ('B', r.score_b)) as x(board, score)
    where r.rescore_id = ${rescoreId} and r.state = 'scored' and x.score is not null
    on conflict (submission_id, board) do update set score = excluded.score, submission_sha256 = excluded.submission_sha256,
      answer_sha256 = excluded.answer_sha256, scorer_hash = excluded.scorer_hash, computed_at = excluded.computed_at,
      leave_out = excluded.leave_out, row_count = excluded.row_count`.execute(tx)
  // A list that the round no longer has.
  await sql`
    delete from submission_score c using rescore_result r
    where r.rescore_id = ${rescoreId} and r.state = 'scored' and c.submission_id = r.submission_id
      and case when c.board = 'A' then r.score_a else r.score_b end is null`.execute(tx)
}

/** The team reads it, in whichever language. */
const whyVoid = (rescoreId: number) =>
  `无法用新的答案评分（重新评分 ${rescoreId}）。 Could not be scored with the new answers (re-scoring ${rescoreId}).`

/** What could not be scored with the new answers keeps its file and its old score, and leaves the boards. */
async function voidFailed(tx: Tx, { rescoreId, actor, now }: Ask): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update submission s set voided_at = ${now}, voided_by = ${actor.userId}, void_reason = ${whyVoid(rescoreId)}
    from rescore_result r
    where r.rescore_id = ${rescoreId} and r.state = 'failed' and s.id = r.submission_id and s.voided_at is null
    returning s.id`.execute(tx)
  if (rows.length > 0)
    await tx
      .insertInto('submission_event')
      .values(
        rows.map(row => ({
          submission_id: row.id,
          at: now,
          state: 'voided',
          detail: JSON.stringify({ rescore: rescoreId }),
        })),
      )
      .execute()
  return rows.length
}

async function switchAnswers(tx: Tx, scheduleId: number, next: { A: number | null; B: number | null }) {
  for (const list of ['A', 'B'] as const) {
    const id = next[list]
    if (id === null) continue
    await tx
      .updateTable('answer_file')
      .set({ is_active: false })
      .where('schedule_id', '=', scheduleId)
      .where('list', '=', list)
      .where('is_active', '=', true)
      .execute()
    await tx.updateTable('answer_file').set({ is_active: true }).where('id', '=', id).execute()
  }
}

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
  const { revealed_at: revealedAt } = await tx
    .selectFrom('schedule')
    .select('revealed_at')
    .where('id', '=', ask.scheduleId)
    .executeTakeFirstOrThrow()
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
  if (moves.length > 0) await enqueue(tx, tellRescoreJob, { rescoreId: ask.rescoreId, moves })
}
