import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- The media library: what pages of sites show. A picture is kept in several widths at the addresses of pictures, files
    -- and videos as they came.
    create table media (
      id integer generated always as identity primary key,
      kind text not null check (kind in ('picture', 'file', 'video')),
      name text not null,
      -- Where it is found by everybody.
      url text not null,
      media_type text not null,
      size bigint not null check (size > 0),
      width integer,
      height integer,
      -- Of a picture, the same in other widths: a list of url and width.
      sizes jsonb not null default '[]',
      -- Of a file or a video.
      sha256 text unique,
      storage_key text,
      alt_zh text not null default '',
      alt_en text not null default '',
      is_decorative boolean not null default false,
      uploaded_by bigint references app_user on delete set null,
      created_at timestamptz not null,
      check ((kind = 'picture') = (storage_key is null)),
      check ((storage_key is null) = (sha256 is null)),
      check ((kind = 'picture') = (width is not null and height is not null)),
      check (kind <> 'picture' or is_decorative or (alt_zh <> '' and alt_en <> ''))
    );
    create index media_newest on media (created_at desc, id desc);
    create trigger note_pictures after insert or update or delete on media
      for each row execute function note_pictures();

    -- Which media a revision of a page shows: they cannot be removed as long as it does.
    create table content_revision_media (
      page_id integer not null,
      number integer not null,
      media_id integer not null references media on delete restrict,
      primary key (page_id, number, media_id),
      foreign key (page_id, number) references content_revision (page_id, number) on delete cascade
    );
    create index content_revision_media_of on content_revision_media (media_id);
    alter table content_site
      add foreign key (logo_media) references media on delete restrict,
      add foreign key (banner_media) references media on delete restrict;
    create index content_site_logo on content_site (logo_media);
    create index content_site_banner on content_site (banner_media);
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`
    drop table content_revision_media;
    alter table content_site drop constraint content_site_logo_media_fkey, drop constraint content_site_banner_media_fkey;
    drop index content_site_logo, content_site_banner;
    drop table media`.execute(db)
}
