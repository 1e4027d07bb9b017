import { createHash } from 'node:crypto'
import { sharedAccess, teamsKey } from '../../rules.ts'
import { countTraced, sharedTraces } from './access.views.ts'
import type { Look, Seen } from './look.ts'

/**
 * Devices and addresses from which accounts of different teams are used. Only teams that handed something in: a second
 * account without a file harms nobody. Of what so many use that it tells nothing, no account is read.
 */
export async function sharedAccesses({ db, competitionId }: Look): Promise<Seen> {
  const traces = await sharedTraces(db, competitionId)
  const found = sharedAccess(traces).map(({ teamIds, marks }) => ({
    key: teamsKey(teamIds),
    teamIds,
    submissionIds: [],
    detail: {
      kind: 'shared_access' as const,
      marks: marks.map(({ kind, mark, uses }) => ({
        kind,
        label: labelOf(mark, competitionId),
        accounts: uses[0]?.accounts ?? 0,
        uses: uses.map(({ userId, teamId, days, firstAt, lastAt }) => ({
          userId,
          teamId,
          days,
          firstAt,
          lastAt,
        })),
      })),
    },
  }))
  const accounts = await countTraced(db, competitionId)
  return { found, looked: { accounts } }
}

/** Another one in each competition, so that organisers cannot put theirs together. */
const labelOf = (mark: string, competitionId: number) =>
  createHash('sha256').update(`${competitionId} ${mark}`).digest('hex').slice(0, 6)
