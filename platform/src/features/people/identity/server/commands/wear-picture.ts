import { sql, type Insertable } from 'kysely'
import type { Tables, Tx } from '../../../../../base/database/tables.ts'
import { addWornPicture, removeWornPictures } from '../../../../../base/pictures/keep-picture.ts'
import { addressOf } from '../../../../../base/pictures/picture-at.ts'

/** Gives somebody a picture, or none; the one before is there no longer unless somebody else wears it. */
export async function wearPicture(
  tx: Tx,
  ask: {
    userId: number
    as: 'avatar' | 'user_banner'
    picture: Insertable<Tables['picture']> | null
    now: Date
  },
): Promise<void> {
  const { userId, as, picture, now } = ask
  const before = await tx
    .selectFrom('app_user')
    .select(`${as} as worn`)
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  await lockPictures(tx)
  if (picture) await addWornPicture(tx, picture)
  const address = picture && addressOf(picture)
  if (before.worn === address) return
  await tx
    .updateTable('app_user')
    .set({ [as]: address })
    .where('id', '=', userId)
    .execute()
  await forgetUnworn(tx, [before.worn], now)
}

/** Of the pictures that somebody wore until now, those that nobody wears are there no longer. */
export async function forgetPictures(tx: Tx, worn: readonly (string | null)[], now: Date): Promise<void> {
  await lockPictures(tx)
  await forgetUnworn(tx, worn, now)
}

/** Nobody comes to wear a picture while it is looked whether anybody does. Taken after the row of the person. */
const lockPictures = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('worn pictures', 0))`.execute(tx)

async function forgetUnworn(tx: Tx, worn: readonly (string | null)[], now: Date): Promise<void> {
  const addresses = worn.filter(address => address !== null)
  if (addresses.length === 0) return
  const others = await tx
    .selectFrom('app_user')
    .select(['avatar', 'user_banner'])
    .where(eb => eb.or([eb('avatar', 'in', addresses), eb('user_banner', 'in', addresses)]))
    .execute()
  const stillWorn = new Set(others.flatMap(other => [other.avatar, other.user_banner]))
  await removeWornPictures(
    tx,
    addresses.filter(address => !stillWorn.has(address)),
    now,
  )
}
