import type { ReadDb } from '../../../../base/database/tables.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { isCertified, ownFlags } from './hooks.ts'

const visitor = {
  id: null,
  userId: null,
  userName: null,
  token: null,
  isNewUser: false,
  avatar: null,
  userBanner: null,
  birthday: null,
  private: {},
  authentication: false,
  messageCheckedAt: null,
  roles: [],
}

export async function sessionUser(db: ReadDb, viewer: Viewer | null) {
  if (!viewer) return visitor
  const [row, authentication] = await Promise.all([
    db
      .selectFrom('app_user')
      .select(['user_banner', 'birthday', 'message_checked_at'])
      .where('id', '=', viewer.userId)
      .executeTakeFirstOrThrow(),
    isCertified.run(db, viewer.userId),
  ])
  return {
    ...visitor,
    id: viewer.userId,
    userId: viewer.ssoId,
    userName: viewer.name,
    isNewUser: viewer.isNew,
    avatar: viewer.avatar,
    userBanner: row.user_banner,
    birthday: row.birthday,
    private: ownFlags.run(),
    authentication,
    messageCheckedAt: row.message_checked_at,
    roles: [...viewer.roles],
  }
}
