import { plan } from './state.ts'
import type { Kind, Step } from './steps.ts'

const step = (kind: Kind, who = 0, whom = 0, pick = 0): Step => ({
  do: kind,
  who,
  whom,
  pick,
  a: 0.75,
  b: 0.25,
})

export const everybodySignsUp: readonly Step[] = Array.from({ length: plan.people }, (_, who) =>
  step('signUp', who),
)

/** A history in which every step is done once, whatever the random ones do. `pick` is a request or a submission. */
export const everything: readonly Step[] = [
  ...everybodySignsUp,
  step('ask', 1, 0, 0),
  step('accept', 0, 0, 0),
  step('transfer', 0, 1),
  step('quit', 0),
  step('ask', 2, 3, 1),
  step('deny', 3, 0, 1),
  step('ask', 2, 3, 0),
  step('withdraw', 2, 0, 2),
  step('ask', 2, 3, 0),
  step('accept', 3, 0, 3),
  step('remove', 3, 2),
  step('submit', 0),
  step('score', 0, 0, 0),
  step('void', 0, 0, 0),
  step('restore', 0, 0, 0),
  step('adjust', 0, 0, 0),
  step('unadjust', 0, 0, 0),
  step('rescore', 0, 0, 3),
  step('submit', 1),
  step('fileFault', 1, 0, 1),
  step('submit', 1),
  step('platformFault', 1, 0, 2),
  step('submit', 1),
  step('cancel', 1, 0, 3),
  step('ban', 0, 3),
  step('unban', 0, 3),
  step('dissolve', 4),
  step('clock', 0, 0, 4),
]
