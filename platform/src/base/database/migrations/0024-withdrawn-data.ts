import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- Data that its organiser no longer gives to competitors: since when, and what they read instead.
    alter table dataset
      add withdrawn_at timestamptz,
      add withdraw_reason text check (char_length(withdraw_reason) between 1 and 300),
      add constraint dataset_withdrawn check (
        (withdrawn_at is null) = (withdraw_reason is null)
        and (withdrawn_at is null or (competition_id is not null and current_version_id is not null))
      );
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`alter table dataset drop withdrawn_at, drop withdraw_reason`.execute(db)
}
