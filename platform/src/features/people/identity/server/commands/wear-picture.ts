import type { Tx } from '../../../../../base/database/tables.ts'
import { removePictures } from '../../../../../base/pictures/keep-picture.ts'

/** Gives somebody a picture, or none; the one before is no longer shown unless somebody else wears it. */
export async function wearPicture(
  tx: Tx,
  ask: { userId: number; as: 'avatar' | 'user_banner'; address: string | null },
): Promise<void> {
  const { userId, as, address } = ask
  const before = await tx
    .selectFrom('app_user')
    .select(`${as} as worn`)
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (before.worn === address) return
  await tx
    .updateTable('app_user')
    .set({ [as]: address })
    .where('id', '=', userId)
    .execute()
  await forgetPictures(tx, userId, [before.worn])
}

/** Pictures that this person uploaded and nobody else wears are no longer shown at their addresses. */
export async function forgetPictures(
  tx: Tx,
  userId: number,
  worn: readonly (string | null)[],
): Promise<void> {
  const addresses = worn.filter(address => address !== null)
  if (addresses.length === 0) return
  const others = await tx
    .selectFrom('app_user')
    .select(['avatar', 'user_banner'])
    .where(eb => eb.or([eb('avatar', 'in', addresses), eb('user_banner', 'in', addresses)]))
    .execute()
  const stillWorn = new Set(others.flatMap(other => [other.avatar, other.user_banner]))
  await removePictures(
    tx,
    addresses.filter(address => !stillWorn.has(address)),
    userId,
  )
}
