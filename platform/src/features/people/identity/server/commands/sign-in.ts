import { audit } from '../../../../../base/audit/audit.ts'
import type { Selectable } from 'kysely'
import type { Tables, Tx } from '../../../../../base/database/tables.ts'
import { harmlessName, isMisleading } from '../../../../../base/misleading.ts'
import { searchVector } from '../../../../../base/search/search.ts'
import { freeName } from '../names.ts'
import { answersOpened } from '../hooks.ts'
import { isSignOnLeaving } from './leaving-sign-on.ts'
import { hashSecret, makeSecret } from '../../../../../base/secrets.ts'

/** What the sign-on site says of a person. */
export type Claims = {
  ssoId: string
  name: string | undefined
  email: string | undefined
  emailBound: boolean
  phoneBound: boolean
}
type Visit = {
  idToken: string | undefined
  /** What the issuer calls its own session. */
  sid: string | undefined
  /** When the person last proved who they are, as far as the issuer says. */
  authenticatedAt: Date | undefined
  address: string
  userAgent: string
  now: Date
  days: number
  adminEmails: readonly string[]
}

/** The account was deleted here, and the sign-on site has not deleted its own yet. */
export class LeavingError extends Error {
  override name = 'LeavingError'
}

/**
 * Creates the user at the first login, brings what the sign-on site knows up to date, and opens a session. Returns its
 * secret. Throws `LeavingError`.
 */
export async function signIn(
  tx: Tx,
  claims: Claims,
  visit: Visit,
): Promise<{
  secret: string
  userId: number
  display: Pick<Selectable<Tables['app_user']>, 'language' | 'theme'>
}> {
  const email = claims.email?.toLowerCase() ?? null
  // The address may have moved to another account at the sign-on site, which decides whose it is.
  if (email)
    await tx
      .updateTable('app_user')
      .set({ email: null, email_bound: false })
      .where(eb => eb.fn('lower', ['email']), '=', email)
      .where('sso_id', '<>', claims.ssoId)
      .execute()
  const known = await tx
    .selectFrom('app_user')
    .select('user_name')
    .where('sso_id', '=', claims.ssoId)
    .executeTakeFirst()
  const isAdministrator = email !== null && claims.emailBound && visit.adminEmails.includes(email)
  const name = known?.user_name ?? (await freeName(tx, displayName(claims), isAdministrator))
  const { id, language, theme } = await tx
    .insertInto('app_user')
    .values({
      sso_id: claims.ssoId,
      user_name: name,
      ...(known ? {} : { name_search: searchVector(name) }),
      email,
      email_bound: claims.emailBound,
      phone_bound: claims.phoneBound,
      created_at: visit.now,
    })
    .onConflict(conflict =>
      conflict.column('sso_id').doUpdateSet({
        email,
        email_bound: claims.emailBound,
        phone_bound: claims.phoneBound,
        is_new: false,
      }),
    )
    .returning(['id', 'language', 'theme'])
    .executeTakeFirstOrThrow()
  // Only now: of an account that was being deleted meanwhile the row was waited for.
  if (await isSignOnLeaving(tx, claims.ssoId)) throw new LeavingError()
  if (isAdministrator) {
    const { numInsertedOrUpdatedRows: made } = await tx
      .insertInto('user_role')
      .values({ user_id: id, role: 'administrator', competition_id: null, granted_by: null })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (made !== 0n) await answersOpened.run(tx, { userId: id, competitionId: null })
  }
  const secret = makeSecret()
  await tx
    .insertInto('session')
    .values({
      token_hash: hashSecret(secret),
      user_id: id,
      id_token: visit.idToken ?? null,
      sid: visit.sid ?? null,
      authenticated_at: visit.authenticatedAt ?? null,
      created_at: visit.now,
      last_seen_at: visit.now,
      expires_at: new Date(visit.now.getTime() + visit.days * 86_400_000),
      address: visit.address,
      user_agent: visit.userAgent.slice(0, 300),
    })
    .execute()
  await audit(
    tx,
    { userId: id, address: visit.address },
    { action: 'session.open', subject: 'user', subjectId: id },
    visit.now,
  )
  return { secret, userId: id, display: { language, theme } }
}

function displayName({ name, ssoId }: Claims): string {
  const shown = harmlessName(name?.normalize('NFC') ?? '')
    .replace(/[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .trim()
  const cut = [...shown].slice(0, 40).join('').trim()
  return cut && !isMisleading(cut) ? cut : `user-${ssoId.replace(/\W/g, '').slice(-6)}`
}
