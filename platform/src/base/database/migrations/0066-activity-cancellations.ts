import { sql, type Kysely } from 'kysely'

/** Activities that are called off, and calendars that hear of it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table activity
      add column cancelled_at timestamptz,
      -- Why, as readers and those who signed up are told.
      add column cancel_reason_zh text check (char_length(cancel_reason_zh) between 1 and 300),
      add column cancel_reason_en text check (char_length(cancel_reason_en) between 1 and 300),
      add constraint activity_cancelled check (num_nulls(cancelled_at, cancel_reason_zh, cancel_reason_en) in (0, 3)),
      -- Goes up with each change of when and where it is and whether: calendars take what is newer.
      add column sequence integer not null default 0 check (sequence >= 0);
    -- Those to come are read from here, and the past ones in this order.
    create index activity_end on activity (ends_at desc, article_id desc);
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`
    drop index activity_end;
    alter table activity
      drop column sequence,
      drop column cancelled_at,
      drop column cancel_reason_zh,
      drop column cancel_reason_en;
  `.execute(db)
}
