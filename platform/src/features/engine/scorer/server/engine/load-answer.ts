import { answerRoles, type AnswerRole, type FileDescription } from '../../file-rules.ts'
import type { Metric } from '../../metrics/metric.ts'
import type { Database } from './duckdb.ts'
import { FileFault, ScorerFault } from './file-fault.ts'
import { mayReadQuickly, reader, requireTable } from './load.ts'
import { answerReading, idReading, roleReading, type Way } from './readings.ts'
import type { Source } from './table-source.ts'

/**
 * The answers as table `answers`: `id`, `y0`, …, of the kind that their predictions have, their roles under their own
 * names, and `usage` (public, private or ignored). Their checks were made when they were uploaded: what cannot be read here is the organiser's fault.
 */
export async function loadAnswer(
  db: Database,
  source: Source,
  file: FileDescription,
  metric: Metric | undefined,
): Promise<void> {
  try {
    requireTable(source)
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    throw new ScorerFault('answer', `the answer file cannot be read: ${error.code}`)
  }
  const header = source.scan.header.map(field => field.trim())
  const wanted = wantedColumns(file)
  const lacks = [file.idColumn.name, ...wanted, ...rolesOf(file).map(([, name]) => name)].filter(
    name => !header.includes(name),
  )
  if (lacks.length > 0) throw new ScorerFault('answer', `the answer file lacks ${lacks.join(', ')}`)
  if (mayReadQuickly(source.scan, answerColumns(file, metric, header, 'quick'))) {
    const quick = await createAnswers(db, source, file, metric, 'quick').catch(() => undefined)
    if (quick?.all === 0) return
  }
  const unread = await createAnswers(db, source, file, metric, 'careful')
  if (unread.counted > 0)
    throw new ScorerFault(
      'answer',
      `${unread.counted} answers are not of the kind that the file description says`,
    )
}

/** The roles that a round's answers have, and the columns that play them. */
export const rolesOf = (file: FileDescription): [AnswerRole, string][] =>
  answerRoles.flatMap(role => {
    const name = file.roles?.[role]
    return name === undefined ? [] : [[role, name] as [AnswerRole, string]]
  })

const wantedColumns = (file: FileDescription) =>
  file.answerColumn === undefined ? file.columns.map(column => column.name) : [file.answerColumn]

const answerColumns = (
  file: FileDescription,
  metric: Metric | undefined,
  header: readonly string[],
  way: Way,
) =>
  [
    { name: file.idColumn.name, as: 'id', ...idReading(file, way) },
    ...wantedColumns(file).map((name, index) => ({
      name,
      as: `y${index}`,
      ...answerReading(file, metric, index, way),
    })),
    ...rolesOf(file).map(([role, name]) => ({ name, as: role, ...roleReading(role, way) })),
  ].map(column => ({ ...column, at: header.indexOf(column.name) }))

/** Says of how many rows something could not be read: of all, and of those whose usage is not `ignored`. */
export async function createAnswers(
  db: Database,
  source: Source,
  file: FileDescription,
  metric: Metric | undefined,
  way: Way,
): Promise<{ all: number; counted: number }> {
  const header = source.scan.header.map(field => field.trim())
  const columns = answerColumns(file, metric, header, way)
  const usage = header.findIndex(field => field.toLowerCase() === 'usage')
  const fields = header.map((_, at) => ({
    name: `f${at}`,
    type: columns.find(column => column.at === at)?.type ?? 'VARCHAR',
  }))
  const values = [
    ...columns.map(({ at, as, typed }) => `${typed(`f${at}`)} as ${as}`),
    `${usage < 0 ? "'public'" : `lower(trim(f${usage}, ' '))`} as usage`,
  ]
  await db.run(
    `create or replace table answers as select ${values.join(', ')} from ${reader(source, fields)}`,
  )
  const [unread] = await db.rows<{ all: number; counted: number }>(
    `select count(*)::integer as "all", (count(*) filter (usage <> 'ignored'))::integer as counted from answers where ${columns.map(({ as }) => `${as} is null`).join(' or ')}`,
  )
  return unread ?? { all: 0, counted: 0 }
}
