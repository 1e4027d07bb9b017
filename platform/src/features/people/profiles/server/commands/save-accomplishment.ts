import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { recordActivity } from '../../../activity/server/public.ts'
import { lockPerson } from '../../../identity/server/public.ts'
import { hasDay, mostAccomplishments, type AccomplishmentKind } from '../../accomplishments.rules.ts'
import { profileFaults } from '../../faults.ts'

type Accomplishment = {
  userId: number
  kind: AccomplishmentKind
  name: string
  organization: string
  gotOn: string | null
  description: string
}

const columnsOf = (ask: Accomplishment) => ({
  name: ask.name,
  organization: ask.organization,
  got_on: hasDay(ask.kind) ? ask.gotOn : null,
  description: ask.description,
})

export async function addAccomplishment(tx: Tx, ask: Accomplishment & { now: Date }) {
  await lockPerson(tx, ask.userId)
  const { count } = await tx
    .selectFrom('user_accomplishment')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', ask.userId)
    .where('kind', '=', ask.kind)
    .executeTakeFirstOrThrow()
  if (count >= mostAccomplishments) throw new Failure(profileFaults.accomplishmentsFull)
  const row = await tx
    .insertInto('user_accomplishment')
    .values({ user_id: ask.userId, kind: ask.kind, ...columnsOf(ask), created_at: ask.now })
    .returningAll()
    .executeTakeFirstOrThrow()
  const kind = ask.kind === 'others' ? 'other' : ask.kind
  await recordActivity(tx, { kind, userId: ask.userId, subjectId: row.id, at: ask.now })
  return row
}

export async function changeAccomplishment(tx: Tx, ask: Accomplishment & { id: number }) {
  const row = await tx
    .updateTable('user_accomplishment')
    .set(columnsOf(ask))
    .where('id', '=', ask.id)
    .where('kind', '=', ask.kind)
    .where('user_id', '=', ask.userId)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Failure(profileFaults.noSuchAccomplishment)
  return row
}

export async function deleteAccomplishment(
  tx: Tx,
  ask: { userId: number; kind: AccomplishmentKind; id: number },
): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('user_accomplishment')
    .where('id', '=', ask.id)
    .where('kind', '=', ask.kind)
    .where('user_id', '=', ask.userId)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw new Failure(profileFaults.noSuchAccomplishment)
}
