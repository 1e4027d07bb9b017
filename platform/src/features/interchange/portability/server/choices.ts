import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { CompetitionDocument } from '../documents.ts'

type Named = Pick<CompetitionDocument, 'raceCategory' | 'tagCodes' | 'industryCodes' | 'organisations'>

/** What a document names of the lists that one chooses from here, as far as it exists here too. */
export async function knownChoices(db: Db | Tx, named: Named) {
  const codes = async (table: 'tag' | 'industry', wanted: readonly string[]) => {
    if (wanted.length === 0) return []
    const rows = await db.selectFrom(table).select('code').where('code', 'in', wanted).execute()
    const known = new Set(rows.map(row => row.code))
    return [...new Set(wanted)].filter(code => known.has(code))
  }
  const tagCodes = await codes('tag', named.tagCodes)
  const industryCodes = await codes('industry', named.industryCodes)
  const category =
    named.raceCategory === null
      ? undefined
      : await db
          .selectFrom('race_category')
          .select('id')
          .where('name_zh', '=', named.raceCategory.zh)
          .where('name_en', '=', named.raceCategory.en)
          .orderBy('id')
          .executeTakeFirst()
  const organisations =
    named.organisations.length === 0
      ? []
      : await db
          .selectFrom('organisation')
          .select(['id', 'name_zh', 'name_en'])
          .where(
            'name_zh',
            'in',
            named.organisations.map(one => one.zh),
          )
          .orderBy('id')
          .execute()
  const found = named.organisations.map(
    one => organisations.find(known => known.name_zh === one.zh && known.name_en === one.en)?.id ?? null,
  )
  return {
    raceCategoryId: category?.id ?? null,
    tagCodes,
    industryCodes,
    organisationIds: [...new Set(found.filter(id => id !== null))],
    /** What there is none of here. */
    unknown: {
      raceCategory: named.raceCategory !== null && !category,
      tagCodes: named.tagCodes.filter(code => !tagCodes.includes(code)),
      industryCodes: named.industryCodes.filter(code => !industryCodes.includes(code)),
      organisations: named.organisations.filter((_, at) => found[at] === null),
    },
  }
}
