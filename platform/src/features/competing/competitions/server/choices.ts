import type { Returned } from '../../../../base/contract/call.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { mayCall } from '../../../shared/roles/policy.ts'
import { offered } from '../../../shared/catalogue/rules.ts'
import { entriesOf, type EntryRow } from '../../../shared/catalogue/server/public.ts'
import { addEntry } from '../../../shared/catalogue/contract.ts'
import type { listChoices } from '../draft.contract.ts'

/** What there is to choose from. What is no longer offered is told too: a competition may have it. */
export async function choicesView(db: Db, viewer: Viewer): Promise<Returned<typeof listChoices>> {
  const lists = await entriesOf(db, 'categories', 'tags', 'industries', 'organisations')
  const named = (entries: readonly EntryRow[]) => {
    const open = new Set(offered(entries))
    return entries.map(entry => ({
      id: Number(entry.key),
      code: entry.key,
      parentCode: entry.parentCode,
      nameZh: entry.nameZh,
      nameEn: entry.nameEn,
      isOffered: open.has(entry),
    }))
  }
  return {
    categories: named(lists.categories),
    tags: named(lists.tags),
    industries: named(lists.industries),
    organisations: named(lists.organisations),
    zones: Intl.supportedValuesOf('timeZone'),
    mayKeep: mayCall(viewer, addEntry),
  }
}
