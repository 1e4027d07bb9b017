import type { Db, Tx } from '../../../../base/database/tables.ts'
import { memberSince, type detailsOf } from '../../identity/server/public.ts'
import { offeredDays } from '../guide.rules.ts'
import type { GuideFacts, GuideRole, GuideStep } from '../guide.rules.ts'

const nothingTold = {
  role: null as GuideRole | null,
  student_school: '',
  student_major: '',
  student_degree: null,
  graduation_year: null,
  job_company: '',
  job_name: '',
  teacher_school: '',
  teacher_department: '',
  teacher_title: '',
  auth_type: null,
  step: 1 as GuideStep,
  dismissed_at: null,
  finished_at: null,
}

/** What somebody told in the guide; whoever was never there has told nothing. */
export async function guideRow(db: Db | Tx, userId: number) {
  const row = await db.selectFrom('user_guide').selectAll().where('user_id', '=', userId).executeTakeFirst()
  return row ?? nothingTold
}

type Person = Pick<Awaited<ReturnType<typeof detailsOf>>, 'email' | 'birthday' | 'city'>
type Told = Awaited<ReturnType<typeof guideRow>>

/** What the checks of basic and career information look at. */
export function factsFrom(person: Person, row: Told): GuideFacts {
  return {
    email: person.email,
    birthday: person.birthday,
    city: person.city ?? '',
    iden: row.role,
    stuInfo: { school: row.student_school, major: row.student_major, degree: row.student_degree },
    jobInfo: { company: row.job_company, job: row.job_name },
    teaInfo: { school: row.teacher_school, title: row.teacher_title },
  }
}

const day = 86_400_000

/** Whether somebody is new, and has neither been through the guide nor put it aside. */
export async function isOffered(db: Db, userId: number, now: Date): Promise<boolean> {
  const since = await memberSince(db, userId)
  // Most are not new: of them nothing else is asked.
  if (now.getTime() - since.getTime() >= offeredDays * day) return false
  const row = await guideRow(db, userId)
  return row.finished_at === null && row.dismissed_at === null
}
