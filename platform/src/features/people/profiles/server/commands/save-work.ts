import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { lockPerson } from '../../../identity/server/public.ts'
import { mostCareers } from '../../details.rules.ts'
import { profileFaults } from '../../faults.ts'
import { checkSpan, type Span } from './span.ts'

type Work = Span & { userId: number; companyName: string; jobName: string }

const columnsOf = (ask: Work) => ({
  company_name: ask.companyName,
  job_name: ask.jobName,
  start_on: ask.startOn,
  end_on: ask.endOn,
})

export async function addWork(tx: Tx, ask: Work & { now: Date }) {
  checkSpan(ask, 'workEndTime')
  await lockPerson(tx, ask.userId)
  const { count } = await tx
    .selectFrom('user_work')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', ask.userId)
    .executeTakeFirstOrThrow()
  if (count >= mostCareers) throw new Failure(profileFaults.careersFull)
  return tx
    .insertInto('user_work')
    .values({ user_id: ask.userId, ...columnsOf(ask), created_at: ask.now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function changeWork(tx: Tx, ask: Work & { id: number }) {
  checkSpan(ask, 'workEndTime')
  const row = await tx
    .updateTable('user_work')
    .set(columnsOf(ask))
    .where('id', '=', ask.id)
    .where('user_id', '=', ask.userId)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Failure(profileFaults.noSuchWork)
  return row
}
