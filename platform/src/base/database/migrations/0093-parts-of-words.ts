import { sql, type Kysely } from 'kysely'

const titled = ['title_zh', 'title_en', 'summary_zh', 'summary_en']
/** The columns that each table is searched by. */
const texts: { table: string; column?: string; of: string[] }[] = [
  { table: 'app_user', column: 'name_search', of: ['user_name'] },
  { table: 'competition', of: titled },
  { table: 'dataset', of: titled },
  { table: 'article', of: [...titled, 'author_zh', 'author_en', 'body_zh', 'body_en'] },
  {
    table: 'expert',
    of: ['name', 'position', 'organisation', 'summary'].flatMap(name => [`${name}_zh`, `${name}_en`]),
  },
]
const bodies = sql`
  select post.id, concat_ws(' ', case when is_opening then title end, body) as text, search
  from discussion_post post join discussion_thread thread on thread.id = post.thread_id`

/** Indexes existing texts by parts of words. Rows that are not searchable, such as deleted ones, stay so. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const { table, column = 'search', of } of texts) {
    const columns = sql.join(of.map(name => sql.ref(name)))
    await addParts(db, {
      table,
      column,
      rows: sql`
      select id, concat_ws(' ', ${columns}) as text, ${sql.ref(column)} as search from ${sql.table(table)}`,
    })
  }
  await addParts(db, { table: 'discussion_post', column: 'search', rows: bodies })
}

type Texts = { table: string; column: string; rows: ReturnType<typeof sql> }

/** Updates 200 rows per statement: articles are long. */
async function addParts(db: Kysely<never>, { table, column, rows: all }: Texts): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number; text: string }>`
      select id, text from (${all}) as texts where id > ${after} and search <> '' order by id limit 200`.execute(
      db,
    )
    const last = rows.at(-1)
    if (!last) return
    // The dictionary is large, and a new database has nothing to find.
    const { searchVector } = await import('../../search/search.ts')
    const vectors = rows.map(row => sql`(${row.id}::bigint, ${searchVector(row.text)})`)
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = texts.found
      from (values ${sql.join(vectors)}) as texts (id, found) where texts.id = ${sql.table(table)}.id`.execute(
      db,
    )
    after = Number(last.id)
  }
}

export async function down(): Promise<void> {
  throw new Error('what was found before is not kept: restore a backup instead')
}
