import type { InsertObject } from 'kysely'
import type { Tables, Tx } from '../../../../../base/database/tables.ts'

type Rows<T extends keyof Tables> = readonly InsertObject<Tables, T>[]

/** Submissions of another installation as they ended, with their scores; nothing is scored, counted or told. */
export async function addSubmissions(
  tx: Tx,
  rows: {
    submissions: Rows<'submission'>
    files: Rows<'submission_file'>
    events: Rows<'submission_event'>
    scores: Rows<'submission_score'>
  },
): Promise<void> {
  for (const page of pagesOf(rows.submissions)) await tx.insertInto('submission').values(page).execute()
  for (const page of pagesOf(rows.files)) await tx.insertInto('submission_file').values(page).execute()
  for (const page of pagesOf(rows.events)) await tx.insertInto('submission_event').values(page).execute()
  for (const page of pagesOf(rows.scores)) await tx.insertInto('submission_score').values(page).execute()
}

/** As many rows as a statement has parameters for. */
function* pagesOf<R>(rows: readonly R[]): Generator<R[]> {
  for (let at = 0; at < rows.length; at += 1_000) yield rows.slice(at, at + 1_000)
}
