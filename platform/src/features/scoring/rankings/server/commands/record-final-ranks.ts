import type { Tx } from '../../../../../base/database/tables.ts'
import { recordActivities } from '../../../../people/activity/server/public.ts'
import { rank } from '../../rules.ts'
import { rankedEntries } from '../reads.ts'

type Ask = {
  scheduleId: number
  competitionId: number
  /** Of every team with a place. */
  members: ReadonlyMap<number, readonly number[]>
  /** When it was revealed. */
  at: Date
}

/** Notes on which place of list B a round ended for everybody; of several boards the best. Again it notes the present places. */
export async function recordFinalRanks(tx: Tx, ask: Ask): Promise<void> {
  const entries = (await rankedEntries(tx, ask.scheduleId)).filter(({ board }) => board === 'B')
  const best = new Map<number, { rank: number; teams: number }>()
  for (const board of Map.groupBy(entries, entry => entry.sub_rank).values()) {
    const places = rank(
      board.map(entry => ({ sortKey: entry.sort_key, bestAt: entry.best_at, teamId: entry.team_id })),
    )
    for (const [index, { teamId }] of places.entries())
      for (const userId of ask.members.get(teamId) ?? [])
        if ((best.get(userId)?.rank ?? Infinity) > index + 1)
          best.set(userId, { rank: index + 1, teams: places.length })
  }
  await recordActivities(
    tx,
    [...best].map(([userId, detail]) => ({
      kind: 'final_rank' as const,
      userId,
      competitionId: ask.competitionId,
      subjectId: ask.scheduleId,
      detail,
      at: ask.at,
    })),
  )
}
