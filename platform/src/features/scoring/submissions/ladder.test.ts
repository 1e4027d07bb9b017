import { describe, expect, test } from 'vitest'
import { makeRandom } from '../../../demo/random.ts'
import { climb, ladder, standardError, type Rung, type Spread, type Standing } from './ladder.ts'
import { entriesOf, finalCandidates, ladderScores, type ScoredSubmission } from './counting.rules.ts'

const groups = 32

/** Mean loss and its spread, from the loss of every row: what the scorer tells of a metric that is a mean. */
function scoreOf(losses: readonly number[]): { loss: number; spread: Spread } {
  const rows = losses.length
  const total = losses.reduce((sum, loss) => sum + loss, 0)
  const sums = Array.from({ length: groups }, () => ({ sum: 0, rows: 0 }))
  for (const [row, loss] of losses.entries()) {
    const group = sums[row % groups] as { sum: number; rows: number }
    group.sum += loss
    group.rows += 1
  }
  return {
    loss: total / rows,
    spread: { rows, leaveOut: sums.map(group => (total - group.sum) / (rows - group.rows)) },
  }
}

/** A board that an attacker asks: every answer is what it shows after all that was asked before. */
function boardOf(labels: readonly number[], lossOf: (guess: number, label: number) => number, on: boolean) {
  let standing: Standing | undefined
  return {
    submit(guesses: readonly number[]): number {
      const score = scoreOf(guesses.map((guess, row) => lossOf(guess, labels[row] as number)))
      if (!on) return score.loss
      standing = climb(standing, score)
      return standing.loss
    },
  }
}

/**
 * By how much the ladder's value may differ from the best true loss, with at most 5 % doubt (theorem 3.1 of the paper,
 * for losses between 0 and 1): the least ε + η with exp(−2ε²n + (1/η + 2) ln(4k/η) + 1) ≤ 0.05.
 */
function paperBound(rows: number, submissions: number): number {
  let best = 1
  for (let eta = 0.01; eta < 1; eta += 0.005) {
    const strategies = (1 / eta + 2) * Math.log((4 * submissions) / eta) + 1
    best = Math.min(best, eta + Math.sqrt((strategies + Math.log(1 / 0.05)) / (2 * rows)))
  }
  return best
}

const zeroOne = (guess: number, label: number) => (guess === label ? 0 : 1)
const clip = 1e-15
const logLoss = (p: number, label: number) => -Math.log(Math.max(clip, label === 1 ? p : 1 - p))

const quota = { aDay: 50, days: 80 }
const most = quota.aDay * quota.days

/** Random guesses, and at last the majority of those that the board said were better than chance (the paper's boosting attack). */
function boostingAttack(on: boolean): number {
  const random = makeRandom(2015)
  const rows = 1_000
  const bits = () => Array.from({ length: rows }, () => random.integer(2))
  const board = boardOf(bits(), zeroOne, on)
  const votes = Array.from({ length: rows }, () => 0)
  let shownBefore = Number.POSITIVE_INFINITY
  for (let asked = 1; asked < most; asked++) {
    const guesses = bits()
    const shown = board.submit(guesses)
    // On the ladder only a changed answer says anything of this guess; else a bad guess turned round is a good one.
    const weight = on ? (shown < shownBefore && shown < 0.5 ? 1 : 0) : shown < 0.5 ? 1 : -1
    shownBefore = shown
    for (const [row, guess] of guesses.entries())
      votes[row] = (votes[row] as number) + weight * (guess === 1 ? 1 : -1)
  }
  const shown = board.submit(votes.map(vote => (vote > 0 ? 1 : 0)))
  // Nothing was learned of the true labels of other rows: the true loss of every guess is one half.
  return 0.5 - shown
}

/**
 * Reads labels out of the digits of the log loss (Whitehill, "Climbing the Kaggle leaderboard by exploiting the
 * log-loss oracle"): each row asked about is given odds of its own power of two, so that the loss spells its labels.
 */
function logLossAttack(on: boolean): { gain: number; known: number } {
  const random = makeRandom(2017)
  const rows = 600
  const labels = Array.from({ length: rows }, () => random.integer(2))
  const board = boardOf(labels, logLoss, on)
  const shownDigits = 6
  const atOnce = 12
  const guesses = Array.from({ length: rows }, () => 0.5)
  const decoded: number[] = []
  board.submit(guesses)
  let known = 0
  for (let from = 0; from < rows; from += atOnce) {
    const asked = [...guesses]
    const size = Math.min(atOnce, rows - from)
    // p such that the two labels differ in loss by 0.01 · 2^place.
    const odds = Array.from({ length: size }, (_, place) => 1 / (1 + Math.exp(-0.005 * 2 ** place)))
    for (const [place, p] of odds.entries()) asked[from + place] = p
    const shown = Number(board.submit(asked).toFixed(shownDigits))
    const fixed =
      guesses.reduce((sum, p, row) => sum + (row >= from && row < from + size ? 0 : logLoss(p, 1)), 0) / rows
    let best = 0
    let nearest = Number.POSITIVE_INFINITY
    for (let word = 0; word < 2 ** size; word++) {
      let loss = fixed
      for (const [place, p] of odds.entries()) loss += logLoss(p, (word >> place) & 1) / rows
      if (Math.abs(loss - shown) < nearest) [nearest, best] = [Math.abs(loss - shown), word]
    }
    for (let place = 0; place < size; place++) {
      const label = (best >> place) & 1
      if (label === labels[from + place]) known += 1
      // Kept at one half while others are asked about; used at the end.
      decoded[from + place] = label
    }
  }
  const shown = board.submit(decoded.slice(0, rows).map(label => (label === 1 ? 0.99 : 0.01)))
  return { gain: Math.log(2) - shown, known: known / rows }
}

const spread = (...leaveOut: number[]): Spread => ({ leaveOut, rows: 100 })

describe('the ladder', () => {
  test('shows the first as it is, rounded to the rows', () => {
    expect(ladder([{ id: 1, loss: 0.4567, spread: spread(0.4, 0.5) }]).get(1)).toBe(0.46)
    expect(ladder([{ id: 1, loss: 0.4567, spread: null }]).get(1)).toBe(0.4567)
  })
  test('shows an improvement only clearly above the standard error of the difference', () => {
    const first = { id: 1, loss: 0.5, spread: spread(0.5, 0.5, 0.5) }
    const noisy = spread(0.4, 0.55, 0.4)
    expect(standardError(noisy, first.spread)).toBeCloseTo(0.1, 10)
    // The second try: √(2 ln 2) = 1.177 standard errors.
    const below = ladder([first, { id: 2, loss: 0.39, spread: noisy }])
    expect([below.get(1), below.get(2)]).toEqual([0.5, 0.5])
    expect(ladder([first, { id: 2, loss: 0.38, spread: noisy }]).get(2)).toBe(0.38)
  })
  test('asks the more of an improvement the more was tried before', () => {
    const first = { id: 0, loss: 0.5, spread: spread(0.5, 0.5, 0.5) }
    const tries = Array.from({ length: 98 }, (_, index) => ({ ...first, id: index + 1 }))
    const better = (loss: number) => ({ id: 99, loss, spread: spread(0.4, 0.55, 0.4) })
    const shown = (loss: number, before: Rung[]) => ladder([...before, better(loss)]).get(99)
    // √(2 ln 100) = 3.03 standard errors of 0.1.
    expect([shown(0.3, [first]), shown(0.3, [first, ...tries]), shown(0.19, [first, ...tries])]).toEqual([
      0.3, 0.5, 0.19,
    ])
  })
  test('never shows anything worse, and goes on from what it showed', () => {
    const rungs = [0.5, 0.4, 0.45, 0.395, 0.3].map((loss, id) => ({ id, loss, spread: spread(loss, loss) }))
    expect([...ladder(rungs).values()]).toEqual([0.5, 0.4, 0.4, 0.4, 0.3])
  })
  test.each([1_000, 990, 400, 45])('says nothing of a single row of %i, whichever is changed', rows => {
    const random = makeRandom(3)
    const losses = Array.from({ length: rows }, () => random.integer(2))
    const first = { id: 1, ...scoreOf(losses) }
    const changed = losses.map((loss, row) => {
      const next = { id: 2, ...scoreOf(losses.map((own, other) => (other === row ? 0 : own))) }
      return loss === 1 && ladder([first, next]).get(2) !== ladder([first]).get(1)
    })
    expect(changed.filter(Boolean)).toEqual([])
  })
  test('takes a step by plain comparison where one of two has no spread, or another one’s groups', () => {
    expect(standardError(null, spread(1, 2))).toBe(0)
    expect(standardError(spread(1, 2, 3), spread(1, 2))).toBe(0)
  })
  test('is the paper’s step for means: std of the differences over √n', () => {
    const random = makeRandom(7)
    const rows = groups
    const [one, other] = [0, 1].map(() => Array.from({ length: rows }, () => random.next())) as [
      number[],
      number[],
    ]
    const differences = one.map((loss, row) => loss - (other[row] as number))
    const mean = differences.reduce((sum, value) => sum + value, 0) / rows
    const deviation = Math.sqrt(differences.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (rows - 1))
    expect(standardError(scoreOf(one).spread, scoreOf(other).spread)).toBeCloseTo(
      deviation / Math.sqrt(rows),
      12,
    )
  })
})

describe('a round with a ladder', () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 4, minutes))
  const scored = (id: number, scoreA: number, scoreB: number, leaveOut: number[]): ScoredSubmission => ({
    id,
    receivedAt: at(id),
    list: 'A',
    isCandidate: false,
    scoreA,
    scoreB,
    spreadA: { leaveOut, rows: 1_000 },
  })
  const own = [
    scored(1, 0.8, 0.7, [0.8, 0.8, 0.8, 0.8]),
    scored(2, 0.81, 0.9, [0.7, 0.9, 0.7, 0.9]),
    scored(3, 0.9, 0.6, [0.9, 0.9, 0.9, 0.9]),
  ]

  test('shows and ranks list A by the ladder, whichever way the metric goes', () => {
    expect([...ladderScores(own, 'maximize')]).toEqual([
      [1, 0.8],
      [2, 0.8],
      [3, 0.9],
    ])
    const rule = { listBMode: 'split', ladder: true } as const
    expect(entriesOf(own.slice(0, 2), { ...rule, direction: 'maximize' }).A).toMatchObject({
      submissionId: 1,
      score: 0.8,
      validCount: 2,
    })
    expect(entriesOf(own, { ...rule, direction: 'minimize' }).A).toMatchObject({
      submissionId: 1,
      score: 0.8,
    })
  })
  test('ranks list B by the full scores alone', () => {
    const { B } = entriesOf(own, { direction: 'maximize', listBMode: 'split', ladder: true })
    expect(B).toMatchObject({ submissionId: 2, score: 0.9 })
    expect(finalCandidates(own, 'maximize').map(one => one.id)).toEqual([3, 2])
  })
  test('does not depend on the order in which scores come in', () => {
    const rule = { direction: 'maximize', listBMode: 'none', ladder: true } as const
    expect(entriesOf(own.toReversed(), rule)).toEqual(entriesOf(own, rule))
  })
})

describe('an attacker within the quota', () => {
  test('who boosts random guesses climbs far on a plain board, and within the paper’s bound on the ladder', () => {
    const bound = paperBound(1_000, most)
    const off = boostingAttack(false)
    const on = boostingAttack(true)
    expect(off).toBeGreaterThan(bound)
    expect(on).toBeLessThanOrEqual(bound)
    expect(on).toBeLessThan(off / 2)
  })

  test.each([2, 3, 5, 12, 40])('who turns %i labels round at a time gains next to nothing', atOnce => {
    const random = makeRandom(100)
    const rows = 1_000
    const labels = Array.from({ length: rows }, () => random.integer(2))
    const board = boardOf(labels, zeroOne, true)
    let guesses = Array.from({ length: rows }, () => random.integer(2))
    const lossNow = () => scoreOf(guesses.map((guess, row) => zeroOne(guess, labels[row] as number))).loss
    const before = lossNow()
    let shown = board.submit(guesses)
    for (let asked = 1; asked < 500; asked++) {
      const from = (asked * atOnce) % rows
      const turned = guesses.map((guess, row) => (row >= from && row < from + atOnce ? 1 - guess : guess))
      const answer = board.submit(turned)
      if (answer < shown) [guesses, shown] = [turned, answer]
    }
    // One standard error alone, as in the paper, would give away 0.25 to two at a time.
    expect(before - lossNow()).toBeLessThan(0.02)
  })

  test('who reads the log loss knows every label on a plain board, and none on the ladder', () => {
    const off = logLossAttack(false)
    const on = logLossAttack(true)
    expect(off.known).toBe(1)
    expect(off.gain).toBeGreaterThan(0.6)
    // As many as coins would have told.
    expect(on.known).toBeLessThan(0.6)
    // The bound is of losses between 0 and 1; these are between 0 and −ln(1e−15).
    expect(on.gain).toBeLessThan(0.02)
    expect(on.gain).toBeLessThan(paperBound(600, 52) * -Math.log(clip))
  })
})
