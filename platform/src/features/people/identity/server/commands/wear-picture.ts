import type { Insertable } from 'kysely'
import type { Tables, Tx } from '../../../../../base/database/tables.ts'
import { addPictures } from '../../../../../base/pictures/keep-picture.ts'
import { addressOf } from '../../../../../base/pictures/picture-at.ts'
import { giveUpPictures } from '../../../../../base/pictures/unused-pictures.ts'

/** Gives somebody a picture, or none; the one before goes unless something else shows it. */
export async function wearPicture(
  tx: Tx,
  ask: {
    userId: number
    as: 'avatar' | 'user_banner'
    picture: Insertable<Tables['picture']> | null
  },
): Promise<void> {
  const { userId, as, picture } = ask
  const before = await tx
    .selectFrom('app_user')
    .select(`${as} as worn`)
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (picture) await addPictures(tx, [picture])
  const address = picture && addressOf(picture)
  if (before.worn === address) return
  await tx
    .updateTable('app_user')
    .set({ [as]: address })
    .where('id', '=', userId)
    .execute()
  await giveUpPictures(tx, { addresses: [before.worn] })
}
