import { sql, type RawBuilder } from 'kysely'
import type { ReadCache } from '../../../../base/database/read-cache.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import type { Board } from './tables.ts'

/** Of larger boards all places would cost more, each second, than the pages that are read. */
const mostPlaces = 100_000
const idBytes = 8
const markBytes = 16
/** Its entry, and its place by its id. */
const bytesOfPlace = 100

/** The order of all ranked teams of a board at one moment. */
export type Standings = {
  /** Tells orders of this process apart. */
  id: number
  total: number
  /** Ids of the teams on places `start + 1` to `start + length`. */
  teams(start: number, length: number): number[]
  /** Scores as they are ordered, the smallest best, from the first place to the last. */
  sortKeys(): number[]
  /** The place of a team, if its row still bears the mark that it had then. */
  placeOf(teamId: number, mark: Buffer): number | undefined
  /** The place that a team had then, whatever its row bears now. */
  placeThen(teamId: number): number | undefined
}

/** What decides the place of an entry, to the last bit; `of` is the alias of its table. */
export const markOf = (of: string): RawBuilder<Buffer> =>
  sql`float8send(${sql.ref(`${of}.sort_key`)}) || timestamptz_send(${sql.ref(`${of}.best_at`)})`

/**
 * Read once for all who ask within the time that answers may be old: counted anew for each reader, one's own place was
 * most of what a large board cost, and skipping to a page in its middle most of what is left. Undefined for boards that
 * are too large, and where nothing is kept.
 */
export async function standingsOf(
  { db, shared }: { db: ReadDb; shared: ReadCache },
  board: { scheduleId: number; subRank: string; board: Board },
): Promise<Standings | undefined> {
  if (!shared.keeps) return undefined
  const key = `standings ${board.scheduleId} ${board.board} ${board.subRank}`
  const standings = async () => {
    const { rows } = await sql<{ total: number; entries: Buffer | null }>`
      select count(*)::int as total, string_agg(int8send(e.team_id) || ${markOf('e')}, ''::bytea) as entries from (
        select team_id, sort_key, best_at from ranking_entry
        where schedule_id = ${board.scheduleId} and sub_rank = ${board.subRank} and board = ${board.board} and is_ranked
        order by sort_key, best_at, team_id limit ${mostPlaces + 1}
      ) e`.execute(db)
    const [{ total = 0, entries = null } = {}] = rows
    return total > mostPlaces ? undefined : readStandings(entries ?? Buffer.alloc(0))
  }
  return shared.read(key, standings, found => (found?.total ?? 0) * bytesOfPlace)
}

let made = 0

/** From team id and mark of each entry, one behind the other. */
function readStandings(entries: Buffer): Standings {
  const length = idBytes + markBytes
  const total = entries.length / length
  const idAt = (index: number) => Number(entries.readBigInt64BE(index * length))
  const places = new Map(Array.from({ length: total }, (_, index) => [idAt(index), index]))
  return {
    id: ++made,
    total,
    teams: (start, count) =>
      Array.from({ length: Math.max(0, Math.min(count, total - start)) }, (_, index) => idAt(start + index)),
    sortKeys: () =>
      Array.from({ length: total }, (_, index) => entries.readDoubleBE(index * length + idBytes)),
    placeThen(teamId) {
      const index = places.get(teamId)
      return index === undefined ? undefined : index + 1
    },
    placeOf(teamId, mark) {
      const index = places.get(teamId)
      if (index === undefined) return undefined
      const at = index * length + idBytes
      return mark.equals(entries.subarray(at, at + markBytes)) ? index + 1 : undefined
    },
  }
}
