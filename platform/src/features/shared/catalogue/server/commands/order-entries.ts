import { sql } from 'kysely'
import { Failure } from '../../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../../base/contract/faults.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { requireUnchanged } from '../../../../../base/http/section.ts'
import { entriesOf } from '../entries.ts'
import { auditEntry, lockList, type Change } from '../change.ts'
import { shelves } from '../shelves.ts'

type Order = Change & { keys: readonly string[]; tag: string }

/**
 * Saves the order of the entries that somebody saw; answers the one that stands now. What was added meanwhile stays
 * behind them: only another order, or one entry less, is a change that must be looked at first.
 */
export async function orderEntries(tx: Tx, ask: Order): Promise<string[]> {
  const { kind, keys, tag } = ask
  const before = (await lockList(tx, kind)).map(entry => entry.key)
  const given = new Set(keys)
  requireUnchanged(
    before.filter(key => given.has(key)),
    tag,
  )
  if (given.size < keys.length || keys.some(key => !before.includes(key)))
    throw new Failure(baseFaults.invalidInput, { issues: [{ path: 'body.keys', code: 'unknown' }] })
  const order = [...keys, ...before.filter(key => !given.has(key))]
  const { table, id } = shelves[kind]
  await sql`
    update ${sql.table(table)} t set sort = placed.sort
    from unnest(${order}::text[]) with ordinality as placed (key, sort)
    where t.${sql.ref(id)}::text = placed.key and t.sort <> placed.sort`.execute(tx)
  const after = (await entriesOf(tx, kind))[kind].map(entry => entry.key)
  await auditEntry(tx, ask, 'order', null, { before, after })
  return after
}
