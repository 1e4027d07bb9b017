import type { Db, Tx } from '../../../../base/database/tables.ts'
import { roundsById } from '../../../competing/schedules/server/public.ts'
import type { SharedDay } from '../../../competing/teams/server/public.ts'

/** The days of rounds on which one of these teams and one of the others both spent something, with what one team may spend. */
export async function sharedDays(
  db: Db | Tx,
  ownIds: readonly number[],
  otherIds: readonly number[],
): Promise<SharedDay[]> {
  if (ownIds.length === 0 || otherIds.length === 0) return []
  const rows = await db
    .selectFrom('quota_day as own')
    .innerJoin('quota_day as other', join =>
      join.onRef('other.schedule_id', '=', 'own.schedule_id').onRef('other.day', '=', 'own.day'),
    )
    .where('own.team_id', 'in', ownIds)
    .where('other.team_id', 'in', otherIds)
    .whereRef('other.team_id', '<>', 'own.team_id')
    .select([
      'own.schedule_id',
      'own.team_id as own_id',
      'other.team_id',
      'own.accepted as own_accepted',
      'own.failed as own_failed',
      'other.accepted',
      'other.failed',
      'own.extra as own_extra',
      'other.extra',
    ])
    .execute()
  const rounds = await roundsById(
    db,
    rows.map(row => row.schedule_id),
  )
  return rows.flatMap(row => {
    const round = rounds.get(row.schedule_id)
    if (!round) return []
    return {
      ownId: row.own_id,
      otherId: row.team_id,
      own: { accepted: row.own_accepted, failed: row.own_failed },
      other: { accepted: row.accepted, failed: row.failed },
      // The merged team has the extra submissions of both.
      limits: limitsOf(round, row.own_extra + row.extra),
    }
  })
}

const limitsOf = (
  round: { max_submit_count: number; max_error_submit_count: number | null },
  extra: number,
) => ({
  accepted: round.max_submit_count + extra,
  failed: round.max_error_submit_count === null ? null : round.max_error_submit_count + extra,
})
