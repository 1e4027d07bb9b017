import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table app_user
      -- Left for good: nothing of the person is here any more but what they handed in, and its places.
      add column left_at timestamptz;

    -- All that is kept about a person, made when they ask for it and kept for some days.
    create table own_data_download (
      id bigint generated always as identity primary key,
      user_id bigint not null references app_user on delete cascade,
      state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
      created_at timestamptz not null,
      ended_at timestamptz,
      expires_at timestamptz not null,
      size bigint check (size > 0),
      -- The documents of the archive, one after another, and what it is laid out of.
      documents bytea,
      entries jsonb,
      check ((state = 'waiting') = (ended_at is null)),
      check ((state = 'done') = (documents is not null and entries is not null and size is not null))
    );
    create index own_data_download_user on own_data_download (user_id, id desc);
    create index own_data_download_expiry on own_data_download (expires_at);
    create unique index own_data_download_one_waiting on own_data_download (user_id) where state = 'waiting';

    create table account_deletion (
      user_id bigint primary key references app_user on delete cascade,
      asked_at timestamptz not null,
      due_at timestamptz not null check (due_at > asked_at),
      done_at timestamptz check (done_at >= due_at)
    );
    create index account_deletion_due on account_deletion (due_at) where done_at is null;
  `.execute(db)
}

export async function down(): Promise<void> {
  throw new Error('what people asked for is not undone: restore a backup instead')
}
