import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deriveFor } from '../answer-rules.ts'
import { metrics } from '../metrics/catalogue.ts'
import { score } from '../server/engine/score.ts'
import { inspect } from '../server/inspect/inspect.ts'
import { guides } from './catalogue.ts'

let folder: string
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'leitai-guides-test-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const limits = { memoryMb: 300, threads: 1, timeoutMs: 20_000, unpackedBytes: 1_000_000 }

test('every metric has a guide, and every guide a metric', () => {
  expect(Object.keys(guides).toSorted()).toEqual(metrics.map(({ key }) => key).toSorted())
})

test.each(metrics.map(metric => [metric.key, metric] as const))(
  'the example of %s is scored as its page says',
  async (key, metric) => {
    const guide = guides[key]
    if (!guide) throw new Error(`${key} has no guide`)
    const { example, edges } = guide
    const own = mkdtempSync(join(folder, 'run-'))
    const [submission, answer] = [join(own, 'received'), join(own, 'answers')]
    writeFileSync(submission, example.submission)
    writeFileSync(answer, example.answers)
    // As an organiser uploads the answers, and a competitor the file.
    const inspected = await inspect({
      path: answer,
      folder: mkdtempSync(join(folder, 'run-')),
      file: null,
      mode: 'plain',
      metric: key,
    })
    if (!inspected.ok) throw new Error(`the answers of ${key} cannot be read`)
    expect(inspected.issues).toEqual([])
    const file = deriveFor(metric, inspected.facts)
    if (!file) throw new Error(`the answers of ${key} predict nothing`)
    const outcome = await score({
      submission: { path: submission, name: 'result.csv' },
      answer: { path: answer },
      file,
      metric: { key, params: { ...example.params } },
      mode: 'plain',
      limits,
      folder: own,
    })
    expect(outcome).toMatchObject({ ok: true, scores: { public: expect.closeTo(example.score, 6) } })
    expect(edges.length).toBeGreaterThan(0)
    for (const { zh, en } of [example.steps, ...edges.flatMap(({ when, outcome }) => [when, outcome])]) {
      expect(zh).toMatch(/[\p{Script=Han}$]/u)
      expect(en).not.toMatch(/\p{Script=Han}/u)
    }
  },
)
