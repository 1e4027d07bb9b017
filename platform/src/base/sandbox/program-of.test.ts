import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { bundleOf, isCurrent, programOf, recordOf } from './program-of.ts'

const scorer = join(import.meta.dirname, '../../features/engine/scorer/server/scorer-child.ts')

test('a child is started from a bundle of all that its program is made of', () => {
  expect(programOf(scorer)).toBe(bundleOf(scorer).program)
  const made = Object.keys(JSON.parse(readFileSync(bundleOf(scorer).record, 'utf8')) as object)
  expect(made).toContain('src/features/engine/scorer/server/engine/score.ts')
  expect(made).toContain('src/features/engine/scorer/metrics/catalogue.ts')
})

const entry = join(import.meta.dirname, '../../invented-child.ts')
const { program, record } = bundleOf(entry)
afterEach(() => {
  for (const path of [program, record]) rmSync(path, { force: true })
})

test('a bundle of sources that have changed since, or are gone, is not started', () => {
  const source = 'src/base/sandbox/cut-bytes.ts'
  const keep = (text: string) => {
    mkdirSync(dirname(record), { recursive: true })
    writeFileSync(record, text)
  }
  expect(isCurrent(entry)).toBe(false)
  keep(JSON.stringify(recordOf([source])))
  expect(isCurrent(entry)).toBe(true)
  for (const text of [
    JSON.stringify({ ...recordOf([source]), 'src/base/sandbox/child.ts': 'of another day' }),
    JSON.stringify({ ...recordOf([source]), 'src/base/sandbox/gone.ts': 'gone' }),
    'cut',
  ]) {
    keep(text)
    expect(isCurrent(entry)).toBe(false)
  }
  expect(programOf(entry)).toBe(entry)
})
