import { sql, type Kysely } from 'kysely'

/** Pictures of feedback are for whoever sent them and for staff: they leave the addresses that everybody can see. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table feedback
      add column picture_key text,
      add column picture_sha256 text,
      add column picture_size bigint check (picture_size > 0),
      add column picture_name text check (picture_name in ('picture.png', 'picture.jpeg', 'picture.webp')),
      add check (num_nulls(picture_key, picture_sha256, picture_size, picture_name) in (0, 4));
    update feedback set picture_key = p.storage_key, picture_sha256 = p.sha256, picture_size = p.size,
      picture_name = 'picture.' || replace(p.media_type, 'image/', '')
    from picture p where screenshot = '/pictures/' || p.sha256;
    drop trigger note_pictures on feedback;
    -- What nothing else shows goes with the next look at unused pictures.
    update picture set unused_since = '1970-01-01' where unused_since is null
      and '/pictures/' || sha256 in (select screenshot from feedback);
    alter table feedback drop column screenshot;
    create index feedback_picture on feedback (picture_key) where picture_key is not null;
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`
    alter table feedback add column screenshot text;
    alter table feedback drop column picture_key, drop column picture_sha256, drop column picture_size,
      drop column picture_name;
    create trigger note_pictures after insert or update or delete on feedback
      for each row execute function note_pictures();
  `.execute(db)
}
