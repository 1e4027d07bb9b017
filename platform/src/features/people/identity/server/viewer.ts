import { sql, type RawBuilder } from 'kysely'
import type { ReadDb } from '../../../../base/database/tables.ts'
import type { Role, Viewer } from '../../../../base/http/viewer.ts'
import type { Services } from '../../../../base/services.ts'
import { hashSecret } from '../../../../base/secrets.ts'

type Owner = {
  id: number
  sso_id: string
  user_name: string
  avatar: string | null
  is_new: boolean
  email_bound: boolean
  phone_bound: boolean
  owes_consent: boolean
  zone: string | null
  last_used_at: Date | null
  session_id: number | null
  authenticated_at: Date | null
  roles: { role: Role; competition: number | null }[] | null
}

const usedAgainAfter = 5 * 60_000

const session = (hash: Buffer, now: Date) =>
  sql`select user_id, last_seen_at as last_used_at, id as session_id, authenticated_at from session where token_hash = ${hash} and expires_at > ${now}`
const token = (hash: Buffer) =>
  sql`select user_id, last_used_at, null::bigint as session_id, null::timestamptz as authenticated_at from api_token where token_hash = ${hash} and revoked_at is null`

/** Asked by every request of whoever is signed in, and so written out: building the statement took some 50 µs each time. */
async function ownerOf(db: ReadDb, proof: RawBuilder<unknown>): Promise<Owner | undefined> {
  const { rows } = await sql<Owner>`
    select u.id, u.sso_id, u.user_name, u.avatar, u.is_new, u.email_bound, u.phone_bound, u.zone, o.last_used_at, o.session_id, o.authenticated_at,
      coalesce(u.agreed_through < (select through from consent_asked), false) as owes_consent,
      (select json_agg(json_build_object('role', r.role, 'competition', r.competition_id)) from user_role r where r.user_id = u.id) as roles
    from (${proof}) o join app_user u on u.id = o.user_id where u.disabled_at is null`.execute(db)
  return rows[0]
}

/** Who a session cookie or an access token belongs to; null for neither, expired, revoked or disabled. */
export async function resolveViewer(
  { db, read }: Services,
  credentials: { cookie: string | undefined; bearer: string | undefined },
  now: Date,
): Promise<Viewer | null> {
  const secret = credentials.bearer ?? credentials.cookie
  if (!secret) return null
  const hash = hashSecret(secret)
  const row = await ownerOf(read, credentials.bearer ? token(hash) : session(hash, now))
  if (!row) return null
  // Written at most every few minutes, so that reading does not write.
  const stale = new Date(now.getTime() - usedAgainAfter)
  if (row.last_used_at === null || row.last_used_at < stale)
    await (
      credentials.bearer
        ? db
            .updateTable('api_token')
            .set({ last_used_at: now })
            .where('token_hash', '=', hash)
            .where(eb => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', stale)]))
        : db
            .updateTable('session')
            .set({ last_seen_at: now })
            .where('token_hash', '=', hash)
            .where('last_seen_at', '<', stale)
    ).execute()
  const roles = row.roles ?? []
  return {
    userId: row.id,
    ssoId: row.sso_id,
    name: row.user_name,
    avatar: row.avatar,
    isNew: row.is_new,
    emailBound: row.email_bound,
    phoneBound: row.phone_bound,
    owesConsent: row.owes_consent,
    zone: row.zone,
    roles: new Set(roles.map(entry => entry.role)),
    organises: new Set(roles.flatMap(entry => (entry.competition === null ? [] : [entry.competition]))),
    via: credentials.bearer ? 'token' : 'cookie',
    sessionId: row.session_id,
    authenticatedAt: row.authenticated_at,
  }
}
