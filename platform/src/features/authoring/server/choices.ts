import type { Returned } from '../../../base/contract/call.ts'
import type { Db } from '../../../base/database/tables.ts'
import type { listChoices } from '../contract.ts'

/** What there is to choose from. */
export async function choicesView(db: Db): Promise<Returned<typeof listChoices>> {
  const [categories, tags, industries, organisations] = await Promise.all([
    db.selectFrom('race_category').selectAll().orderBy('sort').orderBy('id').execute(),
    db.selectFrom('tag').selectAll().orderBy('sort').orderBy('code').execute(),
    db.selectFrom('industry').selectAll().orderBy('sort').orderBy('code').execute(),
    db.selectFrom('organisation').selectAll().orderBy('id').execute(),
  ])
  const named = (row: { name_zh: string; name_en: string }) => ({ nameZh: row.name_zh, nameEn: row.name_en })
  return {
    categories: categories.map(row => ({ id: row.id, ...named(row) })),
    tags: tags.map(row => ({ code: row.code, parentCode: row.parent_code, ...named(row) })),
    industries: industries.map(row => ({ code: row.code, ...named(row) })),
    organisations: organisations.map(row => ({ id: row.id, ...named(row) })),
    zones: Intl.supportedValuesOf('timeZone'),
  }
}
