import type { z } from 'zod'
import type { Db } from '../../../../base/database/tables.ts'
import { entriesOf } from '../../../shared/catalogue/server/public.ts'
import { authDataOf } from '../../certification/server/public.ts'
import { missingProfileFields } from '../../profiles/server/public.ts'
import { profileSettingsPath } from '../../profiles/details.rules.ts'
import type { getGuide } from '../contract.ts'
import { guidePath, missingBasics, missingCareer } from '../guide.rules.ts'
import type { Lacks } from '../requirements.rules.ts'
import { factsFrom, guideRow } from './facts.ts'

type Guide = z.input<(typeof getGuide)['answer']>
type Missing = Guide['missing'][number]

/** What is empty, in the spec's order; skills are left out as it says. */
export const missingOf = (lacks: Lacks): Missing[] => [
  ...lacks.basic.map(field => ({ field, check: 'basic' as const, hint: guidePath(1) })),
  ...lacks.career.map(field => ({ field, check: 'career' as const, hint: guidePath(2) })),
  ...lacks.profile
    .filter(field => field !== 'skill' && !lacks.basic.some(one => one === field))
    .map(field => ({
      field,
      check: 'profile' as const,
      hint: field === 'industry' ? guidePath(3) : profileSettingsPath(field),
    })),
  ...(lacks.identity ? [{ field: 'identity', check: 'identity' as const, hint: guidePath(4) }] : []),
]

/** Everything that the guide shows and asks for. */
export async function guideOf(db: Db, userId: number): Promise<Guide> {
  const [user, row, own, tags, auth, { industries }] = await Promise.all([
    db
      .selectFrom('app_user')
      .select(['user_name', 'email', 'introduction', 'birthday', 'country', 'province', 'city'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),
    guideRow(db, userId),
    db
      .selectFrom('user_industry')
      .select('industry_code')
      .where('user_id', '=', userId)
      .orderBy('sort')
      .execute(),
    db.selectFrom('user_skill').select(['id', 'name']).where('user_id', '=', userId).orderBy('id').execute(),
    authDataOf(db, userId),
    entriesOf(db, 'industries'),
  ])
  const facts = factsFrom(user, row)
  const industry = own.map(one => one.industry_code)
  const isTold = auth.idCardStatus !== 0 || auth.overseaAuthStatus !== 0
  return {
    bindingInfo: {
      userName: user.user_name,
      email: user.email,
      birthday: user.birthday,
      country: user.country,
      province: user.province ?? '',
      city: user.city ?? '',
      iden: row.role,
    },
    stuInfo: {
      school: row.student_school,
      major: row.student_major,
      degree: row.student_degree,
      graduationYear: row.graduation_year,
    },
    jobInfo: { company: row.job_company, job: row.job_name, industry },
    teaInfo: { school: row.teacher_school, department: row.teacher_department, title: row.teacher_title },
    proInfo: { introduction: user.introduction, industry },
    userAuth: {
      // What was applied for says more than what was meant.
      authType: isTold || row.auth_type === null ? auth.authType : (row.auth_type as 1 | 2),
      idCardStatus: auth.idCardStatus,
      overseaAuthStatus: auth.overseaAuthStatus,
    },
    userTags: tags,
    progress: {
      step: row.step,
      isFinished: row.finished_at !== null,
      isDismissed: row.dismissed_at !== null,
    },
    missing: missingOf({
      basic: missingBasics(facts),
      career: missingCareer(facts),
      profile: await missingProfileFields(db, userId, user),
      identity: auth.idCardStatus !== 1 && auth.overseaAuthStatus !== 1,
    }),
    industries: industries
      .filter(entry => !entry.isHidden || industry.includes(entry.key))
      .map(entry => ({ code: entry.key, nameCn: entry.nameZh, nameEn: entry.nameEn })),
  }
}
