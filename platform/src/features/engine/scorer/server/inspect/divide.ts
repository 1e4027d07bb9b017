import { identifier, literal, type Database } from '../../../../../base/sandbox/duckdb.ts'
import type { AnswerFacts } from '../../answer-rules.ts'
import { columnOf } from './read-answers.ts'

/** How many of the rows list A is scored on, and what decides which: the same seed and ids always give the same ones. */
export type Division = { publicShare: number; seed: string }

/**
 * The answers as they are, with a column `Usage`: rows in the order of a hash of seed and id, the first of them public.
 * Who does not know the seed cannot tell which they are.
 */
export async function writeDivided(
  db: Database,
  fields: readonly string[],
  facts: AnswerFacts,
  idName: string,
  { publicShare, seed }: Division,
  path: string,
): Promise<AnswerFacts> {
  const count = Math.min(facts.rows - 1, Math.max(1, Math.round(facts.rows * publicShare)))
  const id = `trim(${columnOf(fields, idName)}, ' ')`
  const shown = fields.map((name, index) => `${identifier(`f${index}`)} as ${identifier(name)}`).join(', ')
  await db.run(`
    create table divided as
    select *, row_number() over (order by sha256(${literal(`${seed}\n`)} || ${id}), ${id}) as place from raw`)
  await db.run(`
    copy (
      select ${shown}, case when place <= ${count} then 'Public' else 'Private' end as "Usage" from divided order by r
    ) to ${literal(path)} (header, delimiter ',')`)
  const usage = { Public: count, Private: facts.rows - count, Ignored: 0 }
  const column = { name: 'Usage', isInteger: false, isNumber: false, isUnique: false, empty: 0, different: 2 }
  return {
    ...facts,
    columns: [...facts.columns, { ...column, values: ['Private', 'Public'] }],
    usage,
  }
}
