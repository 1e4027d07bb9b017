import { byWhom } from '../../../../base/http/by-whom.ts'
import { handleForAll, type Handler } from '../../../../base/http/handler.ts'
import { section } from '../../../../base/http/section.ts'
import { handleStaff } from '../../roles/server/public.ts'
import {
  addEntry as addCall,
  getEntry,
  listCatalogue,
  listPartners,
  mergeEntry as mergeCall,
  orderEntries as orderCall,
  removeEntry as removeCall,
  saveEntry as saveCall,
} from '../contract.ts'
import { offered } from '../rules.ts'
import { requireEntry } from './change.ts'
import { addEntry } from './commands/add-entry.ts'
import { mergeEntry } from './commands/merge-entry.ts'
import { orderEntries } from './commands/order-entries.ts'
import { removeEntry } from './commands/remove-entry.ts'
import { saveEntry } from './commands/save-entry.ts'
import { entriesOf } from './entries.ts'
import { countsOf, noUses, usersOf, usesOf, valueOf } from './read.ts'

export const catalogueHandlers: Handler[] = [
  handleForAll(listPartners, async ({ read }) => {
    const { partners } = await entriesOf(read, 'partners')
    return {
      partners: offered(partners).map(entry => ({
        id: Number(entry.key),
        nameCn: entry.nameZh,
        nameEn: entry.nameEn,
        url: entry.url,
      })),
    }
  }),

  handleStaff(listCatalogue, async ({ db }, { params: { kind } }) => {
    const [lists, uses, counts] = await Promise.all([entriesOf(db, kind), usesOf(db, kind), countsOf(db)])
    const entries = lists[kind]
    return {
      entries: entries.map(entry => ({
        key: entry.key,
        ...section(valueOf(entry)),
        uses: uses.get(entry.key) ?? noUses,
      })),
      tag: section(entries.map(entry => entry.key)).tag,
      counts,
    }
  }),

  handleStaff(addCall, (context, { params, body }) =>
    context.write(async tx => {
      const { key, value } = await addEntry(tx, { ...params, ...body, ...byWhom(context) })
      return { key, ...section(value) }
    }),
  ),

  handleStaff(orderCall, (context, { params, body }) =>
    context.write(async tx => {
      const keys = await orderEntries(tx, { ...params, ...body, ...byWhom(context) })
      return { keys, tag: section(keys.filter(key => body.keys.includes(key))).tag }
    }),
  ),

  handleStaff(getEntry, async ({ db }, { params: { kind, key } }) => {
    const beside = (await entriesOf(db, kind))[kind]
    const entry = requireEntry(beside, key)
    const [uses, usedBy] = await Promise.all([usesOf(db, kind, key), usersOf(db, kind, key)])
    return { key, ...section(valueOf(entry)), uses: uses.get(key) ?? noUses, usedBy, beside }
  }),

  handleStaff(saveCall, (context, { params, body }) =>
    context.write(async tx => section(await saveEntry(tx, { ...params, ...body, ...byWhom(context) }))),
  ),

  handleStaff(removeCall, (context, { params }) =>
    context.write(async tx => {
      await removeEntry(tx, { ...params, lang: context.lang, ...byWhom(context) })
      return { key: params.key }
    }),
  ),

  handleStaff(mergeCall, (context, { params, body }) =>
    context.write(async tx => {
      await mergeEntry(tx, { ...params, ...body, ...byWhom(context) })
      return { into: body.into }
    }),
  ),
]
