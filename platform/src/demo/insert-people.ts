import type { Tx } from '../base/database/tables.ts'
import { searchVector } from '../base/search/search.ts'
import { skillKey } from '../features/people/profiles/details.rules.ts'
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

const day = 86_400_000
/** Everybody was here before the demo's first competition began. */
const since = (now: Date, index: number) => new Date(now.getTime() - (450 + ((index * 61) % 500)) * day)
/** They have told what competitions ask for by default. */
const throughGuide = (now: Date) => ({
  student_degree: null,
  graduation_year: null,
  auth_type: null,
  step: 5 as const,
  dismissed_at: null,
  finished_at: now,
})

/** The demo's accounts; `subs` are what the sign-on site knows them by. */
export async function insertStaff(tx: Tx, subs: Record<DemoRole, string>, now: Date): Promise<Staff> {
  const ids = {} as Staff
  for (const [index, account] of demoAccounts.entries()) {
    const { id } = await tx
      .insertInto('app_user')
      .values({
        sso_id: subs[account.role],
        user_name: account.name,
        name_search: searchVector(account.name),
        created_at: since(now, index + 3),
        email: account.email,
        email_bound: true,
        phone_bound: true,
        is_demo: true,
        avatar: null,
        user_banner: null,
        birthday: '1993-05-20',
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
    .insertInto('user_guide')
    .values(
      Object.values(ids).map(id => ({
        ...throughGuide(now),
        user_id: id,
        role: 2 as const,
        job_company: '临江市公共数据局',
        job_name: '数据分析师',
      })),
    )
    .execute()
  await tx
    .insertInto('user_role')
    .values({ user_id: ids.administrator, role: 'administrator', competition_id: null, granted_by: null })
    .execute()
  return ids
}

/** Their profiles are whole, so that they may enter the competition that asks for that. Needs the catalogue's industries. */
export async function insertPeople(
  tx: Tx,
  people: readonly Person[],
  now: Date,
  group = 'demo',
): Promise<Somebody[]> {
  const rows = await tx
    .insertInto('app_user')
    .values(
      people.map((person, index) => ({
        sso_id: `${group}:${index}`,
        user_name: person.name,
        name_search: searchVector(person.name),
        created_at: since(now, index + 20),
        email: `${group === 'demo' ? 'person' : group}${index + 1}@people.leitai.example`,
        email_bound: true,
        phone_bound: true,
        is_new: false,
        is_demo: true,
        avatar: null,
        user_banner: null,
        birthday: person.birthday,
        province: person.province,
        city: person.city,
        introduction: person.introduction,
        language: person.lang,
        disabled_at: null,
      })),
    )
    .returning(['id', 'user_name', 'language'])
    .execute()
  await insertDetails(
    tx,
    rows.map(({ id }, index) => ({ id, ...(people[index] as Person) })),
    now,
  )
  await tx
    .insertInto('user_guide')
    .values(
      rows.map(({ id, language }, index) => {
        const { education, job } = people[index] as Person
        const told = { ...throughGuide(now), user_id: id }
        return job
          ? { ...told, role: 2 as const, job_company: job.company, job_name: job.name }
          : {
              ...told,
              role: 1 as const,
              student_school: education.school,
              student_degree: education.degree,
              student_major: language === 'en-US' ? 'Statistics' : '统计学',
            }
      }),
    )
    .execute()
  return rows.map(row => ({ id: row.id, name: row.user_name, lang: row.language ?? 'zh-CN' }))
}

/** The demo's captain hands in like the others; what a profile lacks the other accounts show. */
export async function completeCaptain(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ introduction: '相信交叉验证，也相信队友', birthday: '1996-03-08' })
    .where('id', '=', id)
    .execute()
  const education = { school: '清泉理工大学', degree: 'master' as const }
  await insertDetails(tx, [{ id, industry: 'weather', skill: '梯度提升', education }], now)
}

type Details = { id: number } & Pick<Person, 'industry' | 'skill' | 'education'>

async function insertDetails(tx: Tx, people: readonly Details[], now: Date): Promise<void> {
  await tx
    .insertInto('user_industry')
    .values(people.map(({ id, industry }) => ({ user_id: id, industry_code: industry, sort: 0 })))
    .execute()
  await tx
    .insertInto('user_skill')
    .values(
      people.map(({ id, skill }) => ({
        user_id: id,
        name: skill,
        name_key: skillKey(skill),
        created_at: now,
      })),
    )
    .execute()
  await tx
    .insertInto('user_education')
    .values(
      people.map(({ id, education: { school, degree } }) => ({
        user_id: id,
        school_name: school,
        degree,
        start_on: null,
        end_on: null,
        created_at: now,
      })),
    )
    .execute()
}
