import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FileDescription } from '../../../src/features/engine/scorer/file-rules.ts'
import { inspect } from '../../../src/features/engine/scorer/server/inspect/inspect.ts'
import { idOf, valueOf, wrongCell, isDividedOtherwise } from '../reference/judge.ts'
import { tableOf } from '../reference/table.ts'
import { textOf } from '../reference/text.ts'
import { agree, mostTold, type Row, type Told } from '../reference/told.ts'
import { generatedFiles, longest, seed } from '../settings.ts'
import type { Written } from './damage.ts'
import { tableFile } from './table-files.ts'
import { isShownBelow, truth, type Kind, type Truth } from './truth.ts'

const codes: Record<Kind, string> = {
  number: 'bad_number',
  integer: 'bad_integer',
  label: 'empty_value',
  text: '',
}

/** What is wrong with answers for a round of this description, by a reader of whole files. */
function expected(bytes: Uint8Array, file: FileDescription): { told: Told[]; rows: number } {
  const read = textOf(bytes)
  if ('told' in read) return { told: [read.told], rows: 0 }
  const { header, rows, told } = tableOf(read.text, ',')
  if (!header) return { told: [told ?? { code: 'empty' }], rows: 0 }
  const structure = [
    ...headerTold(header),
    ...rows
      .filter(({ cells }) => cells.length !== header.cells.length)
      .slice(0, mostTold)
      .map(({ line }) => ({ code: 'ragged_row', line })),
    ...(told ? [told] : []),
  ]
  if (structure.length > 0) return { told: structure.slice(0, mostTold), rows: 0 }
  if (rows.length === 0) return { told: [{ code: 'empty' }], rows: 0 }
  return { told: cellsTold(header, rows, file), rows: rows.length }
}

function headerTold({ cells, line }: Row): Told[] {
  const fields = cells.map(cell => cell.trim())
  const twice = fields.filter((field, index) => fields.indexOf(field) < index)
  if (twice.length > 0) return twice.map(column => ({ code: 'column_duplicated', line, column }))
  if (isDividedOtherwise({ cells: fields, line }, ',')) return [{ code: 'separator', line }]
  const [first, ...others] = fields
  if ((first === '' || first === 'Unnamed: 0') && others.length > 1 && !others.includes(''))
    return [{ code: 'index_column', line }]
  return fields.includes('') ? [{ code: 'header_missing', line }] : []
}

function cellsTold(header: Row, rows: readonly Row[], file: FileDescription): Told[] {
  const fields = header.cells.map(cell => cell.trim())
  const missing = [file.idColumn.name, ...file.columns.map(({ name }) => name)].filter(
    name => !fields.includes(name),
  )
  if (missing.length > 0)
    return missing.map(column => ({ code: 'column_missing', line: header.line, column }))
  const cell = (row: Row, name: string) => row.cells[fields.indexOf(name)] ?? ''
  const column = file.idColumn.name
  const kind = file.idColumn.kind === 'integer' ? 'integer' : 'label'
  const isBad = (row: Row) => wrongCell(cell(row, column), kind) !== undefined
  // What is no id stays apart by its text.
  const same = (row: Row) =>
    isBad(row) ? valueOf(cell(row, column), 'label') : idOf(cell(row, column), file)
  const ids = rows.map(same)
  const isLastOfSome = (row: Row, index: number) =>
    valueOf(cell(row, column), 'label') !== '' &&
    ids.lastIndexOf(same(row)) === index &&
    ids.indexOf(same(row)) < index
  return [
    ...rows.filter(isBad).map(({ line }) => ({ code: 'bad_id', line, column })),
    ...rows.filter(isLastOfSome).map(({ line }) => ({ code: 'id_duplicated', line, column })),
    ...file.columns.flatMap(one =>
      rows
        .filter(row => wrongCell(cell(row, one.name), one.kind))
        .map(({ line }) => ({ code: codes[one.kind as Kind], line, column: one.name })),
    ),
  ].slice(0, mostTold)
}

type Answers = Written & { isGood: boolean; about: Truth }
const answers = truth.chain(about =>
  tableFile(',')({ ...about, predictions: about.answers }).map((written): Answers => ({
    ...written,
    about,
    ...isShownBelow,
  })),
)

let sound = 0
async function check({ bytes, bare, isGood, about }: Answers): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'leitai-answers-'))
  try {
    const path = join(folder, 'answers.csv')
    writeFileSync(path, bytes)
    const said = await inspect({ path, folder, file: about.file, mode: 'plain' })
    if (bare === 'unicode') {
      if (said.ok) throw new Error('UTF-16 without a mark was read')
      return
    }
    const { told, rows } = bare ? { told: [{ code: 'bom' }], rows: 0 } : expected(bytes, about.file)
    const differs =
      !agree(said.issues, told) || (isGood && told.length > 0) || (said.ok && said.facts.rows !== rows)
    if (differs)
      throw new Error(
        `product ${JSON.stringify(said)}\nreference ${JSON.stringify(told)}\nfile ${JSON.stringify({ text: bytes.toString('latin1').slice(0, 2_000), description: about.file })}`,
      )
    if (told.length === 0) sound += 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test(
  'answers are read and refused as by a plain reader',
  async () => {
    await fc.assert(fc.asyncProperty(answers, check), { numRuns: generatedFiles, seed })
    expect(sound).toBeGreaterThan(generatedFiles / 10)
  },
  longest,
)
