import { sql } from 'kysely'
import { audit, type Actor } from '../../../../base/audit/audit.ts'
import { Failure, type Issue } from '../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../base/contract/faults.ts'
import type { Tx } from '../../../../base/database/tables.ts'
import { catalogueFaults } from '../faults.ts'
import { extrasOf, foreignExtras, type Entry, type Kind } from '../rules.ts'
import { entriesOf, type EntryRow } from './entries.ts'
import { idOf, shelves } from './shelves.ts'

/** Who changes which list, and when. */
export type Change = { kind: Kind; actor: Actor; now: Date }

/** The entries of a kind, which nobody else changes until this transaction ends; they can still be read and chosen. */
export async function lockList(tx: Tx, kind: Kind): Promise<EntryRow[]> {
  await sql`lock table ${sql.table(shelves[kind].table)} in share row exclusive mode`.execute(tx)
  return (await entriesOf(tx, kind))[kind]
}

/** Waits for whoever is just choosing these entries, and lets nobody choose them until this transaction ends. */
export async function lockEntries(tx: Tx, kind: Kind, keys: readonly string[]): Promise<void> {
  const { table, id } = shelves[kind]
  const ids = keys.map(key => idOf(kind, key))
  await sql`select from ${sql.table(table)} where ${sql.ref(id)} in (${sql.join(ids)}) order by ${sql.ref(id)} for update`.execute(
    tx,
  )
}

export function requireEntry(entries: readonly EntryRow[], key: string): EntryRow {
  const found = entries.find(entry => entry.key === key)
  if (!found) throw new Failure(catalogueFaults.notFound)
  return found
}

/** Refuses what this kind cannot hold. */
export function requireHeld(kind: Kind, value: Entry): void {
  const issues: Issue[] = foreignExtras(kind, value).map(name => ({
    path: `body.value.${name}`,
    code: 'unrecognized_keys',
  }))
  if (issues.length > 0) throw new Failure(baseFaults.invalidInput, { issues })
}

/** What an entry is in its table. */
export function columnsOf(kind: Kind, value: Entry): Record<string, unknown> {
  const { columns } = shelves[kind]
  return {
    name_zh: value.nameZh,
    name_en: value.nameEn,
    is_hidden: value.isHidden,
    ...Object.fromEntries(
      extrasOf[kind].map(name => [columns[name], name === 'url' ? value.url || null : value[name]]),
    ),
  }
}

/** For what the database alone can find: a name or a code that another entry has. `at` is where the body holds the names. */
export const refuseTaken =
  (at: string) =>
  (error: unknown): never => {
    const { code, constraint = '' } = error as { code?: string; constraint?: string }
    if (code !== '23505') throw error
    const field = /_name_(zh|en)$/.exec(constraint)?.[1]
    if (!field)
      throw new Failure(catalogueFaults.codeTaken, { issues: [{ path: 'body.code', code: 'taken' }] })
    const path = `${at}.${field === 'zh' ? 'nameZh' : 'nameEn'}`
    throw new Failure(catalogueFaults.nameTaken, { issues: [{ path, code: 'taken' }] })
  }

/** Writes down what was done to an entry. */
export const auditEntry = (
  tx: Tx,
  { kind, actor, now }: Change,
  done: 'add' | 'save' | 'order' | 'remove' | 'merge',
  key: string | null,
  detail: Record<string, unknown>,
): Promise<void> =>
  audit(
    tx,
    actor,
    {
      action: `catalogue.${done}`,
      subject: shelves[kind].table,
      subjectId: key !== null && shelves[kind].id === 'id' ? Number(key) : null,
      detail: { ...(key !== null && shelves[kind].id === 'code' ? { code: key } : {}), ...detail },
    },
    now,
  )
