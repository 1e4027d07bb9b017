import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- An organisation that would like to host a competition.
    create table lead (
      id integer generated always as identity primary key,
      organisation text not null,
      name text not null,
      email text not null default '',
      phone text not null default '',
      need text not null,
      budget text not null check (budget in ('undecided', 'small', 'middle', 'large')),
      lang text not null check (lang in ('zh-CN', 'en-US')),
      -- Who sent it, where they were signed in.
      user_id bigint references app_user,
      state text not null default 'new' check (state in ('new', 'talking', 'agreed', 'ended')),
      -- The riddle that was solved for it, which counts once.
      riddle text not null unique,
      consented_at timestamptz not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check (email <> '' or phone <> '')
    );
    create index lead_list on lead (state, id desc);
    create index lead_person on lead (user_id) where user_id is not null;

    create table lead_note (
      id integer generated always as identity primary key,
      lead_id integer not null references lead on delete cascade,
      author_id bigint not null references app_user,
      body text not null,
      created_at timestamptz not null
    );
    create index lead_note_list on lead_note (lead_id, id);
    create index lead_note_author on lead_note (author_id);
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop table lead_note, lead`.execute(db)
}
