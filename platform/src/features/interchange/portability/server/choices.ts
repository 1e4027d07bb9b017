import type { Db, Tx } from '../../../../base/database/tables.ts'
import { entriesOf, type EntryRow } from '../../../shared/catalogue/server/public.ts'
import type { CompetitionDocument } from '../documents.ts'

type Named = Pick<CompetitionDocument, 'raceCategory' | 'tagCodes' | 'industryCodes' | 'organisations'>

/** What a document names of the lists that one chooses from here, as far as it exists here too. */
export async function knownChoices(db: Db | Tx, named: Named) {
  const lists = await entriesOf(db, 'categories', 'tags', 'industries', 'organisations')
  const codes = (entries: readonly EntryRow[], wanted: readonly string[]) => {
    const known = new Set(entries.map(entry => entry.key))
    return [...new Set(wanted)].filter(code => known.has(code))
  }
  const tagCodes = codes(lists.tags, named.tagCodes)
  const industryCodes = codes(lists.industries, named.industryCodes)
  const raceCategoryId = named.raceCategory && idByName(lists.categories, named.raceCategory)
  const found = named.organisations.map(one => idByName(lists.organisations, one))
  return {
    raceCategoryId,
    tagCodes,
    industryCodes,
    organisationIds: [...new Set(found.filter(id => id !== null))],
    /** What there is none of here. */
    unknown: {
      raceCategory: named.raceCategory !== null && raceCategoryId === null,
      tagCodes: named.tagCodes.filter(code => !tagCodes.includes(code)),
      industryCodes: named.industryCodes.filter(code => !industryCodes.includes(code)),
      organisations: named.organisations.filter((_, at) => found[at] === null),
    },
  }
}

/** The entry that is called this in both languages, the oldest of several; null where there is none. */
export function idByName(entries: readonly EntryRow[], name: { zh: string; en: string }): number | null {
  const ids = entries
    .filter(entry => entry.nameZh === name.zh && entry.nameEn === name.en)
    .map(entry => Number(entry.key))
  return ids.length === 0 ? null : Math.min(...ids)
}
