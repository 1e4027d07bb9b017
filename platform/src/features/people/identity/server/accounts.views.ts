import { sql, type RawBuilder } from 'kysely'
import type { Parsed, Returned } from '../../../../base/contract/call.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { likeText } from '../../../../base/database/like-text.ts'
import type { getAccount, listAccounts } from '../accounts.contract.ts'
import { accountFaults } from '../account-faults.ts'
import { systemAccount } from '../account-rules.ts'
import { competitionTitles, takenPart } from './hooks.ts'

type Listed = Returned<typeof listAccounts>
type Account = Returned<typeof getAccount>
const mostSessions = 50

/** People, newest first; the system account is nobody. */
export async function accountList(db: Db, query: Parsed<typeof listAccounts>['query']): Promise<Listed> {
  const where: RawBuilder<unknown>[] = [sql`id <> ${systemAccount}`]
  if (query.state !== 'all')
    where.push(query.state === 'locked' ? sql`disabled_at is not null` : sql`disabled_at is null`)
  if (query.role !== 'all')
    where.push(sql`exists (select from user_role r where r.user_id = app_user.id and r.role = ${query.role})`)
  if (query.search !== '') {
    const lower = query.search.toLowerCase()
    const number = /^\d{1,15}$/.test(query.search) ? Number(query.search) : 0
    where.push(
      sql`(id = ${number} or lower(email) = ${lower} or lower(user_name) like ${`${likeText(lower)}%`})`,
    )
  }
  const rows = await db
    .selectFrom(
      db
        .selectFrom('app_user')
        .select(['id', 'user_name', 'email', 'created_at', 'disabled_at'])
        .select(eb => eb.fn.countAll<number>().over().as('total'))
        .where(sql.join<boolean>(where, sql` and `))
        .orderBy('id', 'desc')
        .limit(query.per_page)
        .offset((query.page - 1) * query.per_page)
        .as('u'),
    )
    .selectAll('u')
    .select(eb => {
      const roles = eb
        .selectFrom('user_role as r')
        .select('r.role')
        .distinct()
        .whereRef('r.user_id', '=', 'u.id')
        .orderBy('r.role')
      return sql<Listed['list'][number]['roles']>`array(${roles})`.as('roles')
    })
    .orderBy('u.id', 'desc')
    .execute()
  return {
    total: rows[0]?.total ?? 0,
    list: rows.map(row => ({
      id: row.id,
      name: row.user_name,
      email: row.email,
      roles: row.roles,
      createdAt: row.created_at,
      lockedAt: row.disabled_at,
    })),
  }
}

/** One person as administrators see them; never a secret, nor what a session is recognised by. */
export async function accountView(db: Db | Tx, id: number, now: Date): Promise<Account> {
  const user = await db
    .selectFrom('app_user as u')
    .where('u.id', '=', id)
    .where('u.id', '<>', systemAccount)
    .select(['u.id', 'u.user_name', 'u.email', 'u.created_at', 'u.disabled_at'])
    .select(eb => [
      eb
        .selectFrom('api_token as t')
        .whereRef('t.user_id', '=', 'u.id')
        .where('t.revoked_at', 'is', null)
        .select(of => of.fn.countAll<number>().as('n'))
        .as('tokens'),
      eb
        .selectFrom('audit_entry as a')
        .where('a.subject', '=', 'user')
        .whereRef('a.subject_id', '=', 'u.id')
        .where('a.action', '=', 'user.lock')
        .orderBy('a.id', 'desc')
        .limit(1)
        .select(sql<string>`a.detail ->> 'reason'`.as('reason'))
        .as('lock_reason'),
    ])
    .executeTakeFirst()
  if (!user) throw new Failure(accountFaults.notFound)
  // One after another: inside a transaction there is one connection.
  const roles = await db
    .selectFrom('user_role as r')
    .leftJoin('app_user as g', 'g.id', 'r.granted_by')
    .where('r.user_id', '=', id)
    .select(['r.role', 'r.competition_id', 'r.granted_at', 'g.user_name'])
    .orderBy('r.role')
    .orderBy('r.competition_id')
    .execute()
  const titles = await competitionTitles.run(
    db,
    roles.flatMap(row => row.competition_id ?? []),
  )
  const taken = await takenPart.run(db, id)
  const sessions = await db
    .selectFrom('session')
    .where('user_id', '=', id)
    .where('expires_at', '>', now)
    .select(['created_at', 'last_seen_at', 'expires_at', 'address', 'user_agent'])
    .orderBy('last_seen_at', 'desc')
    .limit(mostSessions)
    .execute()
  return {
    id: user.id,
    name: user.user_name,
    email: user.email,
    createdAt: user.created_at,
    lockedAt: user.disabled_at,
    lockReason: user.disabled_at && user.lock_reason,
    roles: roles.map(row => ({
      role: row.role,
      competition:
        row.competition_id === null
          ? null
          : { id: row.competition_id, titleZh: '', titleEn: '', ...titles.get(row.competition_id) },
      grantedBy: row.user_name,
      grantedAt: row.granted_at,
    })),
    sessions: sessions.map(row => ({
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      expiresAt: row.expires_at,
      address: row.address,
      userAgent: row.user_agent,
    })),
    tokenCount: user.tokens ?? 0,
    competitionCount: taken.competitions,
    submissionCount: taken.submissions,
  }
}
