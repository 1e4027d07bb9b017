import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table content_site (
      id integer generated always as identity primary key,
      name text not null unique check (name ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
      -- The platform's own pages, which stand at addresses of their own.
      is_own boolean not null default false,
      title_zh text not null,
      title_en text not null,
      about_zh text not null default '',
      about_en text not null default '',
      theme jsonb not null,
      logo_media integer,
      banner_media integer,
      menu jsonb not null default '[]',
      footer_zh text not null default '',
      footer_en text not null default '',
      host text unique check (host = lower(host)),
      needs_review boolean not null default false,
      is_published boolean not null default false,
      created_at timestamptz not null,
      check (not is_own or is_published)
    );
    create unique index content_site_own on content_site (is_own) where is_own;

    create table content_page (
      id integer generated always as identity primary key,
      site_id integer not null references content_site on delete cascade,
      slug text not null check (slug ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
      -- The revision that is being edited.
      draft_revision integer not null,
      -- Goes up with every save of the draft: a save names the one that it was made from.
      draft_number integer not null default 1 check (draft_number > 0),
      changed_by bigint references app_user on delete set null,
      changed_at timestamptz not null,
      state text not null default 'draft' check (state in ('draft', 'review', 'scheduled', 'published', 'withdrawn')),
      live_revision integer,
      -- Becomes what readers see at publish_at.
      scheduled_revision integer,
      publish_at timestamptz,
      unique (site_id, slug),
      check ((scheduled_revision is null) = (publish_at is null)),
      check ((state = 'scheduled') = (scheduled_revision is not null)),
      check (state <> 'published' or live_revision is not null),
      check (state <> 'withdrawn' or live_revision is null)
    );

    create table content_revision (
      page_id integer not null references content_page on delete cascade,
      number integer not null check (number > 0),
      document jsonb not null,
      saved_by bigint references app_user on delete set null,
      saved_at timestamptz not null,
      -- Shown to somebody for review or to readers: it stays as it is, and what is changed becomes the next one.
      is_frozen boolean not null default false,
      primary key (page_id, number)
    );
    alter table content_page
      add constraint content_page_draft foreign key (id, draft_revision)
        references content_revision (page_id, number) deferrable initially deferred,
      add constraint content_page_live foreign key (id, live_revision)
        references content_revision (page_id, number) deferrable initially deferred,
      add constraint content_page_scheduled foreign key (id, scheduled_revision)
        references content_revision (page_id, number) deferrable initially deferred;

    insert into content_site (name, is_own, is_published, title_zh, title_en, theme, created_at)
    values ('leitai', true, true, '数据擂台', 'Leitai', '{"accent": "#3350e6", "accentDark": "#8fa2ff"}', now());
  `.execute(db)
  for (const table of ['content_site', 'content_page', 'content_revision'])
    await sql`
      create trigger note_pictures after insert or update or delete on ${sql.table(table)}
      for each row execute function note_pictures()`.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop table content_revision, content_page, content_site cascade`.execute(db)
}
