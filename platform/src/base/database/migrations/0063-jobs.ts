import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- What a sponsor offers on its site.
    create table job_posting (
      id integer generated always as identity primary key,
      site_id integer not null references content_site on delete cascade,
      kind text not null check (kind in ('full', 'intern', 'part')),
      title_zh text not null, title_en text not null,
      place_zh text not null default '', place_en text not null default '',
      body_zh text not null default '', body_en text not null default '',
      -- Until when people apply; null for as long as it is published.
      closes_at timestamptz,
      is_published boolean not null default false,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index job_posting_list on job_posting (site_id, id desc) where is_published;

    create table job_application (
      id integer generated always as identity primary key,
      posting_id integer not null references job_posting on delete cascade,
      user_id bigint not null references app_user,
      name text not null,
      contact text not null,
      message text not null default '',
      cv_name text not null,
      cv_key text not null,
      cv_sha256 text not null,
      cv_size bigint not null check (cv_size > 0),
      state text not null default 'sent' check (state in ('sent', 'seen', 'invited', 'declined')),
      consented_at timestamptz not null,
      created_at timestamptz not null,
      unique (posting_id, user_id)
    );
    create index job_application_person on job_application (user_id);
    create index job_application_file on job_application (cv_key);

    -- People who let a sponsor, and whoever visits its site, see that they are open to offers.
    create table talent (
      site_id integer not null references content_site on delete cascade,
      user_id bigint not null references app_user,
      headline text not null,
      skills text[] not null check (cardinality(skills) between 1 and 8),
      consented_at timestamptz not null,
      primary key (site_id, user_id)
    );
    create index talent_person on talent (user_id);
    create index talent_skill on talent using gin (skills);

    create trigger note_pictures after insert or update or delete on job_posting
      for each row execute function note_pictures();
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop table talent, job_application, job_posting`.execute(db)
}
