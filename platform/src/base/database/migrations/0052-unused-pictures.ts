import { sql, type Kysely } from 'kysely'

/** Tables whose rows may show pictures, in any of their columns. A test asks it of every table that has texts. */
const showing = [
  'agreement_history',
  'app_user',
  'appeal',
  'article',
  'broadcast',
  'certificate_template',
  'code_comment',
  'competition',
  'competition_import',
  'competition_text',
  'conversation_report',
  'dataset',
  'dataset_file',
  'dataset_version',
  'discussion_post',
  'discussion_report',
  'discussion_revision',
  'faq',
  'message',
  'organisation',
  'partner',
  'race_category',
  'registration',
  'schedule',
  'team',
  'user_accomplishment',
  'user_company',
]

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- Since when nothing has referred to a picture; null while something does. The triggers below keep it, and err towards
    -- an instant: before a picture is removed, it is looked whether anything shows it.
    alter table picture
      drop column is_worn,
      add column unused_since timestamptz default now();
    create index picture_unused_since on picture (unused_since) where unused_since is not null;
    drop index app_user_avatar;
    drop index app_user_banner;

    create function pictures_in(shown text) returns text[] language sql immutable as $$
      select case when shown like '%/pictures/%'
        then array(select found[1] from regexp_matches(shown, '/pictures/([0-9a-f]{64})', 'g') found)
        else '{}' end
    $$;

    -- Updates the pictures of a row that comes, changes or goes: whoever removes one at that moment waits, and sees it.
    create function note_pictures() returns trigger language plpgsql as $$
    declare
      before text[] := '{}';
      after text[] := '{}';
    begin
      if tg_op <> 'INSERT' then before := pictures_in(old::text); end if;
      if tg_op <> 'DELETE' then after := pictures_in(new::text); end if;
      if before <> after then
        update picture set unused_since = case when sha256 = any (after) then null else now() end
        where sha256 in (
          select sha256 from picture
          where sha256 = any (before || after) and (unused_since is not null or sha256 <> all (after))
          order by sha256 for no key update);
      end if;
      return null;
    end $$;
  `.execute(db)
  for (const table of showing)
    await sql`
      create trigger note_pictures after insert or update or delete on ${sql.table(table)}
      for each row execute function note_pictures()`.execute(db)
}

export async function down(): Promise<void> {
  throw new Error('pictures that were removed do not come back: restore a backup instead')
}
