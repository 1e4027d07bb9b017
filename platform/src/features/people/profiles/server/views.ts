import type { z } from 'zod'
import type { Db } from '../../../../base/database/tables.ts'
import { entriesOf } from '../../../shared/catalogue/server/public.ts'
import { ageOf } from '../details.rules.ts'
import type { education, ownInfo, skill } from '../schema.ts'
import { missingProfileFields } from './missing-fields.ts'

export const skillView = (row: { id: number; name: string }): z.input<typeof skill> => ({
  userSkillId: row.id,
  skillName: row.name,
  skillTagId: row.id,
})

type EducationRow = {
  id: number
  school_name: string
  major_name: string
  degree: z.input<typeof education>['degreeName']
  start_on: string | null
  end_on: string | null
}
export const educationView = (row: EducationRow): z.input<typeof education> => ({
  userEduId: row.id,
  schoolName: row.school_name,
  majorName: row.major_name,
  degreeName: row.degree,
  eduStartTime: row.start_on,
  eduEndTime: row.end_on,
})

/** Everything that a person may change of their own profile, and what there is to choose from. */
export async function ownInfoOf(
  db: Db,
  ask: { userId: number; now: Date },
): Promise<z.input<typeof ownInfo>> {
  const { userId } = ask
  const [user, own, skills, educations, { industries }, missing] = await Promise.all([
    db
      .selectFrom('app_user')
      .select(['id', 'sso_id', 'user_name', 'email', 'introduction', 'birthday', 'province', 'city'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('user_industry')
      .select('industry_code')
      .where('user_id', '=', userId)
      .orderBy('sort')
      .execute(),
    db.selectFrom('user_skill').select(['id', 'name']).where('user_id', '=', userId).orderBy('id').execute(),
    db.selectFrom('user_education').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute(),
    entriesOf(db, 'industries'),
    missingProfileFields(db, userId),
  ])
  const industry = own.map(row => row.industry_code)
  return {
    id: user.id,
    userId: user.sso_id,
    userName: user.user_name,
    email: user.email,
    introduction: user.introduction,
    birthday: user.birthday,
    age: user.birthday === null ? null : ageOf(user.birthday, ask.now),
    industry,
    location: { province: user.province ?? '', city: user.city ?? '' },
    skills: skills.map(skillView),
    educations: educations.map(educationView),
    missing,
    industries: industries
      .filter(entry => !entry.isHidden || industry.includes(entry.key))
      .map(entry => ({ code: entry.key, nameCn: entry.nameZh, nameEn: entry.nameEn })),
  }
}
