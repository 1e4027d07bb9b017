import { formatCount } from '../../../../base/web/format.ts'
import type { phrases } from '../phrases.zh.ts'
import { againstBest } from './parts/score-outcome.tsx'
import type { Watched } from './watch-submission.ts'

type Words = typeof phrases

/** What a submission is at, as its heading says it. */
export const headingOf = ({ state, outcome }: Watched, { live, states }: Words): string =>
  state === 'scored' && outcome ? live.scored[outcome.change] : states[state]

/** In a few words, for a tab and for a line on another page. */
export const resultOf = (one: Watched, words: Words): string =>
  one.score === null ? headingOf(one, words) : words.live.saidScore(headingOf(one, words), one.score)

/** The same with all there is to it, for those who hear it. */
export function saidOf(one: Watched, words: Words): string {
  const { live, states } = words
  const { state, queuePosition, score, outcome } = one
  const isWaiting = state === 'queued' || state === 'uploaded'
  const parts = [
    score === null ? states[state] : live.saidScore(states[state], score),
    ...(isWaiting && queuePosition !== null ? [live.position(queuePosition)] : []),
    ...(outcome ? [againstBest(outcome, live)] : []),
    ...(outcome?.rank ? [live.placeNow(formatCount(outcome.rank), formatCount(outcome.total))] : []),
    ...(one.fault ? [one.fault.message] : []),
  ]
  return parts.join(' · ')
}
