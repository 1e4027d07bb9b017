import { sql } from 'kysely'
import type { Tx } from '../../../../base/database/tables.ts'

/** Whoever takes a name waits for others that take the same, so that what is asked next still holds when it is written. */
async function lockName(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('user-name:' || user_name_key(${name}), 0))`.execute(
    tx,
  )
}

/** Whether a name is, or was, somebody else’s. Others that would take it wait until this transaction is over. */
export async function isNameTaken(tx: Tx, name: string, userId: number | null): Promise<boolean> {
  await lockName(tx, name)
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from app_user where name_key = user_name_key(${name}) and id is distinct from ${userId})
      or exists (select from former_user_name where name_key = user_name_key(${name}) and user_id is distinct from ${userId}) as taken`.execute(
    tx,
  )
  return rows[0]?.taken ?? false
}

/** The name that somebody brings, or as near to it as is free. */
export async function freeName(tx: Tx, wanted: string): Promise<string> {
  let name = wanted
  while (await isNameTaken(tx, name, null))
    name = `${[...wanted].slice(0, 33).join('')}-${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`
  return name
}
