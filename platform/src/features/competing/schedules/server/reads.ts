import type { Selectable } from 'kysely'
import { Failure, type Fault } from '../../../../base/contract/failure.ts'
import type { Db, Tables, Tx } from '../../../../base/database/tables.ts'
import { filled, type Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { competitionRow } from '../../competitions/server/public.ts'
import { scheduleFaults } from '../faults.ts'
import { scheduleTitle } from '../rules.ts'

export type RoundRow = Selectable<Tables['schedule']>

type Of = { id: number; /** The competition that it must be of. */ competitionId?: number }

const roundsBy = (db: Db | Tx, { id, competitionId }: Of) =>
  db
    .selectFrom('schedule')
    .selectAll()
    .where('id', '=', id)
    .$if(competitionId !== undefined, query => query.where('competition_id', '=', competitionId ?? 0))

/** A round’s row. Throws `e40411`, or the fault that is named. */
export async function requireRound(
  db: Db | Tx,
  of: Of,
  missing: Fault = scheduleFaults.notFound,
): Promise<RoundRow> {
  const row = await roundsBy(db, of).executeTakeFirst()
  if (!row) throw new Failure(missing)
  return row
}

/** The same under the lock that orders every change of how a round is scored. */
export async function lockRound(tx: Tx, of: Of, missing: Fault = scheduleFaults.notFound): Promise<RoundRow> {
  const row = await roundsBy(tx, of).forNoKeyUpdate().executeTakeFirst()
  if (!row) throw new Failure(missing)
  return row
}

/** The rows of all rounds of a competition, in their order. */
export const roundRows = (db: Db | Tx, competitionId: number): Promise<RoundRow[]> =>
  db.selectFrom('schedule').selectAll().where('competition_id', '=', competitionId).orderBy('sort').execute()

/** What a notice says of a round: its competition, and both their names. */
export async function roundForNotice(db: Db, id: number) {
  const row = await roundsBy(db, { id }).executeTakeFirst()
  if (!row) return undefined
  const { title_zh: zh, title_en: en } = await competitionRow(db, row.competition_id)
  return {
    competitionId: row.competition_id,
    revealedAt: row.revealed_at,
    competition: filled({ zh, en }),
    title: (lang: Lang) => scheduleTitle(row.sort, localizeColumn(row, 'title', lang), lang),
  }
}

/** Whether a round of the competition lies outside of these times. */
export async function hasRoundsOutside(
  tx: Tx,
  competitionId: number,
  times: { startAt: Date; endAt: Date },
): Promise<boolean> {
  const outside = await tx
    .selectFrom('schedule')
    .select('id')
    .where('competition_id', '=', competitionId)
    .where(eb => eb.or([eb('start_at', '<', times.startAt), eb('end_at', '>', times.endAt)]))
    .executeTakeFirst()
  return outside !== undefined
}

/** The rows of these rounds; those that do not exist are left out. */
export async function roundsById(db: Db | Tx, ids: readonly number[]): Promise<Map<number, RoundRow>> {
  const rows = await db
    .selectFrom('schedule')
    .selectAll()
    .where(eb => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}

/** Rounds of all competitions that lie between these times, with a part at least. */
export const roundsBetween = (db: Db, from: Date, to: Date): Promise<RoundRow[]> =>
  db.selectFrom('schedule').selectAll().where('start_at', '<=', to).where('end_at', '>', from).execute()

/** The strongest lock of a round: whoever writes what refers to it, as a submission does, waits too. */
export const lockRoundForUpdate = (tx: Tx, id: number) =>
  tx.selectFrom('schedule').select('id').where('id', '=', id).forUpdate().execute()

/** Whether a round still has this scoring version. Whoever wants to change it waits until the transaction ends. */
export async function lockScoringVersion(
  tx: Tx,
  { id, scoringVersion }: { id: number; scoringVersion: number },
): Promise<boolean> {
  const found = await tx
    .selectFrom('schedule')
    .select('id')
    .where('id', '=', id)
    .where('scoring_version', '=', scoringVersion)
    .forShare()
    .executeTakeFirst()
  return found !== undefined
}
