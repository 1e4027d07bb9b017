import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { mostEducations, type Degree } from '../../details.rules.ts'
import { profileFaults } from '../../faults.ts'
import { lockPerson } from '../../../identity/server/public.ts'

export type NewEducation = {
  userId: number
  schoolName: string
  majorName: string
  degree: Degree
  startOn: string | null
  endOn: string | null
  now: Date
}

export async function addEducation(tx: Tx, ask: NewEducation) {
  const { userId, startOn, endOn } = ask
  if (startOn !== null && endOn !== null && endOn < startOn)
    throw new Failure(profileFaults.endsBeforeStart, {
      issues: [{ path: 'body.eduEndTime', code: 'too_early' }],
    })
  await lockPerson(tx, userId)
  const { count } = await tx
    .selectFrom('user_education')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (count >= mostEducations) throw new Failure(profileFaults.educationsFull)
  return tx
    .insertInto('user_education')
    .values({
      user_id: userId,
      school_name: ask.schoolName,
      major_name: ask.majorName,
      degree: ask.degree,
      start_on: startOn,
      end_on: endOn,
      created_at: ask.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
