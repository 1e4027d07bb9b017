import fc from 'fast-check'
import type { ColumnKind, FileDescription } from '../../../src/features/engine/scorer/file-rules.ts'

/** What a round asks for, its answers, and a submission's cells as they are meant: the id first. */
export type Truth = { file: FileDescription; answers: string[][]; predictions: string[][] }

const names = ['value', '预测', 'a b', 'x,y', 'q"t', 'p_1', "it's"] as const

/** Cells that hold several of something are tested where they are read. */
export type Kind = Exclude<ColumnKind, 'labels' | 'numbers' | 'boxes'>

/** What fast-check shows of a file: bytes as a list say nothing. */
export const isShownBelow: object = { [fc.toStringMethod]: () => 'a file, shown below' }

const goodCell: Record<Kind, fc.Arbitrary<string>> = {
  number: fc.oneof(
    fc.double({ min: -1e6, max: 1e6, noNaN: true }).map(String),
    fc.constantFrom('0', '-0', '+5', '.5', '5.', '1E3', '2.5e-3', '1e-400', '007', '0.1000000000000000055'),
  ),
  integer: fc.oneof(fc.maxSafeInteger().map(String), fc.constantFrom('0', '+7', '-12', '007')),
  label: fc.constantFrom('cat', 'dog', '猫', 'a b', 'x,y', 'say "hi"', 'one\ntwo', 'é', '😀', 'tab\tin'),
  text: fc.oneof(
    fc.constantFrom('', ' ', 'a\r\nb', 'a\rb', '","', '""', 'null', 'NaN', '\uFEFF', '猫 狗', '#', "'"),
    fc.string({ unit: fc.constantFrom(...'ab ,"\n\r\t;猫é😀'), maxLength: 8 }),
  ),
}
const goodId: Record<FileDescription['idColumn']['kind'], fc.Arbitrary<string>> = {
  integer: fc.oneof(
    fc.nat(1_000).map(String),
    fc.bigInt({ min: 2n ** 53n, max: 2n ** 63n - 1n }).map(String),
    fc.bigInt({ min: -(2n ** 63n), max: 0n }).map(String),
  ),
  text: fc.oneof(
    fc.constantFrom('a', 'A', '猫', 'img_1.png', '1', '01', 'a b', 'a,b', 'q"', '1e3', 'null', 'é', '9'),
    fc.uuid(),
  ),
}

const sameId = (kind: string) => (id: string) => (kind === 'integer' ? BigInt(id) : id)

export const truth: fc.Arbitrary<Truth> = fc
  .record({
    idColumn: fc.record({
      name: fc.constantFrom('id', '编号', 'row id'),
      kind: fc.constantFrom('integer' as const, 'text' as const),
    }),
    columns: fc.uniqueArray(
      fc.record({
        name: fc.constantFrom(...names),
        kind: fc.constantFrom<Kind>('number', 'number', 'integer', 'label', 'text'),
      }),
      { minLength: 1, maxLength: 3, selector: ({ name }) => name },
    ),
  })
  .chain(({ idColumn, columns }) => {
    const values = fc.tuple(...columns.map(({ kind }) => goodCell[kind]))
    return fc
      .uniqueArray(fc.tuple(goodId[idColumn.kind], values, fc.option(values, { freq: 2 })), {
        minLength: 1,
        maxLength: 7,
        selector: ([id]) => sameId(idColumn.kind)(id),
      })
      .map(rows => ({
        file: { idColumn, columns, formats: [] },
        answers: rows.map(([id, values]) => [id, ...values]),
        predictions: rows.map(([id, values, others]) => [id, ...(others ?? values)]),
      }))
  })

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** Answers written in the plainest way: every cell in quotes. */
export const answersFile = ({ file, answers }: Truth): string =>
  [[file.idColumn.name, ...file.columns.map(({ name }) => name)], ...answers]
    .map(row => `${row.map(quoted).join(',')}\n`)
    .join('')
