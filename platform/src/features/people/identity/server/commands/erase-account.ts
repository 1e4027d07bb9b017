import type { Tx } from '../../../../../base/database/tables.ts'
import { giveUpPictures } from '../../../../../base/pictures/unused-pictures.ts'

/**
 * Takes away what an account tells of a person and who may sign in to it; what they did keeps pointing at it. Answers
 * what the sign-on site knew them by.
 */
export async function eraseAccount(
  tx: Tx,
  { userId, name, now }: { userId: number; name: string; now: Date },
): Promise<{ ssoId: string }> {
  const {
    sso_id: ssoId,
    avatar,
    user_banner: banner,
  } = await tx
    .selectFrom('app_user')
    .select(['sso_id', 'avatar', 'user_banner'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('app_user')
    .set({
      sso_id: `left:${userId}`,
      user_name: name,
      email: null,
      email_bound: false,
      phone_bound: false,
      avatar: null,
      user_banner: null,
      introduction: '',
      birthday: null,
      gender: 'secret',
      country: null,
      province: null,
      city: null,
      language: null,
      theme: null,
      zone: null,
      name_search: null,
      name_changed_at: null,
      disabled_at: now,
      left_at: now,
    })
    .where('id', '=', userId)
    .execute()
  await giveUpPictures(tx, { addresses: [avatar, banner], uploadedBy: userId })
  return { ssoId }
}
