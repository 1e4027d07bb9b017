import { sql, type RawBuilder } from 'kysely'
import type { SharedReads } from '../../../base/database/shared-reads.ts'
import type { Db } from '../../../base/database/tables.ts'
import type { Board } from './tables.ts'

/** Of larger boards all places cost more, each second, than counting those above a few readers. */
const mostPlaces = 20_000

/** A team's place, and what tells whether its entry is still the one that had it. */
export type Place = { ranking: number; mark: string }

/** What decides an entry's place, to the last digit; `of` is the alias of its table. */
export const markOf = (of: string): RawBuilder<string> =>
  sql`${sql.ref(`${of}.sort_key`)}::text || ' ' || extract(epoch from ${sql.ref(`${of}.best_at`)})::text`

/**
 * The places of all ranked teams of a board, read once for all who ask within the time that answers may be old: counted
 * anew for each reader, one's own place was most of what a large board cost. Undefined for boards that are too large.
 */
export const placesOf = (
  { db, shared }: { db: Db; shared: SharedReads },
  board: { scheduleId: number; subRank: string; board: Board },
): Promise<ReadonlyMap<number, Place> | undefined> =>
  shared.read(`board places ${board.scheduleId} ${board.board} ${board.subRank}`, async () => {
    const { rows } = await sql<{ teams: string | null; marks: string | null }>`
      select string_agg(e.team_id::text, ',' order by e.sort_key, e.best_at, e.team_id) as teams,
        string_agg(${markOf('e')}, ',' order by e.sort_key, e.best_at, e.team_id) as marks
      from ranking_entry e
      where e.schedule_id = ${board.scheduleId} and e.sub_rank = ${board.subRank} and e.board = ${board.board} and e.is_ranked
      having count(*) <= ${mostPlaces}`.execute(db)
    const [all] = rows
    if (!all) return undefined
    const marks = all.marks?.split(',') ?? []
    return new Map(
      (all.teams?.split(',') ?? []).map((team, index) => [
        Number(team),
        { ranking: index + 1, mark: marks[index] as string },
      ]),
    )
  })
