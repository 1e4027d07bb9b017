import { literal, type Database } from '../../../../../base/sandbox/duckdb.ts'
import { usageField } from '../../answer-rules.ts'
import type { FileDescription } from '../../file-rules.ts'
import { canonicalLabel, labelKind } from '../../labels.ts'
import type { Chosen } from '../engine/score.ts'
import { columnOf } from '../inspect/read-answers.ts'
import { trimmed as text } from '../engine/readings.ts'
import { writeTable } from '../write-table.ts'

type Ask = { db: Database; fields: readonly string[]; file: FileDescription; chosen: Chosen | undefined }

/**
 * Writes a file that says what the answers say, and one in which every fourth row says what another row does. Rows that
 * are ignored are left out. Needs the answers as table `raw`.
 */
export async function writeProbes(ask: Ask, paths: { perfect: string; noise: string }): Promise<void> {
  const { db, fields, file } = ask
  const usage = usageField(fields)
  const counted = usage === undefined ? 'true' : `lower(${text(columnOf(fields, usage))}) <> 'ignored'`
  const own = usage === undefined ? `''` : `lower(${text(columnOf(fields, usage))})`
  // Places within each list: a row is given the values of a row of its own list.
  await db.run(`
    create table placed as
    select *, row_number() over (partition by ${own} order by r) - 1 as place, count(*) over (partition by ${own}) as places,
      ${own} as list
    from raw where ${counted}`)
  const id = text(`a.${columnOf(fields, file.idColumn.name)}`)
  const columns = await perfectColumns(ask)
  const names = [file.idColumn.name, ...columns.map(({ name }) => name)]
  const order = 'a.r'
  await writeTable(
    db,
    { names, values: [id, ...columns.map(({ value }) => value('a'))], from: 'placed a', order },
    paths.perfect,
  )
  const mixed = columns.map(
    ({ value }) => `case when a.place % 4 = 0 then ${value('b')} else ${value('a')} end`,
  )
  const neighbours = 'placed a join placed b on b.list = a.list and b.place = (a.place + 1) % a.places'
  await writeTable(db, { names, values: [id, ...mixed], from: neighbours, order }, paths.noise)
}

type PerfectColumn = { name: string; value: (table: string) => string }

async function perfectColumns({ db, fields, file, chosen }: Ask): Promise<PerfectColumn[]> {
  const { answerColumn } = file
  const of = (name: string) => (table: string) => text(`${table}.${columnOf(fields, name)}`)
  if (answerColumn === undefined) {
    const perfect = chosen?.metric.perfect
    return file.columns.map(({ name }) => ({
      name,
      value: table =>
        perfect
          ? perfect(
              of(name)(table),
              role => {
                const column = file.roles?.[role]
                return column === undefined ? undefined : of(column)(table)
              },
              chosen.params,
            )
          : of(name)(table),
    }))
  }
  const isClass = chosen?.metric.prediction === 'probabilities' || chosen?.metric.prediction === 'probability'
  if (!isClass) return file.columns.map(({ name }) => ({ name, value: of(answerColumn) }))
  const rows = await db.rows<{ value: string }>(
    `select distinct ${of(answerColumn)('placed')} as value from placed limit 10000`,
  )
  const answers = rows.map(row => row.value)
  const kind = labelKind(answers)
  const positive = String(chosen?.params['positive'] ?? '1')
  return file.columns.map(({ name }) => {
    const wanted = canonicalLabel(chosen?.metric.prediction === 'probability' ? positive : name, kind)
    const same = answers.filter(answer => canonicalLabel(answer, kind) === wanted)
    const isOne = (table: string) =>
      same.length === 0 ? 'false' : `${of(answerColumn)(table)} in (${same.map(literal).join(', ')})`
    return { name, value: table => `(${isOne(table)})::integer` }
  })
}
