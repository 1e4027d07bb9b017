import { sql, type Expression } from 'kysely'
import type { Tx } from '../../../../../base/database/tables.ts'

/** What a submission gets. A board without a score leaves it; nothing changes unless it is scored. */
export type NewScore = {
  submission_id: number
  state: string
  score_a: number | null
  score_b: number | null
  submission_sha256: string | null
  answer_sha256: string | null
  scorer_hash: string | null
  computed_at: Date | null
  leave_out: number[] | null
  row_count: number | null
}

type Ask = {
  /** A query, as there may be very many. */
  scores: Expression<NewScore>
  rescoreId: number
  /** Why scores that were set by hand fall; null: they stay. */
  dropped: string | null
  actor: { userId: number }
  now: Date
}

/**
 * Every new score takes the place of the old one; what stood until then is kept, also what was set by hand over it. The
 * caller holds the locks of all teams concerned.
 */
export async function replaceAllScores(tx: Tx, ask: Ask): Promise<void> {
  const { scores, rescoreId, dropped, actor, now } = ask
  await sql`
    insert into submission_score_history (submission_id, board, score, submission_sha256, answer_sha256, scorer_hash, computed_at, replaced_at, rescore_id, adjusted_score, adjusted_reason)
    select c.submission_id, c.board, c.score, c.submission_sha256, c.answer_sha256, c.scorer_hash, c.computed_at, ${now}, ${rescoreId}, c.adjusted_score, c.adjusted_reason
    from ${scores} r join submission_score c on c.submission_id = r.submission_id
    where r.state = 'scored' or ${dropped !== null} and c.adjusted_at is not null
    order by c.submission_id, c.board`.execute(tx)
  if (dropped !== null) {
    await sql`
      insert into score_adjustment (submission_id, board, old_score, new_score, reason, adjusted_by, adjusted_at)
      select c.submission_id, c.board, c.adjusted_score, null, ${dropped}, ${actor.userId}, ${now}
      from ${scores} r join submission_score c on c.submission_id = r.submission_id
      where c.adjusted_at is not null order by c.submission_id, c.board`.execute(tx)
    await sql`
      update submission_score c set adjusted_score = null, adjusted_reason = null, adjusted_by = null, adjusted_at = null
      from ${scores} r where c.submission_id = r.submission_id and c.adjusted_at is not null`.execute(tx)
  }
  await sql`
    insert into submission_score (submission_id, board, score, submission_sha256, answer_sha256, scorer_hash, computed_at, leave_out, row_count)
    select r.submission_id, x.board, x.score, r.submission_sha256, r.answer_sha256, r.scorer_hash, r.computed_at,
      case when x.board = 'A' then r.leave_out end, case when x.board = 'A' then r.row_count end
    from ${scores} r cross join lateral (values ('A', r.score_a), ('B', r.score_b)) as x(board, score)
    where r.state = 'scored' and x.score is not null
    on conflict (submission_id, board) do update set score = excluded.score, submission_sha256 = excluded.submission_sha256,
      answer_sha256 = excluded.answer_sha256, scorer_hash = excluded.scorer_hash, computed_at = excluded.computed_at,
      leave_out = excluded.leave_out, row_count = excluded.row_count`.execute(tx)
  // Warnings compared the file with the old answers.
  await sql`
    update submission s set issues = '[]' from ${scores} r
    where r.state = 'scored' and s.id = r.submission_id and s.issues <> '[]'`.execute(tx)
  // A list that the round no longer has.
  await sql`
    delete from submission_score c using ${scores} r
    where r.state = 'scored' and c.submission_id = r.submission_id
      and case when c.board = 'A' then r.score_a else r.score_b end is null`.execute(tx)
}
