import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- A standing task: a competition without an end, whose rounds are the versions of its test set.
    create table benchmark (
      id integer generated always as identity primary key,
      competition_id bigint not null unique references competition on delete cascade,
      title_zh text not null, title_en text not null,
      summary_zh text not null default '', summary_en text not null default '',
      body_zh text not null default '', body_en text not null default '',
      sort integer not null default 0,
      is_published boolean not null default false,
      created_at timestamptz not null
    );
    create index benchmark_list on benchmark (sort, id) where is_published;

    -- A scored submission whose team says how it was made. The score stays where scores are.
    create table benchmark_entry (
      id integer generated always as identity primary key,
      benchmark_id integer not null references benchmark on delete cascade,
      submission_id bigint not null unique references submission on delete cascade,
      user_id bigint not null references app_user,
      method text not null,
      authors text not null,
      organisation text not null default '',
      paper_url text,
      code_url text,
      licence text not null default '',
      about text not null default '',
      created_at timestamptz not null,
      updated_at timestamptz not null,
      -- Staff ran it again, or saw that it is what it says.
      verified_at timestamptz,
      verified_by bigint references app_user,
      withdrawn_at timestamptz,
      check ((verified_at is null) = (verified_by is null))
    );
    create index benchmark_entry_of on benchmark_entry (benchmark_id, id) where withdrawn_at is null;
    create index benchmark_entry_person on benchmark_entry (user_id);

    create trigger note_pictures after insert or update or delete on benchmark
      for each row execute function note_pictures();
    create trigger note_pictures after insert or update or delete on benchmark_entry
      for each row execute function note_pictures();
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop table benchmark_entry, benchmark`.execute(db)
}
