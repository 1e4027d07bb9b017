import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { Round } from '../rounds.contract.ts'
import { boardsOf } from '../boards.ts'
import { roundsOfTeams, submissionsIn } from './hooks.ts'
import { schedulesOf } from './schedules.ts'

/** The rounds as they are edited: instants as they stand on the wire. */
export async function readRounds(db: Db | Tx, competitionId: number): Promise<{ rounds: Round[] }> {
  const schedules = await schedulesOf(db, competitionId)
  const wire = (date: Date | null) => (date === null ? null : date.toISOString())
  return {
    rounds: schedules.map(row => ({
      id: row.id,
      titleZh: row.titleZh,
      titleEn: row.titleEn,
      startAt: row.startAt.toISOString(),
      endAt: row.endAt.toISOString(),
      listAStart: row.listAStart.toISOString(),
      listAEnd: row.listAEnd.toISOString(),
      listBMode: row.listBMode,
      listBStart: wire(row.listBStart),
      listBEnd: wire(row.listBEnd),
      maxSubmitCount: row.maxSubmitCount,
      maxErrorSubmitCount: row.maxErrorSubmitCount,
      subRanks: boardsOf(row),
      precision: row.precision,
      ladder: row.ladder,
      maxBytes: row.maxBytes,
    })),
  }
}

export type Uses = {
  subRanks: string[]
  isSubmittedTo: boolean
  hasTeams: boolean
  revealedAt: Date | null
  revealPlannedAt: Date | null
}

/** What submissions, teams and a reveal hold on to, round by round. */
export async function usesOf(db: Db | Tx, competitionId: number): Promise<Map<number, Uses>> {
  const [rounds, handedIn, withTeams] = await Promise.all([
    db
      .selectFrom('schedule')
      .where('competition_id', '=', competitionId)
      .select(['id', 'revealed_at', 'reveal_planned_at'])
      .execute(),
    submissionsIn.run(db, { competitionId }),
    roundsOfTeams.run(db, competitionId),
  ])
  return new Map(
    rounds.map(({ id, revealed_at: revealedAt, reveal_planned_at: revealPlannedAt }) => [
      id,
      {
        subRanks: handedIn.get(id)?.subRanks ?? [],
        isSubmittedTo: handedIn.has(id),
        hasTeams: withTeams.has(id),
        revealedAt,
        revealPlannedAt,
      },
    ]),
  )
}
