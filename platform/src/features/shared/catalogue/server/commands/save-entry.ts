import { sql } from 'kysely'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { changesOf, requireUnchanged } from '../../../../../base/http/section.ts'
import { catalogueFaults } from '../../faults.ts'
import { mayStandUnder, type Entry } from '../../rules.ts'
import {
  auditEntry,
  columnsOf,
  lockList,
  refuseTaken,
  requireEntry,
  requireHeld,
  type Change,
} from '../change.ts'
import { entriesOf } from '../entries.ts'
import { valueOf } from '../read.ts'
import { idOf, shelves } from '../shelves.ts'

type Save = Change & { key: string; value: Entry; tag: string }

/** Saves an entry; answers what stands now. */
export async function saveEntry(tx: Tx, ask: Save): Promise<Entry> {
  const { kind, key, value, tag } = ask
  const entries = await lockList(tx, kind)
  const before = valueOf(requireEntry(entries, key))
  requireUnchanged(before, tag)
  requireHeld(kind, value)
  if (!mayStandUnder(key, value.parentCode, entries))
    throw new Failure(catalogueFaults.wrongParent, {
      issues: [{ path: 'body.value.parentCode', code: 'unknown' }],
    })
  const { table, id } = shelves[kind]
  const set = Object.entries(columnsOf(kind, value)).map(([name, held]) => sql`${sql.ref(name)} = ${held}`)
  await sql`update ${sql.table(table)} set ${sql.join(set)} where ${sql.ref(id)} = ${idOf(kind, key)}`
    .execute(tx)
    .catch(refuseTaken('body.value'))
  const after = valueOf(requireEntry((await entriesOf(tx, kind))[kind], key))
  await auditEntry(tx, ask, 'save', key, changesOf(before, after))
  return after
}
