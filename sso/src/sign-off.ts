import type { Db } from './database.ts'
import type { Site } from './site-parts.ts'

/** oidc-provider's clients can do this, which its types leave out. */
type Told = { backchannelLogout(sub: string, sid: string | undefined): Promise<void> }

/** Ends every session of an account here. The platform is to be told, which `tellOfLogouts` does. */
export async function endSessions(db: Db, sub: string, now: Date): Promise<void> {
  await db
    .deleteFrom('sso.oidc')
    .where('account_id', '=', sub)
    .where('model', 'in', ['Session', 'Grant', 'AccessToken', 'AuthorizationCode'])
    .execute()
  await noteLogout(db, { sub, sid: null }, now)
}

/** Keeps in mind that the platform is to be told of a logout. */
export async function noteLogout(
  db: Db,
  ended: { sub: string; sid: string | null },
  now: Date,
): Promise<void> {
  await db
    .insertInto('sso.pending_logout')
    .values({ ...ended, created_at: now })
    .execute()
}

/** Tells the platform of the logouts that it has not heard of, of one person or of all: back-channel logout, again until it is heard. */
export async function tellOfLogouts({ db, provider, settings, app }: Site, sub?: string): Promise<void> {
  const pending = await db
    .selectFrom('sso.pending_logout')
    .select(['id', 'sub', 'sid'])
    .$if(sub !== undefined, query => query.where('sub', '=', sub ?? ''))
    .orderBy('id')
    .limit(100)
    .execute()
  if (pending.length === 0) return
  const platform = (await provider.Client.find(settings.SSO_CLIENT_ID)) as unknown as Told
  for (const { id, ...ended } of pending) {
    try {
      await platform.backchannelLogout(ended.sub, ended.sid ?? undefined)
    } catch (error) {
      app.log.error({ reason: whyNotTold(error) }, 'the platform could not be told of a logout')
      // The others would not be heard either; the next round tries again.
      return
    }
    await db.deleteFrom('sso.pending_logout').where('id', '=', id).execute()
  }
}

const whyNotTold = (error: unknown): string => {
  const { message, cause } = error as Error
  return cause instanceof Error ? `${message}: ${cause.message}` : message
}
