import type { Tx } from '../base/database/tables.ts'
import { demoAccounts, type DemoRole } from './accounts.ts'
import type { Person } from './people.ts'

export type Somebody = { id: number; name: string; lang: Person['lang'] }
export type Staff = Record<DemoRole, number>

/** The demo's accounts as people who write. */
export const namedStaff = (ids: Staff) =>
  Object.fromEntries(demoAccounts.map(({ role, name }) => [role, { id: ids[role], name }])) as Record<
    DemoRole,
    { id: number; name: string }
  >

/** The demo's accounts; `subs` are what the sign-on site knows them by. */
export async function insertStaff(tx: Tx, subs: Record<DemoRole, string>): Promise<Staff> {
  const ids = {} as Staff
  for (const account of demoAccounts) {
    const { id } = await tx
      .insertInto('app_user')
      .values({
        sso_id: subs[account.role],
        user_name: account.name,
        email: account.email,
        email_bound: true,
        phone_bound: true,
        is_demo: true,
        avatar: null,
        user_banner: null,
        birthday: null,
        province: '浙江',
        city: '杭州',
        language: account.locale,
        disabled_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids[account.role] = id
  }
  await tx
    .insertInto('user_role')
    .values({ user_id: ids.administrator, role: 'administrator', competition_id: null, granted_by: null })
    .execute()
  return ids
}

export async function insertPeople(tx: Tx, people: Person[]): Promise<Somebody[]> {
  const rows = await tx
    .insertInto('app_user')
    .values(
      people.map((person, index) => ({
        sso_id: `demo:${index}`,
        user_name: person.name,
        email: null,
        email_bound: true,
        phone_bound: true,
        is_new: false,
        is_demo: true,
        avatar: null,
        user_banner: null,
        birthday: null,
        province: person.province,
        city: person.city,
        introduction: person.introduction,
        language: person.lang,
        disabled_at: null,
      })),
    )
    .returning(['id', 'user_name', 'language'])
    .execute()
  return rows.map(row => ({ id: row.id, name: row.user_name, lang: row.language ?? 'zh-CN' }))
}
