import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { lockPerson } from '../../../identity/server/public.ts'
import { mostEducations, type Degree } from '../../details.rules.ts'
import { profileFaults } from '../../faults.ts'
import { checkSpan, type Span } from './span.ts'

type Education = Span & { userId: number; schoolName: string; majorName: string; degree: Degree }

const columnsOf = (ask: Education) => ({
  school_name: ask.schoolName,
  major_name: ask.majorName,
  degree: ask.degree,
  start_on: ask.startOn,
  end_on: ask.endOn,
})

export async function addEducation(tx: Tx, ask: Education & { now: Date }) {
  checkSpan(ask, 'eduEndTime')
  await lockPerson(tx, ask.userId)
  const { count } = await tx
    .selectFrom('user_education')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', ask.userId)
    .executeTakeFirstOrThrow()
  if (count >= mostEducations) throw new Failure(profileFaults.educationsFull)
  return tx
    .insertInto('user_education')
    .values({ user_id: ask.userId, ...columnsOf(ask), created_at: ask.now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function changeEducation(tx: Tx, ask: Education & { id: number }) {
  checkSpan(ask, 'eduEndTime')
  const row = await tx
    .updateTable('user_education')
    .set(columnsOf(ask))
    .where('id', '=', ask.id)
    .where('user_id', '=', ask.userId)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Failure(profileFaults.noSuchEducation)
  return row
}
