import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openScorer } from './open-scorer.ts'
import { scoreFile } from './score-file.ts'
import type { MetricChoice, ScoreRequest } from './score-request.ts'
import { startScorerProcess, type ScorerProcess } from './scorer-process.ts'

let folder: string
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'leitai-open-scorer-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const rmse: MetricChoice = { key: 'rmse', params: {} }
let counter = 0

function request(answerId: number, content: string, metric = rmse): ScoreRequest {
  const path = join(folder, `s${++counter}`)
  const truth = join(folder, `answers-${answerId}`)
  writeFileSync(path, content)
  writeFileSync(truth, `id,value\n1,${answerId}\n2,2\n3,3\n`)
  return {
    submission: { path, name: 'r.csv' },
    answer: { path: truth, id: answerId },
    file: {
      idColumn: { name: 'id', kind: 'integer' },
      columns: [{ name: 'value', kind: 'number' }],
      formats: ['csv'],
    },
    metric,
    mode: 'plain',
  }
}

const predictions = (seed: number) => `id,value\n1,${seed / 7}\n2,${seed / 3}\n3,${Math.sqrt(seed)}\n`

/** A scorer of which each process tells what it was given, and what lay in its folder then. */
function watched(options: { atOnce: number; mostFiles?: number }) {
  const processes: (ScorerProcess & { given: ScoreRequest[]; seen: string[][] })[] = []
  const scorer = openScorer({
    ...options,
    async start() {
      const real = await startScorerProcess()
      const [given, seen]: [ScoreRequest[], string[][]] = [[], []]
      const score: ScorerProcess['score'] = (asked, signal) => {
        given.push(asked)
        seen.push(readdirSync(real.folder))
        return real.score(asked, signal)
      }
      processes.push({ ...real, given, seen, score })
      return { ...real, score }
    },
  })
  onTestFinished(() => scorer.close())
  return { scorer, processes, used: () => processes.filter(({ given }) => given.length > 0) }
}

describe('processes that score several files', () => {
  test('one process does a round’s files in turn, each with an empty folder, to the same numbers', async () => {
    const { scorer, used } = watched({ atOnce: 1 })
    for (let seed = 1; seed <= 4; seed++) {
      const asked = request(1, predictions(seed))
      const [shared, alone] = [await scorer.scoreFile(asked), await scoreFile(asked)]
      if (!shared.ok || !alone.ok) throw new Error('both should be scored')
      expect({ ...shared, durationMs: 0 }).toEqual({ ...alone, durationMs: 0 })
    }
    const [only, ...others] = used()
    expect(others).toEqual([])
    expect(only?.given).toHaveLength(4)
    expect(only?.seen.flat()).toEqual([])
  })

  test('no process sees two rounds, shares with SQL, works on after a fault, or serves without end', async () => {
    const { scorer, used } = watched({ atOnce: 2, mostFiles: 6 })
    const asked = Array.from({ length: 30 }, (_, index) => {
      if (index % 10 === 4) return request(1, 'id,value\n1,x\n2,2\n3,3\n')
      if (index % 10 === 8) return request(1, predictions(index), { sql: 'select 1' })
      return request(index % 9 === 0 ? 2 : 1, predictions(index))
    })
    const waiting = asked.values()
    const work = async () => {
      for (const next of waiting) await scorer.scoreFile(next)
    }
    await Promise.all([work(), work()])
    const given = used().map(process => process.given)
    expect(given.flat()).toHaveLength(asked.length)
    for (const files of given) {
      expect(new Set(files.map(file => file.answer.id)).size).toBe(1)
      expect(files.length).toBeLessThanOrEqual(6)
      if (files.some(file => 'sql' in file.metric)) expect(files).toHaveLength(1)
      const ending = files.findIndex(file => asked.indexOf(file) % 10 === 4)
      expect([-1, files.length - 1]).toContain(ending)
    }
    // Shared at all.
    expect(given.length).toBeLessThan(asked.length / 2)
  })

  test('a process that has done its number ends, and the next one goes on', async () => {
    const { scorer, used } = watched({ atOnce: 1, mostFiles: 2 })
    for (let seed = 1; seed <= 3; seed++) await scorer.scoreFile(request(1, predictions(seed)))
    expect(used().map(({ given }) => given.length)).toEqual([2, 1])
    expect(used()[0]?.isAlive()).toBe(false)
  })

  test('a waiting process that died costs nothing', async () => {
    const { scorer, used } = watched({ atOnce: 1 })
    await scorer.scoreFile(request(1, predictions(1)))
    await used()[0]?.end()
    expect(await scorer.scoreFile(request(1, predictions(2)))).toMatchObject({ ok: true })
    expect(used()).toHaveLength(2)
  })

  test('closing ends all of them and leaves no folder', async () => {
    const { scorer, processes, used } = watched({ atOnce: 2 })
    await Promise.all([1, 2].map(id => scorer.scoreFile(request(id, predictions(id)))))
    await scorer.close()
    expect(used()).toHaveLength(2)
    expect(processes.filter(({ folder: own, isAlive }) => isAlive() || existsSync(own))).toEqual([])
  })
})
