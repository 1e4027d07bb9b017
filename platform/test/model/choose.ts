import type { Model } from './state.ts'
import type { Step } from './steps.ts'

const at = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)]

// Mostly what makes sense, and now and then anything at all.
const anything = 9
const among = <T>(all: readonly T[], likely: (one: T) => boolean, pick: number): T | undefined => {
  const found = pick < anything ? all.filter(likely) : all
  return at(found.length > 0 ? found : all, pick)
}
export const chosenRequest = (m: Model, { pick }: Step) => among(m.requests, one => one.isOpen, pick)
export const chosenSubmission = (m: Model, step: Step) =>
  among(
    m.submissions,
    one =>
      step.do === 'restore'
        ? one.isVoid
        : one.state === (/^(void|adjust|unadjust)$/.test(step.do) ? 'scored' : 'waiting'),
    step.pick,
  )
export const chosenList = ({ whom }: Step) => (whom % 2 === 0 ? 'A' : 'B')
export const newScore = (id: number, { pick }: Step) => ((id * (pick + 1)) % 5) / 4
/** A re-scoring by a metric of which the other way is better. */
export const changesMetric = ({ pick }: Step) => pick % 2 === 1
export const hoursOf = ({ pick }: Step) => [1, 2, 5, 13, 24][pick % 5] as number

/** Who does it to whom: mostly those who may. */
export function aimed(m: Model, step: Step): Step {
  if (step.pick >= anything) return step
  const living = m.teams.filter(team => !team.mergedInto)
  const large = at(
    living.filter(team => team.members.length > 1),
    step.who,
  )
  const whom =
    large &&
    at(
      large.members.filter(one => one !== large.captain),
      step.whom,
    )
  switch (step.do) {
    case 'accept':
    case 'deny':
      return { ...step, who: chosenRequest(m, step)?.into.captain ?? step.who }
    case 'withdraw':
      return { ...step, who: chosenRequest(m, step)?.by ?? step.who }
    case 'remove':
    case 'transfer':
      return large && whom !== undefined ? { ...step, who: large.captain, whom } : step
    case 'quit':
      return { ...step, who: living.flatMap(team => [...team.freed])[0] ?? step.who }
    case 'unban':
      return { ...step, whom: living.find(team => team.isBanned)?.captain ?? step.whom }
    default:
      return step
  }
}
