import { match } from '../platform/src/features/review/assignments/server/matching/match.ts'
import type { MatchProblem, Pair } from '../platform/src/features/review/assignments/matching.rules.ts'
import { seeded } from '../platform/src/base/random.ts'
import { median, timed, type Found } from './report.ts'

const proposals = 2_000
const perProposal = 5

/** Who reviews what of a large edition: a million pairs, of which one in fifty is in conflict. */
export async function benchMatching(): Promise<Found> {
  const cases: [string, MatchProblem][] = [
    ['600 reviewers in 12 tracks', problem({ reviewers: 600, tracks: 12 })],
    ['500 reviewers in one track', problem({ reviewers: 500, tracks: 1 })],
  ]
  const rows = []
  for (const [what, large] of cases) {
    const took: number[] = []
    const first: number[] = []
    for (let times = 0; times < 3; times++) {
      took.push(await timed(() => match({ ...large, seed: times })))
      first.push(await timed(() => firstFit(large)))
    }
    rows.push({
      path: `Reviewers for ${proposals.toLocaleString('en')} proposals × ${perProposal}, ${what}`,
      figure: `${(median(took) / 1_000).toFixed(2)} s`,
      floor: `the first who fits, whatever comes of it ${median(first).toFixed(0)} ms`,
      ratio: `${(median(took) / median(first)).toFixed(0)} times`,
    })
  }
  return { rows }
}

function problem({ reviewers, tracks }: { reviewers: number; tracks: number }): MatchProblem {
  const random = seeded(1)
  const barred: Pair[] = []
  for (let p = 1; p <= proposals; p++)
    for (let r = 1; r <= reviewers; r++) if (random() < 0.02) barred.push([p, r])
  return {
    reviewers: Array.from({ length: reviewers }, (_one, at) => ({
      id: at + 1,
      tracks: [at % tracks],
      capacity: 20,
      has: 0,
    })),
    proposals: Array.from({ length: proposals }, (_one, at) => ({ id: at + 1, track: at % tracks, has: 0 })),
    barred,
    perProposal,
    seed: 1,
  }
}

/** What any way has to do: look at pairs until each proposal has enough. */
async function firstFit({ reviewers, proposals: all, barred }: MatchProblem): Promise<number> {
  const keys = new Set(barred.map(([p, r]) => p * 1_000 + r))
  const room = reviewers.map(one => one.capacity)
  let given = 0
  for (const { id, track } of all) {
    let needs = perProposal
    for (const [at, one] of reviewers.entries()) {
      if (needs === 0) break
      if (!one.tracks.includes(track) || (room[at] ?? 0) === 0 || keys.has(id * 1_000 + one.id)) continue
      room[at] = (room[at] ?? 0) - 1
      needs--
      given++
    }
  }
  return given
}
