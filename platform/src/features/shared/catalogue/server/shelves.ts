import { sql, type RawBuilder } from 'kysely'
import type { Extra, Kind, Uses } from '../rules.ts'

/** A column that names entries, and whose rows these are. `isPair`: the row says nothing but who has which, once. */
type Link = { by: keyof Uses; table: string; column: string; of: string; isPair?: true }

type Shelf = {
  table: 'race_category' | 'tag' | 'industry' | 'organisation' | 'dataset_category' | 'partner'
  id: 'id' | 'code'
  columns: Partial<Record<Extra, string>>
  links: readonly Link[]
}

const pair = (by: keyof Uses, table: string, column: string, of: string): Link => ({
  by,
  table,
  column,
  of,
  isPair: true,
})

/** Where each list stands, and who uses it. */
export const shelves: Record<Kind, Shelf> = {
  categories: {
    table: 'race_category',
    id: 'id',
    columns: { picture: 'banner', isForBeginners: 'is_beginner' },
    links: [{ by: 'competitions', table: 'competition', column: 'race_category_id', of: 'id' }],
  },
  tags: {
    table: 'tag',
    id: 'code',
    columns: { parentCode: 'parent_code' },
    links: [
      pair('competitions', 'competition_tag', 'tag_code', 'competition_id'),
      { by: 'tags', table: 'tag', column: 'parent_code', of: 'code' },
    ],
  },
  industries: {
    table: 'industry',
    id: 'code',
    columns: {},
    links: [
      pair('competitions', 'competition_industry', 'industry_code', 'competition_id'),
      pair('people', 'user_industry', 'industry_code', 'user_id'),
    ],
  },
  organisations: {
    table: 'organisation',
    id: 'id',
    columns: {
      introductionZh: 'introduction_zh',
      introductionEn: 'introduction_en',
      url: 'url',
      picture: 'logo',
    },
    links: [pair('competitions', 'competition_organisation', 'organisation_id', 'competition_id')],
  },
  'dataset-categories': {
    table: 'dataset_category',
    id: 'id',
    columns: {},
    links: [
      { by: 'datasets', table: 'dataset', column: 'category_id', of: 'id' },
      { by: 'datasets', table: 'dataset_version', column: 'category_id', of: 'dataset_id' },
    ],
  },
  partners: { table: 'partner', id: 'id', columns: { url: 'url' }, links: [] },
}

/** What an address calls an entry that exists, as the database knows it. */
export const idOf = (kind: Kind, key: string): string | number =>
  shelves[kind].id === 'code' ? key : Number(key)

/** Everyone of one sort who uses entries of a kind, or one of them: `key`, `user_id`. Who uses one twice stands here twice. */
export function linksOf(kind: Kind, by: keyof Uses, key?: string): RawBuilder<unknown> | undefined {
  const links = shelves[kind].links.filter(link => link.by === by)
  if (links.length === 0) return undefined
  const which = key === undefined ? sql`is not null` : sql`= ${idOf(kind, key)}`
  return sql.join(
    links.map(
      ({ table, column, of }) => sql`
        select ${sql.ref(column)} as key, ${sql.ref(of)} as user_id from ${sql.table(table)}
        where ${sql.ref(column)} ${which}`,
    ),
    sql` union all `,
  )
}
