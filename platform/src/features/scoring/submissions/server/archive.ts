import type { Selectable } from 'kysely'
import type { Tables, Tx } from '../../../../base/database/tables.ts'

const atOnce = 500

type Whole = Selectable<Tables['submission']> & {
  files: Selectable<Tables['submission_file']>[]
  events: Selectable<Tables['submission_event']>[]
  scores: Selectable<Tables['submission_score']>[]
}

/** Every submission of a competition for its archive, the oldest first; only a page of them is in memory. */
export async function* submissionsForArchive(tx: Tx, competitionId: number): AsyncGenerator<Whole> {
  for (let after = 0; ;) {
    const rows = await tx
      .selectFrom('submission')
      .selectAll()
      .where('competition_id', '=', competitionId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    const ids = rows.map(row => row.id)
    if (ids.length === 0) return
    const files = await tx
      .selectFrom('submission_file')
      .selectAll()
      .where('submission_id', 'in', ids)
      .orderBy('id')
      .execute()
    const events = await tx
      .selectFrom('submission_event')
      .selectAll()
      .where('submission_id', 'in', ids)
      .orderBy('id')
      .execute()
    const scores = await tx
      .selectFrom('submission_score')
      .selectAll()
      .where('submission_id', 'in', ids)
      .orderBy('board')
      .execute()
    const [filesOf, eventsOf, scoresOf] = [bySubmission(files), bySubmission(events), bySubmission(scores)]
    for (const row of rows)
      yield {
        ...row,
        files: filesOf.get(row.id) ?? [],
        events: eventsOf.get(row.id) ?? [],
        scores: scoresOf.get(row.id) ?? [],
      }
    after = ids.at(-1) ?? 0
  }
}

const bySubmission = <Row extends { submission_id: number }>(rows: readonly Row[]) =>
  Map.groupBy(rows, row => row.submission_id)
