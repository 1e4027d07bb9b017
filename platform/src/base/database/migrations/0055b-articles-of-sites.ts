import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- The sponsor's site that alone shows it; null for the platform's own.
    alter table article add column site_id integer references content_site on delete cascade;
    create index article_of_site on article (site_id, published_at desc, id desc)
      where published_at is not null and site_id is not null;
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`alter table article drop column site_id`.execute(db)
}
