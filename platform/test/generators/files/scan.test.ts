import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scanTable } from '../../../src/features/engine/scorer/server/engine/scan-table.ts'
import { isUtf16 } from '../../../src/features/engine/scorer/utf16.ts'
import { tableOf } from '../reference/table.ts'
import { textOf } from '../reference/text.ts'
import { generatedFiles, longest, seed } from '../settings.ts'
import { tableFile } from './table-files.ts'
import { truth } from './truth.ts'

let folder: string
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'leitai-scan-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const piece = fc.constantFrom('a', '1', ',', ',', '"', '"', '""', '\n', '\r', '\r\n', ' ', '\t', '猫', '😀')
const pieces = fc.array(fc.oneof({ weight: 30, arbitrary: piece }, fc.constantFrom('\0', 'bad')), {
  maxLength: 40,
})
/** What no writer of tables makes, beside what they do. */
const bytes = fc.oneof(
  pieces.map(all => Buffer.concat(all.map(one => (one === 'bad' ? Buffer.from([0xe7]) : Buffer.from(one))))),
  truth.chain(tableFile(',')).map(written => written.bytes),
)

/** Lines and numbers of fields, as a reader of whole files finds them. */
function expected(file: Buffer) {
  const read = textOf(file)
  if ('told' in read) return { issues: [read.told], rows: [] }
  const { header, rows, told } = tableOf(read.text, ',')
  const ragged = rows
    .filter(row => row.cells.length !== header?.cells.length)
    .map(({ line }) => ({ code: 'ragged_row', line }))
  const issues = [...ragged.slice(0, 20), ...(told ? [told] : [])]
  return {
    header: header?.cells,
    headerLine: header?.line,
    issues: !header && !told ? [{ code: 'empty' }] : issues,
    rows: rows.map(row => row.line),
  }
}

test(
  'wherever reading pauses, a table has the same lines, records and faults',
  async () => {
    await fc.assert(
      fc.asyncProperty(bytes, fc.integer({ min: 4, max: 40 }), async (file, chunk) => {
        fc.pre(file.length < 10_000 && !isUtf16(file) && !isUtf16(file.subarray(0, chunk)))
        const path = join(folder, 'table.csv')
        writeFileSync(path, file)
        const rows: number[] = []
        const scan = await scanTable(path, ',', { onRow: (_row, line) => void rows.push(line) }, chunk)
        const wanted = expected(file)
        expect(scan.issues.map(({ code, line }) => (line === undefined ? { code } : { code, line }))).toEqual(
          wanted.issues,
        )
        if (wanted.header) {
          expect({ header: scan.header, line: scan.headerLine }).toEqual({
            header: wanted.header,
            line: wanted.headerLine,
          })
          expect(rows).toEqual(wanted.rows)
        }
      }),
      { numRuns: generatedFiles * 3, seed },
    )
  },
  longest,
)
