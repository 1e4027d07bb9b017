import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- Every change of a score by hand: the row of the score itself knows the last one only.
    create table score_adjustment (
      id bigint generated always as identity primary key,
      submission_id bigint not null references submission,
      board text not null check (board in ('A', 'B')),
      -- What counted before, and what was set; null goes back to the computed score.
      old_score double precision not null,
      new_score double precision check (new_score between -1e308 and 1e308),
      reason text not null check (char_length(reason) between 1 and 300),
      adjusted_by bigint not null references app_user,
      adjusted_at timestamptz not null
    );
    create index score_adjustment_submission on score_adjustment (submission_id, id);
    create trigger score_adjustment_append_only before update or delete on score_adjustment
      for each row execute function refuse_change();
    -- Of those before this table only the last is known.
    insert into score_adjustment (submission_id, board, old_score, new_score, reason, adjusted_by, adjusted_at)
      select submission_id, board, score, adjusted_score, adjusted_reason, adjusted_by, adjusted_at
      from submission_score where adjusted_at is not null;
  `.execute(db)
}

export async function down(): Promise<void> {
  throw new Error('what was done by hand is not forgotten: restore a backup instead')
}
