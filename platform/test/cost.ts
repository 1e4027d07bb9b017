import { mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeProfile } from '../src/features/data/datasets/server/profile/engine/make-profile.ts'
import type { ColumnKind, FileDescription } from '../src/features/engine/scorer/file-rules.ts'
import { metrics } from '../src/features/engine/scorer/metrics/catalogue.ts'
import type { Metric, Prediction } from '../src/features/engine/scorer/metrics/metric.ts'
import { score } from '../src/features/engine/scorer/server/engine/score.ts'
import { inspect } from '../src/features/engine/scorer/server/inspect/inspect.ts'
import { prove } from '../src/features/engine/scorer/server/proof/prove.ts'
import { usualLimits } from '../src/features/engine/scorer/server/score-request.ts'

/** Each input is so many times as large as the one before it. */
const step = 4
/** Inputs grow until one costs this much more than the one before it, which is more than runs vary. */
const clearSeconds = 0.15
/** The most inputs: the last is 1,024 times as large as the first. */
const mostInputs = 6
/** What the step to a larger input may cost, of what it would cost if cost grew as the input does. */
export const mostGrowth = 1.3
/** One thread: on few processors two slow each other down, and only large inputs are read by two. */
const limits = { ...usualLimits, threads: 1 }

export type Cost = {
  what: string
  /** What grows: the number of rows, or the length of a cell. */
  in: 'rows' | 'cells'
  /** Processor time of this process for the last three inputs, the least of a few runs. */
  seconds: number[]
  /** What the last step costs, of what it would cost if cost grew as the input does: 1 is linear. */
  growth: number
}

/** Makes an input that many times as large as the first, and returns the work to measure. */
type Work = (times: number) => Promise<() => Promise<{ ok: boolean }>>

/** Numbers of a row that do not repeat soon and are in no order. */
const spread = (row: number) => ((row * 7919) % 10_007) / 7 + 1
const words = (count: number, word: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => word(at)).join(' ')

type Sample = {
  kind: ColumnKind
  classes?: string[]
  /** A cell of the answers that has about so many items; those that hold one value are of one length. */
  cell: (row: number, items: number) => string
  isLong?: true
}

const number: Sample = { kind: 'number', cell: row => String(spread(row)) }
/** Answers as each kind of prediction has them. */
const samples: Record<Prediction, Sample> = {
  label: { kind: 'label', cell: row => `class ${row % 3}` },
  clusters: { kind: 'label', cell: row => `group ${row % 40}` },
  number,
  quantiles: { ...number, classes: ['q0.1', 'q0.5', 'q0.9'] },
  ensemble: { ...number, kind: 'numbers' },
  probability: { kind: 'number', cell: row => ((row * 7) % 5 < 3 ? '1' : '0') },
  probabilities: { kind: 'number', classes: ['a', 'b', 'c'], cell: row => 'abc'.charAt(row % 3) },
  labels: {
    kind: 'labels',
    isLong: true,
    cell: (row, items) => words(items, at => `w${(at * 31 + row) % (2 * items)}`),
  },
  list: { kind: 'text', isLong: true, cell: (row, items) => words(items, at => `w${at * 31 + row}`) },
  mask: {
    kind: 'text',
    isLong: true,
    cell: (row, items) => words(items, at => `${1 + (row % 7) + 70 * at} ${11 + ((at * row) % 37)}`),
  },
  boxes: {
    kind: 'boxes',
    isLong: true,
    cell: (row, items) => words(items, at => `c${at % 5} ${at} ${row % 90} ${3 + (at % 4)} 4`),
  },
  text: { kind: 'text', isLong: true, cell: (row, items) => words(items, at => `w${(at * at + row) % 997}`) },
}

/** Distances of sequences take a step for each pair of their places; `mostSteps` bounds them before the first one. */
const comparesSequences = new Set(['edit-distance', 'rouge-l', 'cer', 'wer'])

/** What its definition needs of the answers besides what all metrics of its kind do. */
const ownSamples: Partial<Record<string, Sample>> = { 'mean-column-auc': { ...samples.probability } }
const roleCells = {
  weight: (row: number) => String(1 + ((row >> 3) % 3)),
  gains: () => '',
  event: (row: number) => String(row % 2),
  scale: () => '2',
  series: (row: number) => `s${row >> 3}`,
}

const rolesOf = (metric: Metric) =>
  (Object.keys(roleCells) as (keyof typeof roleCells)[]).filter(role => metric.roles?.[role] === 'needed')

/** Measures scorers, proofs, inspections and profiles; `base` says how large the smallest inputs are. */
export async function measureCosts(
  base: { rows: number; items: number; rowsOfLong: number },
  told: (cost: Cost) => void = () => undefined,
): Promise<Cost[]> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'leitai-cost-')))
  const costs: Cost[] = []
  const take = async (what: string, by: Cost['in'], work: Work) => {
    const cost = { what, in: by, ...(await growthOf(what, work)) }
    costs.push(cost)
    told(cost)
    for (const used of readdirSync(folder)) rmSync(join(folder, used), { recursive: true })
  }
  const own = () => realpathSync(mkdtempSync(join(folder, 'run-')))
  const write = (text: string): string => {
    const path = join(own(), 'file.csv')
    writeFileSync(path, text)
    return path
  }
  try {
    for (const by of ['rows', 'cells'] as const) {
      const proven = new Set<Sample>()
      const size = (times: number) =>
        by === 'rows'
          ? { rows: base.rows * times, items: 3 }
          : { rows: base.rowsOfLong, items: base.items * times }
      for (const metric of metrics) {
        const sample = ownSamples[metric.key] ?? samples[metric.prediction]
        if (by === 'cells' && (!sample.isLong || comparesSequences.has(metric.key))) continue
        const ask = (times: number) => ({
          path: write(answersOf(sample, rolesOf(metric), size(times))),
          ...settingOf(metric, sample),
        })
        if (!proven.has(sample)) {
          proven.add(sample)
          await take(`proof of ${metric.prediction}`, by, async times => {
            const asked = ask(times)
            return async () => {
              const proof = await prove({ ...asked, folder: own(), mode: 'plain', limits })
              return { ...proof, ok: proof.outcomes.perfect.isScored }
            }
          })
        }
        await take(metric.key, by, async times => {
          const { path, ...asked } = ask(times)
          const submission = {
            path: write(predictionsOf(metric, sample, size(times))),
            name: 'predictions.csv',
          }
          return () =>
            score({
              ...asked,
              submission,
              answer: { path },
              folder: own(),
              mode: 'plain',
              limits,
            })
        })
      }
      await take('inspection and sample', by, async times => {
        const { rows, items } = size(times)
        const path = write(answersOf(samples.text, [], { rows, items }))
        return () =>
          inspect({
            path,
            folder: own(),
            file: settingOf(metrics[0] as Metric, samples.label).file,
            mode: 'split',
            sample: 'shuffled',
            divide: { publicShare: 0.5, seed: 's' },
          })
      })
      for (const format of ['csv', 'jsonl'] as const)
        await take(`profile of ${format}`, by, async times => {
          const path = write(tableOf(format, size(times)))
          const { memoryMb, threads, unpackedBytes } = limits
          const ofProfile = { memoryMb, threads, unpackedBytes, timeoutMs: 600_000 }
          return () => makeProfile({ path, format, folder: own(), limits: ofProfile })
        })
    }
    return costs
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const repeats = 2

async function growthOf(what: string, work: Work): Promise<Pick<Cost, 'seconds' | 'growth'>> {
  const all: number[] = []
  for (;;) {
    const run = await work(step ** all.length)
    const taken: number[] = []
    // The first run of the smallest input also compiles what the others use.
    for (let repeat = all.length === 0 ? -1 : 0; repeat < repeats; repeat++) {
      const before = process.cpuUsage()
      const outcome = await run()
      const { user, system } = process.cpuUsage(before)
      if (!outcome.ok) throw new Error(`${what}: ${JSON.stringify(outcome)}`)
      taken.push((user + system) / 1e6)
    }
    all.push(Math.min(...taken))
    if (all.length < 3) continue
    const seconds = all.slice(-3)
    const [small = 0, middle = 0, large = 0] = seconds
    const growth = (large - middle) / (middle - small) / step
    // An input that no longer fits a cache costs more once; what grows faster than its input does so at every step.
    const isClear = middle - small >= clearSeconds && growth <= mostGrowth
    if (isClear || all.length === mostInputs) return { seconds, growth }
  }
}

function answersOf(
  sample: Sample,
  roles: readonly (keyof typeof roleCells)[],
  { rows, items }: { rows: number; items: number },
): string {
  const lines = Array.from({ length: rows }, (_, row) =>
    [row, `"${sample.cell(row, items)}"`, ...roles.map(role => roleCells[role](row))].join(','),
  )
  return `${[['id', 'y', ...roles].join(','), ...lines].join('\n')}\n`
}

/** A file of predictions of which three in four are right. */
function predictionsOf(
  metric: Metric,
  sample: Sample,
  { rows, items }: { rows: number; items: number },
): string {
  const { prediction } = metric
  const sure = (cell: string) => cell.replaceAll(/(c\d+) /g, '$1 0.9 ')
  const cellOf = (row: number): string => {
    const cell = sample.cell(row % 4 === 0 ? row + 1 : row, items)
    if (prediction === 'quantiles') return [cell, cell, cell].join(',')
    if (prediction === 'probabilities')
      return ['a', 'b', 'c'].map(name => (name === cell ? 0.8 : 0.1)).join(',')
    return prediction === 'boxes' ? sure(cell) : cell
  }
  const lines = Array.from({ length: rows }, (_, row) => `${row},${cellOf(row)}`)
  return `${[['id', ...(sample.classes ?? ['y'])].join(','), ...lines].join('\n')}\n`
}

function settingOf(metric: Metric, { kind, classes }: Sample) {
  const roles = rolesOf(metric)
  const file: FileDescription = {
    idColumn: { name: 'id', kind: 'integer' },
    columns: (classes ?? ['y']).map(name => ({ name, kind })),
    formats: ['csv'],
    ...(classes || metric.prediction === 'probability' ? { answerColumn: 'y' } : {}),
    ...(roles.length > 0 ? { roles: Object.fromEntries(roles.map(role => [role, role])) } : {}),
  }
  return { file, metric: { key: metric.key, params: metric.params.parse({}) as Record<string, unknown> } }
}

/** A table of a number, a date, a label and a text. */
function tableOf(format: 'csv' | 'jsonl', { rows, items }: { rows: number; items: number }): string {
  const records = Array.from({ length: rows }, (_, row) => ({
    n: spread(row),
    day: `2026-01-${String((row % 28) + 1).padStart(2, '0')}`,
    label: `class ${row % 7}`,
    text: samples.text.cell(row, items),
  }))
  const line = (record: (typeof records)[number]) =>
    format === 'jsonl' ? JSON.stringify(record) : Object.values(record).join(',')
  return `${[...(format === 'csv' ? ['n,day,label,text'] : []), ...records.map(line)].join('\n')}\n`
}
