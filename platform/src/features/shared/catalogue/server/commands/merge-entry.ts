import { sql } from 'kysely'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { catalogueFaults } from '../../faults.ts'
import { mayMerge } from '../../rules.ts'
import { auditEntry, lockEntries, lockList, requireEntry, type Change } from '../change.ts'
import { noUses, usesOf } from '../read.ts'
import { idOf, shelves } from '../shelves.ts'

type Merge = Change & { key: string; into: string }

/** Whatever uses an entry uses another one instead, once; the first is removed. */
export async function mergeEntry(tx: Tx, ask: Merge): Promise<void> {
  const { kind, key, into } = ask
  const entries = await lockList(tx, kind)
  const from = requireEntry(entries, key)
  if (!mayMerge(key, into, entries))
    throw new Failure(catalogueFaults.cannotMerge, { issues: [{ path: 'body.into', code: 'unknown' }] })
  const target = requireEntry(entries, into)
  await lockEntries(tx, kind, [key, into])
  const moved = (await usesOf(tx, kind, key)).get(key) ?? noUses
  const [old, other] = [idOf(kind, key), idOf(kind, into)]
  for (const { table, column, of, isPair } of shelves[kind].links) {
    const [at, which] = [sql.table(table), sql.ref(column)]
    if (isPair) {
      // Who has both keeps the other alone.
      const whose = sql.ref(of)
      await sql`delete from ${at} l where ${which} = ${old}
        and exists (select from ${at} o where o.${whose} = l.${whose} and o.${which} = ${other})`.execute(tx)
    }
    await sql`update ${at} set ${which} = ${other} where ${which} = ${old}`.execute(tx)
  }
  const { table, id } = shelves[kind]
  await sql`delete from ${sql.table(table)} where ${sql.ref(id)} = ${old}`.execute(tx)
  await auditEntry(tx, ask, 'merge', key, {
    from: { nameZh: from.nameZh, nameEn: from.nameEn },
    into: { key: into, nameZh: target.nameZh, nameEn: target.nameEn },
    moved,
  })
}
