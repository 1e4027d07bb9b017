import { sql, type Kysely } from 'kysely'

/** What of the calls for bids may be taken down again, and rewards that are said to be agreed on. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table bid_need
      -- Said by its poster: a reward that is only missing is none to be agreed on.
      add column is_negotiable boolean not null default false,
      -- Since when and why only its poster and staff see it.
      add column taken_down_at timestamptz,
      add column taken_down_reason text check (char_length(taken_down_reason) between 1 and 300),
      add check ((taken_down_at is null) = (taken_down_reason is null)),
      add check (taken_down_at is null or published_at is not null);
    update bid_need set is_negotiable = true where reward is null and state <> 'draft';
    alter table bid_need add check (not is_negotiable or reward is null);
    alter table bid_question
      add column removed_at timestamptz,
      add column answer_removed_at timestamptz,
      add check (answer_removed_at is null or answer is not null);
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`
    alter table bid_question drop column removed_at, drop column answer_removed_at;
    alter table bid_need
      drop column is_negotiable, drop column taken_down_at, drop column taken_down_reason`.execute(db)
}
