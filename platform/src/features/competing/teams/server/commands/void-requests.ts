import type { Tx } from '../../../../../base/database/tables.ts'
import type { VoidReason } from '../../rules.ts'

/** Locks what this team asked and was asked and is still open, always in the order of ids: two merges may end the same requests. */
export const lockOpenRequests = (tx: Tx, teamId: number): Promise<{ id: number; isAsked: boolean }[]> =>
  tx
    .selectFrom('team_request')
    .select(eb => ['id', eb('team_id', '=', teamId).$castTo<boolean>().as('isAsked')])
    .where('state', '=', 'open')
    .where(eb => eb.or([eb('team_id', '=', teamId), eb('from_team_id', '=', teamId)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** Ends the open requests of a team that can no longer be answered. */
export async function voidRequests(
  tx: Tx,
  teamId: number,
  because: { asked: VoidReason; asking: VoidReason },
  now: Date,
): Promise<void> {
  const open = await lockOpenRequests(tx, teamId)
  for (const [reason, rows] of [
    [because.asked, open.filter(request => request.isAsked)],
    [because.asking, open.filter(request => !request.isAsked)],
  ] as const) {
    if (rows.length === 0) continue
    await tx
      .updateTable('team_request')
      .set({ state: 'void', void_reason: reason, decided_at: now })
      .where(
        'id',
        'in',
        rows.map(row => row.id),
      )
      .execute()
  }
}
