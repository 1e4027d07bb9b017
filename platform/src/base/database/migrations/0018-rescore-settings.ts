import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table rescore
      -- How the round is scored after the switch (metric and columns), and how it was when this began; null: it stays.
      add column evaluation jsonb,
      add column evaluation_before jsonb,
      add check ((evaluation is null) = (evaluation_before is null));

    alter table submission_score_history
      -- What was set by hand over the replaced score: a switch to another metric may drop it.
      add column adjusted_score double precision,
      add column adjusted_reason text,
      add check ((adjusted_score is null) = (adjusted_reason is null));
  `.execute(db)
}
