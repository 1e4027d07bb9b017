import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- Up to which number everybody must have agreed, and up to which somebody has: compared at each request.
    create table consent_asked (
      is_only boolean primary key default true check (is_only),
      through integer not null check (through > 0)
    );
    alter table app_user add column agreed_through integer not null default 0;

    -- The four documents, as their editors have them.
    create table help_document (
      tab text primary key check (tab in ('about', 'privacy', 'service', 'faq')),
      title_zh text not null,
      title_en text not null,
      body_zh text not null default '',
      body_en text not null default ''
    );
    insert into help_document (tab, title_zh, title_en) values
      ('about', '关于我们', 'About us'),
      ('privacy', '隐私政策', 'Privacy policy'),
      ('service', '服务条款', 'Terms of service'),
      ('faq', '常见问题', 'Frequently asked questions');

    -- What was published of them. People agree to what stands here, so it never changes.
    create table help_version (
      id integer generated always as identity primary key,
      tab text not null references help_document check (tab in ('about', 'privacy', 'service', 'faq')),
      number integer not null check (number > 0),
      title_zh text not null check (title_zh <> ''),
      title_en text not null check (title_en <> ''),
      body_zh text not null check (body_zh <> ''),
      body_en text not null check (body_en <> ''),
      note_zh text not null,
      note_en text not null,
      asks_consent boolean not null default false,
      published_at timestamptz not null,
      published_by bigint references app_user,
      unique (tab, number),
      check (not asks_consent or tab in ('privacy', 'service'))
    );
    create index help_version_asking on help_version (tab, id desc) where asks_consent;
    create function keep_help_version() returns trigger language plpgsql as $$
    begin
      raise exception 'a published version of a help document never changes';
    end $$;
    create trigger keep_help_version before update or delete on help_version
      for each row execute function keep_help_version();

    create table help_consent (
      user_id bigint not null references app_user,
      version_id integer not null references help_version,
      agreed_at timestamptz not null,
      primary key (user_id, version_id)
    );
    create index help_consent_version on help_consent (version_id);

    create table feedback (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('problem', 'idea', 'other')),
      body text not null check (body <> ''),
      -- A page of this site.
      page text check (page ~ '^/([^/]|$)'),
      -- The number that an error page showed.
      log_id text,
      contact text,
      screenshot text,
      -- Null for a visitor.
      user_id bigint references app_user,
      created_at timestamptz not null,
      state text not null default 'open' check (state in ('open', 'answered', 'closed')),
      answer text check (answer <> ''),
      answered_at timestamptz,
      answered_by bigint references app_user,
      check ((answer is null) = (answered_at is null)),
      check (state <> 'answered' or answer is not null)
    );
    create index feedback_state on feedback (state, id desc);
    create index feedback_user on feedback (user_id, id desc) where user_id is not null;
  `.execute(db)
  for (const table of ['help_document', 'help_version', 'feedback'])
    await sql`
      create trigger note_pictures after insert or update or delete on ${sql.table(table)}
      for each row execute function note_pictures()`.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`
    drop table feedback, help_consent, help_version, help_document, consent_asked;
    drop function keep_help_version();
    alter table app_user drop column agreed_through;
  `.execute(db)
}
