import type { Selectable } from 'kysely'
import { pagesById } from '../../../../base/database/pages-by-id.ts'
import type { Tables, Tx } from '../../../../base/database/tables.ts'

type Whole = Selectable<Tables['submission']> & {
  files: Selectable<Tables['submission_file']>[]
  events: Selectable<Tables['submission_event']>[]
  scores: Selectable<Tables['submission_score']>[]
}

/** Every submission of a competition for its archive, the oldest first; only a page of them is in memory. */
export async function* submissionsForArchive(tx: Tx, competitionId: number): AsyncGenerator<Whole> {
  const own = tx
    .selectFrom('submission')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .orderBy('id')
  for await (const rows of pagesById((after, limit) => own.where('id', '>', after).limit(limit).execute())) {
    const ids = rows.map(row => row.id)
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
  }
}

const bySubmission = <Row extends { submission_id: number }>(rows: readonly Row[]) =>
  Map.groupBy(rows, row => row.submission_id)
