import { sql } from 'kysely'
import type { Tx } from '../../../../base/database/tables.ts'
import { isNameOfSite } from '../../../../base/look-alike.ts'

/**
 * True if another person has or had this name or one that looks like it. Others that would take one that looks the same wait until
 * this transaction is over.
 */
export async function isNameTaken(tx: Tx, name: string, userId: number | null): Promise<boolean> {
  const look = sql`look_alike_key(${name})`
  await sql`select pg_advisory_xact_lock(hashtextextended('user-name:' || ${look}, 0))`.execute(tx)
  const isLike = sql`(name_key = user_name_key(${name}) or look_alike_key(user_name) = ${look})`
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from app_user where ${isLike} and id is distinct from ${userId})
      or exists (select from former_user_name where ${isLike} and user_id is distinct from ${userId}) as taken`.execute(
    tx,
  )
  return rows[0]?.taken ?? false
}

/** The name that a new person brings, or one like it that is free; not like a name of the site, which is for its staff. */
export async function freeName(tx: Tx, wanted: string, isStaff: boolean): Promise<string> {
  const isForStaff = !isStaff && isNameOfSite(wanted)
  const stem = isForStaff ? 'user' : [...wanted].slice(0, 33).join('')
  const numbered = () => `${stem}-${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`
  let name = isForStaff ? numbered() : wanted
  while (await isNameTaken(tx, name, null)) name = numbered()
  return name
}
