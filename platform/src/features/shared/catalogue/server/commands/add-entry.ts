import { sql } from 'kysely'
import { Failure } from '../../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../../base/contract/faults.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { catalogueFaults } from '../../faults.ts'
import { hasCode, mayStandUnder, mostEntries, noExtras, type Entry } from '../../rules.ts'
import { auditEntry, columnsOf, lockList, refuseTaken, requireEntry, type Change } from '../change.ts'
import { entriesOf } from '../entries.ts'
import { valueOf } from '../read.ts'
import { shelves } from '../shelves.ts'

type Add = Change & { nameZh: string; nameEn: string; code: string | null; parentCode: string | null }

/** An entry at the end of its list. */
export async function addEntry(tx: Tx, ask: Add): Promise<{ key: string; value: Entry }> {
  const { kind, code, parentCode } = ask
  const entries = await lockList(tx, kind)
  if (entries.length >= mostEntries) throw new Failure(catalogueFaults.full)
  if (hasCode(kind) !== (code !== null))
    throw new Failure(baseFaults.invalidInput, {
      issues: [{ path: 'body.code', code: code === null ? 'too_small' : 'unrecognized_keys' }],
    })
  if (parentCode !== null && kind !== 'tags')
    throw new Failure(baseFaults.invalidInput, {
      issues: [{ path: 'body.parentCode', code: 'unrecognized_keys' }],
    })
  if (!mayStandUnder(null, parentCode, entries))
    throw new Failure(catalogueFaults.wrongParent, { issues: [{ path: 'body.parentCode', code: 'unknown' }] })
  const { nameZh, nameEn } = ask
  const row = {
    ...columnsOf(kind, { ...noExtras, nameZh, nameEn, isHidden: false, parentCode }),
    sort: Math.max(0, ...entries.map(entry => entry.sort)) + 1,
    ...(code === null ? {} : { code }),
  }
  const { table, id } = shelves[kind]
  const { rows } = await sql<{ key: string }>`
    insert into ${sql.table(table)} (${sql.join(Object.keys(row).map(name => sql.ref(name)))})
    values (${sql.join(Object.values(row))}) returning ${sql.ref(id)}::text as key`
    .execute(tx)
    .catch(refuseTaken('body'))
  const key = rows[0]?.key
  if (key === undefined) throw new Error(`nothing was added to ${table}`)
  await auditEntry(tx, ask, 'add', key, { nameZh, nameEn, ...(parentCode === null ? {} : { parentCode }) })
  return { key, value: valueOf(requireEntry((await entriesOf(tx, kind))[kind], key)) }
}
