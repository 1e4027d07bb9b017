import { weightIssues, type Answered, type AnswerIssue } from '../../metrics/answer-issues.ts'
import { paramsOf, type Compared } from './compare-labels.ts'
import type { Database } from './duckdb.ts'
import { rolesOf } from './load-answer.ts'

/** What the metric says of those answers of table `answers` for which the condition holds. */
export async function answerIssues(
  db: Database,
  compared: Compared,
  condition: string,
): Promise<AnswerIssue[]> {
  const { file } = compared
  const { metric } = compared.chosen
  const roles = new Set(rolesOf(file).flatMap(([role]) => (metric.roles?.[role] === undefined ? [] : [role])))
  const look = async (columns: string[], shown: string[], column: number) => {
    const selected = ['id::varchar as id', ...shown, ...roles].join(', ')
    await db.run(`create or replace view answered as select ${selected} from answers where ${condition}`)
    const answered: Answered = { rows: sql => db.rows(sql), columns, roles }
    const own = (await metric.answerIssues?.(answered, paramsOf(compared, column))) ?? []
    // The weights are those of the rows, whatever the column.
    const ofWeights = roles.has('weight') && metric.roles?.weight === 'optional' && column === 0
    return ofWeights ? [...(await weightIssues(answered)), ...own] : own
  }
  const names = file.columns.map(one => one.name)
  if (metric.columns !== 'mean')
    return look(names, file.answerColumn === undefined ? names.map((_, index) => `y${index}`) : ['y0'], 0)
  const issues: AnswerIssue[] = []
  for (const [index, name] of names.entries())
    issues.push(...(await look([name], [`y${index} as y0`], index)))
  return issues
}

/** The lists that answers have, and SQL of which of them belong to each. */
export const listsOf = (mode: 'plain' | 'split') =>
  mode === 'split'
    ? [
        { list: 'public' as const, condition: "usage = 'public'" },
        { list: 'private' as const, condition: "usage = 'private'" },
      ]
    : [{ list: 'public' as const, condition: "usage <> 'ignored'" }]
