import { sql } from 'kysely'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { Lang } from '../../../../../base/web/language.ts'
import { catalogueFaults } from '../../faults.ts'
import { isUsed, usesInWords } from '../../rules.ts'
import { auditEntry, lockEntries, lockList, requireEntry, type Change } from '../change.ts'
import { noUses, usesOf } from '../read.ts'
import { idOf, shelves } from '../shelves.ts'

type Remove = Change & { key: string; lang: Lang }

/** Removes what nothing uses; a refusal says who does, in the reader's language. */
export async function removeEntry(tx: Tx, ask: Remove): Promise<void> {
  const { kind, key, lang } = ask
  const entry = requireEntry(await lockList(tx, kind), key)
  await lockEntries(tx, kind, [key])
  const uses = (await usesOf(tx, kind, key)).get(key) ?? noUses
  if (isUsed(uses))
    throw new Failure(catalogueFaults.inUse, {
      hint: `/admin/catalogue/${kind}/${key}`,
      issues: usesInWords(uses, lang).map(({ by, text }) => ({ path: by, code: 'in_use', message: text })),
    })
  const { table, id } = shelves[kind]
  await sql`delete from ${sql.table(table)} where ${sql.ref(id)} = ${idOf(kind, key)}`.execute(tx)
  await auditEntry(tx, ask, 'remove', key, { nameZh: entry.nameZh, nameEn: entry.nameEn })
}
