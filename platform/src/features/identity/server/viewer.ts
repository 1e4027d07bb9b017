import { sql } from 'kysely'
import type { Role, Viewer } from '../../../base/http/viewer.ts'
import type { Services } from '../../../base/services.ts'
import { hashSecret } from './secrets.ts'

/** Who a session cookie or an access token belongs to; null for neither, expired, revoked or disabled. */
export async function resolveViewer(
  { db }: Services,
  credentials: { cookie: string | undefined; bearer: string | undefined },
  now: Date,
): Promise<Viewer | null> {
  const secret = credentials.bearer ?? credentials.cookie
  if (!secret) return null
  const hash = hashSecret(secret)
  const owner = credentials.bearer
    ? db
        .selectFrom('api_token')
        .select(['user_id', 'last_used_at'])
        .where('token_hash', '=', hash)
        .where('revoked_at', 'is', null)
    : db
        .selectFrom('session')
        .select(['user_id', sql<Date | null>`null::timestamptz`.as('last_used_at')])
        .where('token_hash', '=', hash)
        .where('expires_at', '>', now)
  const row = await db
    .selectFrom(owner.as('o'))
    .innerJoin('app_user as u', 'u.id', 'o.user_id')
    .where('u.disabled_at', 'is', null)
    .select(['u.id', 'u.sso_id', 'u.user_name', 'u.avatar', 'u.is_new', 'u.email_bound', 'u.phone_bound'])
    .select('o.last_used_at')
    .select(eb =>
      eb
        .selectFrom('user_role as r')
        .whereRef('r.user_id', '=', 'u.id')
        .select(
          sql<
            { role: Role; competition: number | null }[]
          >`coalesce(json_agg(json_build_object('role', r.role, 'competition', r.competition_id)), '[]')`.as(
            'roles',
          ),
        )
        .as('roles'),
    )
    .executeTakeFirst()
  if (!row) return null
  // Written at most once a minute, so that reading does not write.
  const stale = new Date(now.getTime() - 60_000)
  if (credentials.bearer && (row.last_used_at === null || row.last_used_at < stale)) {
    await db
      .updateTable('api_token')
      .set({ last_used_at: now })
      .where('token_hash', '=', hash)
      .where(eb => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', stale)]))
      .execute()
  }
  const roles = row.roles ?? []
  return {
    userId: row.id,
    ssoId: row.sso_id,
    name: row.user_name,
    avatar: row.avatar,
    isNew: row.is_new,
    emailBound: row.email_bound,
    phoneBound: row.phone_bound,
    roles: new Set(roles.map(entry => entry.role)),
    organises: new Set(roles.flatMap(entry => (entry.competition === null ? [] : [entry.competition]))),
    via: credentials.bearer ? 'token' : 'cookie',
  }
}
