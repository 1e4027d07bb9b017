import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { score } from './score.ts'

let folder: string
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'leitai-match-test-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Row = { id: number; value: number; truth: number; usage: string }
const rows = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: -50, max: 50 }),
      value: fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      truth: fc.double({ min: -1e3, max: 1e3, noNaN: true }),
      usage: fc.constantFrom('Public', 'Private', 'Ignored'),
    }),
    { selector: row => row.id, minLength: 4, maxLength: 40 },
  )
  .map(all => [
    { id: 90, value: 1, truth: 2, usage: 'Public' },
    ...all,
    { id: 91, value: 0.1, truth: 0.7, usage: 'Private' },
  ])
const byId = (one: Row, other: Row) => one.id - other.id
/** By a key that says nothing of what they hold. */
const mixed = (all: readonly Row[], seed: number) =>
  all.toSorted((one, other) => ((one.id * seed) % 101) - ((other.id * seed) % 101))

async function scores(answers: readonly Row[], predictions: readonly Row[]) {
  const run = mkdtempSync(join(folder, 'run-'))
  const [submission, answer] = [join(run, 'submission.csv'), join(run, 'answer.csv')]
  writeFileSync(submission, ['id,value', ...predictions.map(row => `${row.id},${row.value}`), ''].join('\n'))
  writeFileSync(
    answer,
    ['id,value,Usage', ...answers.map(row => `${row.id},${row.truth},${row.usage}`), ''].join('\n'),
  )
  const answered = await score({
    submission: { path: submission, name: 'submission.csv' },
    answer: { path: answer },
    file: {
      idColumn: { name: 'id', kind: 'integer' },
      columns: [{ name: 'value', kind: 'number' }],
      formats: ['csv'],
    },
    metric: { key: 'mse', params: {} },
    mode: 'split',
    limits: { memoryMb: 300, threads: 2, timeoutMs: 20_000, unpackedBytes: 1_000_000 },
    folder: run,
  })
  if (!answered.ok) throw new Error(JSON.stringify(answered))
  return answered.scores
}

const meanSquare = (all: readonly Row[]) =>
  all.reduce((sum, { value, truth }) => sum + (value - truth) ** 2, 0) / all.length

test('a score is the same to the last bit in whatever order the rows of a submission stand', async () => {
  await fc.assert(
    fc.asyncProperty(rows, fc.integer({ min: 2, max: 100 }), fc.boolean(), async (all, seed, ascending) => {
      const answers = ascending ? all.toSorted(byId) : all
      const alike = await scores(answers, answers)
      const expected = meanSquare(all.filter(row => row.usage === 'Public'))
      expect(Math.abs(alike.public - expected)).toBeLessThan(expected * 1e-9)
      expect(await scores(answers, mixed(all, seed))).toEqual(alike)
      expect(await scores(answers, answers.toReversed())).toEqual(alike)
      // Rows that do not count may be left out.
      expect(
        await scores(
          answers,
          answers.filter(row => row.usage !== 'Ignored'),
        ),
      ).toEqual(alike)
    }),
    { numRuns: 25 },
  )
})

test.each([
  ['the same id twice in both', [1, 1, 2]],
  ['the same id twice in both, apart', [1, 2, 1]],
])('%s is found', async (_name, ids) => {
  const all = [...ids, 3].map(id => ({ id, value: 1, truth: 1, usage: id === 3 ? 'Private' : 'Public' }))
  await expect(scores(all, all)).rejects.toThrow('id_duplicated')
})
