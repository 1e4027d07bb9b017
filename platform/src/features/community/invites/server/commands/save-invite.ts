import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../../base/database/tables.ts'
import { changesOf, requireUnchanged } from '../../../../../base/http/section.ts'
import { lockCompetition } from '../../../../competing/competitions/server/public.ts'
import { isInviteUsed } from '../../../../competing/registrations/server/public.ts'
import { inviteFaults } from '../../faults.ts'
import type { InviteSettings } from '../../settings.contract.ts'
import { activityOf } from '../activity.ts'

type Save = { id: number; value: InviteSettings; tag: string; actor: Actor; now: Date }

/** As it is edited: instants as they stand on the wire. */
export async function readInvite(db: Db | Tx, competitionId: number): Promise<InviteSettings> {
  const row = await activityOf(db, competitionId)
  return {
    activity: row && {
      name: row.name,
      startAt: row.start_at.toISOString(),
      endAt: row.end_at.toISOString(),
    },
  }
}

/** Opens, changes or takes away the activity; not while somebody's invitation counts in it. */
export async function saveInvite(tx: Tx, { id, value, tag, actor, now }: Save): Promise<InviteSettings> {
  await lockCompetition(tx, id)
  const before = await readInvite(tx, id)
  requireUnchanged(before, tag)
  const { activity } = value
  if (activity && new Date(activity.endAt) <= new Date(activity.startAt))
    throw new Failure(inviteFaults.endBeforeStart, {
      issues: [{ path: 'body.value.activity.endAt', code: 'before_start' }],
    })
  if (activity) await write(tx, id, activity, before.activity !== null)
  else if (before.activity) await remove(tx, id, before.activity.name)
  const after = await readInvite(tx, id)
  await audit(
    tx,
    actor,
    { action: 'competition.invite', subject: 'competition', subjectId: id, detail: changesOf(before, after) },
    now,
  )
  return after
}

async function write(
  tx: Tx,
  competitionId: number,
  { name, startAt, endAt }: NonNullable<InviteSettings['activity']>,
  isThere: boolean,
): Promise<void> {
  const values = { name, start_at: new Date(startAt), end_at: new Date(endAt) }
  const saving = isThere
    ? tx.updateTable('invite_activity').set(values).where('competition_id', '=', competitionId).execute()
    : tx
        .insertInto('invite_activity')
        .values({ competition_id: competitionId, ...values })
        .execute()
  await saving.catch((error: { code?: string }) => {
    // Names are unique over all competitions.
    throw error.code === '23505' ? taken() : error
  })
}

const taken = () =>
  new Failure(inviteFaults.nameTaken, { issues: [{ path: 'body.value.activity.name', code: 'taken' }] })

async function remove(tx: Tx, competitionId: number, name: string): Promise<void> {
  if (await isInviteUsed(tx, name)) throw new Failure(inviteFaults.inUse)
  await tx.deleteFrom('invite_activity').where('competition_id', '=', competitionId).execute()
}
