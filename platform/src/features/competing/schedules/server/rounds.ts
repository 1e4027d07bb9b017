import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { Round } from '../rounds.contract.ts'
import { boardsOf } from '../boards.ts'
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
  const rows = await db
    .selectFrom('schedule as s')
    .where('s.competition_id', '=', competitionId)
    .select(['s.id', 's.revealed_at', 's.reveal_planned_at'])
    .select(eb => [
      eb
        .selectFrom('submission as u')
        .whereRef('u.schedule_id', '=', 's.id')
        .select(of => of.fn.agg<string[]>('array_agg', ['u.sub_rank']).distinct().as('names'))
        .as('names'),
      eb
        .exists(eb.selectFrom('team as t').whereRef('t.schedule_id', '=', 's.id').select('t.id'))
        .as('hasTeams'),
    ])
    .execute()
  return new Map(
    rows.map(row => [
      row.id,
      {
        subRanks: row.names ?? [],
        isSubmittedTo: (row.names ?? []).length > 0,
        hasTeams: Boolean(row.hasTeams),
        revealedAt: row.revealed_at,
        revealPlannedAt: row.reveal_planned_at,
      },
    ]),
  )
}
