import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Settings } from '../../../../../base/config/settings.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../../base/database/tables.ts'
import { certifierFaults } from '../../faults.ts'
import { masterKeys } from './master-keys.ts'
import { seal, unseal } from './seal.ts'

/** Seals and opens what is kept of one person, each thing as what it is: `number`, `photo`. */
export type PersonKey = {
  seal(field: string, plain: Buffer | string): Buffer
  open(field: string, sealed: Buffer): Buffer
}

/** Shared by all who wrap under the current master key, so that a rotation can wait until nobody does under an older one. */
export const wrapping = { space: 7782, id: 0 }
/** What a data key is wrapped as: another person's does not open. */
export const boundOf = (userId: number) => `person:${userId}`

const keyOf = (userId: number, key: Buffer): PersonKey => ({
  seal: (field, plain) => seal(key, Buffer.from(plain), `${userId}:${field}`),
  open: (field, sealed) => unseal(key, sealed, `${userId}:${field}`),
})

/** A person's key, made if there is none. */
export async function personKey(
  tx: Tx,
  settings: Settings,
  { userId, now }: { userId: number; now: Date },
): Promise<PersonKey> {
  await sql`select pg_advisory_xact_lock_shared(${wrapping.space}, ${wrapping.id})`.execute(tx)
  const { current } = masterKeys(settings)
  await tx
    .insertInto('person_key')
    .values({
      user_id: userId,
      wrapped: seal(current.key, randomBytes(32), boundOf(userId)),
      master: current.name,
      created_at: now,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const key = await openedKey(tx, settings, userId)
  if (!key) throw new Error('the key that was just made is not there')
  return key
}

/** A person's key; undefined once it has been destroyed, and with it all that was sealed under it. */
export async function openedKey(
  db: Db | Tx,
  settings: Settings,
  userId: number,
): Promise<PersonKey | undefined> {
  const row = await db
    .selectFrom('person_key')
    .select(['wrapped', 'master'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return undefined
  const master = masterKeys(settings).all.find(({ name }) => name === row.master)
  if (!master) throw new Failure(certifierFaults.locked)
  return keyOf(userId, unseal(master.key, row.wrapped, boundOf(userId)))
}
