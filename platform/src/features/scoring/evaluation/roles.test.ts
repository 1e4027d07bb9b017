import { expect, test } from 'vitest'
import type { FileDescription } from '../../engine/scorer/file-rules.ts'
import { columnsOf, descriptionOf, formOf, wantedOf } from './rules.ts'
import { fileForm } from './schema.ts'

const plain: FileDescription = {
  idColumn: { name: 'id', kind: 'integer' },
  columns: [{ name: 'sales', kind: 'number' }],
  formats: ['csv'],
}
const weighted: FileDescription = { ...plain, roles: { weight: 'w', series: 'store' } }

test.each([plain, weighted])('a description that is edited and saved keeps its further columns: %o', file =>
  expect(descriptionOf(fileForm.parse(JSON.parse(JSON.stringify(formOf(file)))))).toEqual(file),
)

test('answers must have the further columns, and another one is another reading', () => {
  expect(wantedOf(formOf(weighted))).toEqual(['id', 'sales', 'w', 'store'])
  const other = { ...weighted, roles: { weight: 'v', series: 'store' } }
  expect(new Set([plain, weighted, other].map(file => columnsOf(formOf(file)))).size).toBe(3)
})
