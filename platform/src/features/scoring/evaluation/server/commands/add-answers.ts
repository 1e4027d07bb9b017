import { sql, type InsertObject } from 'kysely'
import type { Tables, Tx } from '../../../../../base/database/tables.ts'

/** Answers of another installation, where they were found sound. */
export async function addAnswers(
  tx: Tx,
  answers: readonly InsertObject<Tables, 'answer_file'>[],
): Promise<void> {
  if (answers.length > 0) await tx.insertInto('answer_file').values(answers).execute()
}

/** The answers that count in a competition for the copies of its rounds. */
export async function copyAnswers(
  tx: Tx,
  { from, to, userId, now }: { from: number; to: number; userId: number; now: Date },
): Promise<void> {
  const facts = sql.raw('list, storage_key, sha256, size, file_name, rows, columns, usage_counts, labels')
  await sql`
    insert into answer_file (schedule_id, uploaded_by, created_at, ${facts})
    select copy.id, ${userId}, ${now}, ${facts} from answer_file a
    join schedule original on original.id = a.schedule_id and original.competition_id = ${from}
    join schedule copy on copy.competition_id = ${to} and copy.sort = original.sort
    where a.is_active`.execute(tx)
}
