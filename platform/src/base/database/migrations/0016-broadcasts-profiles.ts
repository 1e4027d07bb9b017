import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- Whom a broadcast has still to be delivered to: chosen when it is sent, taken away batch by batch as it is delivered.
    create table broadcast_receiver (
      broadcast_id bigint not null references broadcast on delete cascade,
      user_id bigint not null references app_user on delete cascade,
      primary key (broadcast_id, user_id)
    );

    -- The limit is one of characters as people read them; notices of the system account are HTML around them.
    alter table message
      drop constraint message_content_check,
      add constraint message_content_check check (
        char_length(content) between 1 and case when sender_id = 100000 then 4000 else 255 end
      );

    -- What a profile tells of a person beyond the account itself.
    create table user_industry (
      user_id bigint not null references app_user on delete cascade,
      industry_code text not null references industry,
      sort smallint not null check (sort between 0 and 3),
      primary key (user_id, industry_code),
      unique (user_id, sort)
    );
    create index user_industry_code on user_industry (industry_code);

    create table user_skill (
      id bigint generated always as identity primary key,
      user_id bigint not null references app_user on delete cascade,
      name text not null check (char_length(name) between 1 and 10),
      -- NFKC, trimmed, case-folded: what must be unique.
      name_key text not null,
      created_at timestamptz not null,
      unique (user_id, name_key)
    );

    create table user_education (
      id bigint generated always as identity primary key,
      user_id bigint not null references app_user on delete cascade,
      school_name text not null check (char_length(school_name) between 1 and 60),
      major_name text not null default '' check (char_length(major_name) <= 60),
      degree text not null check (degree in ('senior_high_school', 'junior_college', 'bachelor', 'master', 'doctor')),
      start_on date,
      end_on date,
      created_at timestamptz not null,
      check (start_on is null or end_on is null or start_on <= end_on)
    );
    create index user_education_user on user_education (user_id, id desc);
  `.execute(db)
}

export async function down(): Promise<void> {
  throw new Error('what people wrote is not undone: restore a backup instead')
}
