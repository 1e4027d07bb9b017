import { z } from 'zod'
import { makeCounts } from './fenwick.ts'
import { defineMetric, type Joined } from './metric.ts'

const pairsOf = (n: number) => (n * (n - 1)) / 2

/** Ends of the runs of equal values, in order. */
function* runs(values: readonly number[] | Int32Array): Generator<[from: number, to: number]> {
  for (let from = 0; from < values.length;) {
    let to = from + 1
    while (to < values.length && values[to] === values[from]) to += 1
    yield [from, to]
    from = to
  }
}

const highest = (ranks: Int32Array) => ranks.reduce((most, rank) => Math.max(most, rank), 0)

/** Kendall's tau-b (1945) of ranks from 1: `y` ascending, `p` of the same rows. Takes n log n steps. NaN where a side is constant. */
export function tauB(y: Int32Array, p: Int32Array): number {
  const known = makeCounts(highest(p))
  const equal = new Map<number, number>()
  let [discordant, tiedY, tiedBoth] = [0, 0, 0]
  for (const [from, to] of runs(y)) {
    tiedY += pairsOf(to - from)
    const own = new Map<number, number>()
    for (let at = from; at < to; at++) {
      const rank = p[at] as number
      discordant += known.all() - known.upTo(rank)
      own.set(rank, (own.get(rank) ?? 0) + 1)
    }
    for (let at = from; at < to; at++) known.add(p[at] as number)
    for (const [rank, count] of own) {
      tiedBoth += pairsOf(count)
      equal.set(rank, (equal.get(rank) ?? 0) + count)
    }
  }
  let tiedP = 0
  for (const count of equal.values()) tiedP += pairsOf(count)
  const all = pairsOf(y.length)
  if (all === tiedY || all === tiedP) return Number.NaN
  const difference = all - tiedY - tiedP + tiedBoth - 2 * discordant
  return Math.max(-1, Math.min(1, difference / Math.sqrt(all - tiedY) / Math.sqrt(all - tiedP)))
}

type Column = 'y' | 'p' | 'event'
/** Columns of whole numbers, row by row. */
async function columnsOf(joined: Joined, sql: string): Promise<Record<Column, Int32Array>> {
  const rows = await joined.rows<Partial<Record<Column, number>>>(sql)
  const of = (name: Column) => Int32Array.from(rows, row => row[name] ?? 0)
  return { y: of('y'), p: of('p'), event: of('event') }
}
const rank = (column: string, order = '') => `dense_rank() over (order by ${column} ${order})::integer`

export const kendall = defineMetric({
  key: 'kendall',
  name: { zh: '肯德尔等级相关 τ-b', en: 'Kendall’s tau-b' },
  formula: '\\tau_b=\\frac{P-Q}{\\sqrt{(n_0-n_1)(n_0-n_2)}}',
  about: {
    zh: '次序一致的行对数减去相反的行对数，按双方的同值对数修正：1 为次序完全一致，−1 为完全相反。某一方全部相同时没有定义。',
    en: 'Pairs of rows in the same order less those in the opposite one, corrected for ties on both sides: 1 is the same order, −1 the reverse. Undefined where one side is the same everywhere.',
  },
  direction: 'maximize',
  range: [-1, 1],
  prediction: 'number',
  columns: 'mean',
  params: z.object({}),
  compute: async joined => {
    const { y, p } = await columnsOf(
      joined,
      `select ${rank('y0')} as y, ${rank('p0')} as p from joined order by 1, 2`,
    )
    return tauB(y, p)
  },
})

/**
 * Harrell's concordance index (1982): the share of comparable pairs of which the row with the earlier event has the
 * lower rank, ties counting half. `y` are ranks of times from the latest on, descending; `p` ranks that should grow with
 * time. A pair is comparable where the earlier row had its event; at the same time, where one had it and the other had
 * not. Takes n log n steps. NaN where no pair is comparable.
 */
export function concordance(y: Int32Array, p: Int32Array, event: Int32Array): number {
  const known = makeCounts(highest(p))
  let [comparable, won] = [0, 0]
  const addThose = (from: number, to: number, had: number) => {
    for (let at = from; at < to; at++) if (event[at] === had) known.add(p[at] as number)
  }
  for (const [from, to] of runs(y)) {
    addThose(from, to, 0)
    for (let at = from; at < to; at++) {
      if (event[at] !== 1) continue
      const [upTo, below] = [known.upTo(p[at] as number), known.upTo((p[at] as number) - 1)]
      comparable += known.all()
      won += known.all() - upTo + (upTo - below) / 2
    }
    addThose(from, to, 1)
  }
  return won / comparable
}

export const concordanceIndex = defineMetric({
  key: 'concordance-index',
  name: { zh: '一致性指数 C-index', en: 'Concordance index' },
  formula:
    'C=\\frac{\\#\\{\\text{concordant}\\}+\\tfrac12\\#\\{\\text{tied}\\}}{\\#\\{\\text{comparable pairs}\\}}',
  about: {
    zh: '生存分析（Harrell 1982）：在可比较的行对里，先发生事件的一方预测更短（或风险更高）的比例，同分算一半；0.5 相当于随机。答案是时间，事件列里 1 表示发生、0 表示删失。先结束的一方发生了事件，两行才可比较；时间相同时，一方发生、另一方删失才可比较。没有可比较的行对时没有定义。',
    en: 'For survival data (Harrell 1982): the share of comparable pairs of which the row with the earlier event has the shorter predicted time (or the higher risk), ties counting half; 0.5 is chance. The answers are times; the event column says 1 for an event, 0 for censored. A pair is comparable where the earlier one had its event; at the same time, where one had it and the other was censored. Undefined where no pair is comparable.',
  },
  direction: 'maximize',
  range: [0, 1],
  prediction: 'number',
  columns: 'mean',
  roles: { event: 'needed' },
  params: z.object({ predicts: z.enum(['time', 'risk']).default('time') }),
  // Who was censored lives on: at the same time a little longer than who was not.
  perfect: (answer, role, { predicts }) => {
    const time = `(${answer})::double`
    const ends = `${time} + case when ${role('event') ?? '1'} in ('0', '0.0') then greatest(abs(${time}), 1e-200) * 1e-12 else 0 end`
    return predicts === 'risk' ? `-(${ends})` : ends
  },
  compute: async (joined, { predicts }) => {
    const [check] = await joined.rows<{ sound: boolean }>(
      'select bool_and(event in (0, 1)) as sound from joined',
    )
    if (check?.sound !== true) return Number.NaN
    const { y, p, event } = await columnsOf(
      joined,
      `select ${rank('y0', 'desc')} as y, ${rank('p0', predicts === 'risk' ? 'desc' : '')} as p, event::integer as event from joined order by 1`,
    )
    return concordance(y, p, event)
  },
})
