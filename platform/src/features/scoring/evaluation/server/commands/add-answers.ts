import { sql, type InsertObject } from 'kysely'
import type { Tables, Tx } from '../../../../../base/database/tables.ts'
import { roundRows } from '../../../../competing/schedules/server/public.ts'

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
  const copies = new Map((await roundRows(tx, to)).map(round => [round.sort, round.id]))
  const pairs = (await roundRows(tx, from)).flatMap(({ id, sort }) => {
    const copy = copies.get(sort)
    return copy === undefined ? [] : [{ id, copy }]
  })
  const facts = sql.raw('list, storage_key, sha256, size, file_name, rows, columns, usage_counts, labels')
  await sql`
    insert into answer_file (schedule_id, uploaded_by, created_at, ${facts})
    select pair.copy, ${userId}, ${now}, ${facts} from answer_file a
    join unnest(${pairs.map(one => one.id)}::bigint[], ${pairs.map(one => one.copy)}::bigint[]) as pair(id, copy)
      on pair.id = a.schedule_id
    where a.is_active`.execute(tx)
}
