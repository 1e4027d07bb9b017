import { sql, type Kysely } from 'kysely'

const lists = [
  ['race_category', 'id'],
  ['tag', 'code'],
  ['industry', 'code'],
  ['organisation', 'id'],
  ['dataset_category', 'id'],
  ['partner', 'id'],
] as const

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- What must be unique of a name: no second one by case, width, spaces or signs that nobody sees. Of nothing: null.
    create function catalogue_name_key(name text) returns text language sql immutable strict parallel safe
      return nullif(lower(btrim(regexp_replace(regexp_replace(normalize(name, NFKC),
        '[\\u00AD\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\uFEFF]', '', 'g'), '\\s+', ' ', 'g'))), '');

    alter table organisation add sort integer not null default 0;
    update organisation o set sort = placed.sort
      from (select id, row_number() over (order by id) as sort from organisation) placed where placed.id = o.id;

    -- Whatever uses a row is found by it.
    create index competition_race_category on competition (race_category_id);
    create index competition_organisation_of on competition_organisation (organisation_id, competition_id);
    create index dataset_in_category on dataset (category_id);
    create index dataset_version_in_category on dataset_version (category_id, dataset_id);
  `.execute(db)
  for (const [table, key] of lists) {
    // No longer offered; what has it keeps it.
    await sql`alter table ${sql.table(table)} add is_hidden boolean not null default false`.execute(db)
    for (const name of ['name_zh', 'name_en']) {
      await tellApart(db, table, key, name)
      await sql`create unique index ${sql.ref(`${table}_${name}`)} on ${sql.table(table)} (catalogue_name_key(${sql.ref(name)}))`.execute(
        db,
      )
    }
  }
}

/** Of rows under one name the first keeps it; the others get what they are known by behind it. */
async function tellApart(db: Kysely<never>, table: string, key: string, name: string): Promise<void> {
  const [at, column, id] = [sql.table(table), sql.ref(name), sql.ref(key)]
  for (;;) {
    const { numAffectedRows } = await sql`
      update ${at} t set ${column} = t.${column} || ' (' || t.${id} || ')'
      from (select ${id} as id, row_number() over (partition by catalogue_name_key(${column}) order by ${id}) as nth
        from ${at} where catalogue_name_key(${column}) is not null) same
      where same.id = t.${id} and same.nth > 1`.execute(db)
    if (!numAffectedRows) return
  }
}

export async function down(): Promise<void> {
  throw new Error('names that were told apart are not undone: restore a backup instead')
}
