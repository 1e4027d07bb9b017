import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table schedule
      -- What each of sub_ranks is called in both languages, as {key, zh, en}. A key without a name is called by itself,
      -- so that a process of the version before may still write rounds.
      add column sub_rank_names jsonb not null default '[]'
        check (jsonb_typeof(sub_rank_names) = 'array');

    update schedule set sub_rank_names = (
      select jsonb_agg(jsonb_build_object('key', key, 'zh', key, 'en', key) order by place)
      from unnest(sub_ranks) with ordinality as named (key, place)
    ) where cardinality(sub_ranks) > 0;
  `.execute(db)
}
