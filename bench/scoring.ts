import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openScorer } from '../platform/src/features/engine/scorer/server/open-scorer.ts'
import { median, type Row } from './report.ts'

const rows = 1_000_000
const columns = ['a', 'b', 'c'] as const

/** One million rows of four columns, all checks, RMSE over three columns; the floor is pandas with scikit-learn on the same files. */
export async function benchScoring(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'leitai-bench-'))
  const [submission, answer] = ['submission.csv', 'answer.csv'].map(name => join(folder, name)) as [
    string,
    string,
  ]
  for (const [path, shift] of [
    [submission, 0.1],
    [answer, 0],
  ] as const) {
    const lines = Array.from(
      { length: rows },
      (_, id) =>
        `${id},${(Math.sin(id) + shift).toFixed(6)},${(Math.cos(id) + shift).toFixed(6)},${((id % 97) / 7 + shift).toFixed(6)}`,
    )
    writeFileSync(path, `id,${columns.join(',')}\n${lines.join('\n')}\n`)
  }
  const scorer = openScorer({ atOnce: 1 })
  try {
    const times: number[] = []
    let peakMb = 0
    const watch = setInterval(() => (peakMb = Math.max(peakMb, childrenPeakMb())), 20)
    for (let run = 0; run < 4; run++) {
      // As on an idle queue: the process that is kept ready has had time to start.
      await setTimeout(1_000)
      const started = performance.now()
      const outcome = await scorer.scoreFile({
        submission: { path: submission, name: 'submission.csv' },
        answer: { path: answer },
        file: {
          idColumn: { name: 'id', kind: 'integer' },
          columns: columns.map(name => ({ name, kind: 'number' as const })),
          formats: ['csv'],
        },
        metric: { key: 'rmse', params: {} },
        mode: 'plain',
      })
      if (!outcome.ok) throw new Error(`scoring failed: ${JSON.stringify(outcome)}`)
      if (run > 0) times.push(performance.now() - started)
    }
    clearInterval(watch)
    const ours = median(times)
    const floor = pandas(submission, answer)
    return [
      {
        path: 'Scoring 1,000,000 rows × 4 columns, all checks',
        figure: `${Math.round(ours)} ms, ${Math.round(peakMb)} MB`,
        floor:
          floor === undefined
            ? 'python3-pandas and python3-sklearn are not installed'
            : `pandas + scikit-learn ${Math.round(floor)} ms`,
        ratio: floor === undefined ? '–' : `${(floor / ours).toFixed(1)} times as fast`,
      },
    ]
  } finally {
    await scorer.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The most memory that any child of this process has held, in MB. */
function childrenPeakMb(): number {
  const peaks = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(pid => {
      try {
        return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_000
      } catch {
        return 0 // It has ended in between.
      }
    })
  return Math.max(0, ...peaks)
}

function pandas(submission: string, answer: string): number | undefined {
  const script = `
import sys, time
import pandas as pd
from sklearn.metrics import mean_squared_error
t = time.perf_counter()
s, a = pd.read_csv(sys.argv[1]), pd.read_csv(sys.argv[2])
assert not s.id.duplicated().any() and set(s.id) == set(a.id) and s.notna().all().all()
j = a.merge(s, on="id")
[mean_squared_error(j[c + "_x"], j[c + "_y"]) for c in "abc"]
print((time.perf_counter() - t) * 1000)`
  const has = spawnSync('/usr/bin/python3', ['-c', 'import pandas, sklearn'])
  if (has.status !== 0) return undefined
  return Number(execFileSync('/usr/bin/python3', ['-c', script, submission, answer], { encoding: 'utf8' }))
}
