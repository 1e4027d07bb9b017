import { sql } from 'kysely'
import type { Tx } from '../../../../../base/database/tables.ts'

type Ask = { rescoreId: number; dropsAdjusted: boolean; actor: { userId: number }; now: Date }

/** Every new score takes the place of the old one; what stood until then is kept, also what was set by hand over it. */
export async function replaceAllScores(tx: Tx, { rescoreId, dropsAdjusted, actor, now }: Ask): Promise<void> {
  await sql`
    insert into submission_score_history (submission_id, board, score, submission_sha256, answer_sha256, scorer_hash, computed_at, replaced_at, rescore_id, adjusted_score, adjusted_reason)
    select c.submission_id, c.board, c.score, c.submission_sha256, c.answer_sha256, c.scorer_hash, c.computed_at, ${now}, ${rescoreId}, c.adjusted_score, c.adjusted_reason
    from rescore_result r join submission_score c on c.submission_id = r.submission_id
    where r.rescore_id = ${rescoreId} and (r.state = 'scored' or ${dropsAdjusted} and c.adjusted_at is not null)
    order by c.submission_id, c.board`.execute(tx)
  if (dropsAdjusted) {
    await sql`
      insert into score_adjustment (submission_id, board, old_score, new_score, reason, adjusted_by, adjusted_at)
      select c.submission_id, c.board, c.adjusted_score, null, r.reason, ${actor.userId}, ${now}
      from rescore r join rescore_result x on x.rescore_id = r.id join submission_score c on c.submission_id = x.submission_id
      where r.id = ${rescoreId} and c.adjusted_at is not null order by c.submission_id, c.board`.execute(tx)
    await sql`
      update submission_score c set adjusted_score = null, adjusted_reason = null, adjusted_by = null, adjusted_at = null
      from rescore_result r
      where r.rescore_id = ${rescoreId} and c.submission_id = r.submission_id and c.adjusted_at is not null`.execute(
      tx,
    )
  }
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

export async function switchAnswers(
  tx: Tx,
  scheduleId: number,
  next: { A: number | null; B: number | null },
): Promise<void> {
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
