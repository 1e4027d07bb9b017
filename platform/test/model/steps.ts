import { changesMetric, chosenList, chosenRequest, chosenSubmission, hoursOf, newScore } from './choose.ts'
import { plan, type Model, type Request, type Submission } from './state.ts'

/** What may happen next; `who`, `whom` and `pick` choose among what there is. */
export type Step = { do: Kind; who: number; whom: number; pick: number; a: number; b: number }

const isCaptain = (m: Model, who: number) => m.seats[who]?.captain === who
const mayChange = (m: Model, who: number) => !m.ended && m.seats[who]?.isBanned === false

/** What one step means for the model: whether it is allowed, and if so, what it changes. */
type Meaning = (m: Model, step: Step) => boolean

const answer =
  (accept: boolean): Meaning =>
  (m, step) => {
    const request = chosenRequest(m, step)
    if (!request?.isOpen || request.into.captain !== step.who) return false
    if (accept ? !m.mayUnite(request.kind, request.from, request.into) : !mayChange(m, step.who)) return false
    request.isOpen = false
    if (accept) m.unite(request.from, request.into)
    return true
  }

const settle =
  (state: Submission['state']): Meaning =>
  (m, step) => {
    const one = chosenSubmission(m, step)
    if (one?.state !== 'waiting') return false
    one.state = state
    if (state !== 'scored') return true
    if (one.list === 'A') one.scores.A = step.a
    if (one.list === 'B' || m.rule.mode === 'split') one.scores.B = step.b
    return true
  }

const leave = (m: Model, person: number): boolean => {
  const team = m.seats[person]
  if (!team) return false
  team.members = team.members.filter(one => one !== person)
  team.freed.delete(person)
  m.found(person)
  return true
}

const mark =
  (isVoid: boolean): Meaning =>
  (m, step) => {
    const one = chosenSubmission(m, step)
    if (one?.state !== 'scored' || one.isVoid === isVoid) return false
    one.isVoid = isVoid
    return true
  }

const ban =
  (isBanned: boolean): Meaning =>
  (m, { whom }) => {
    const team = m.seats[whom]
    if (!team || team.isBanned === isBanned) return false
    team.isBanned = isBanned
    if (isBanned) m.closeRequests(team)
    return true
  }

const adjust =
  (value: (step: Step) => number | null): Meaning =>
  (m, step) => {
    const one = chosenSubmission(m, step)
    const list = chosenList(step)
    if (one?.state !== 'scored' || one.scores[list] === null) return false
    one.byHand[list] = value(step)
    return true
  }

export const meanings = {
  signUp: (m, { who }) => {
    if (m.seats[who] || m.ended) return false
    m.found(who)
    return true
  },
  dissolve: (m, { who }) => {
    const team = m.seats[who]
    if (!team || !isCaptain(m, who) || !mayChange(m, who) || team.members.length > 1) return false
    if (m.submissions.some(one => one.team === team)) return false
    m.seats[who] = null
    const isGone = (one: typeof team | null): boolean =>
      one !== null && (one === team || isGone(one.mergedInto))
    for (let n = m.requests.length - 1; n >= 0; n--) {
      const { from, into } = m.requests[n] as Request
      if (isGone(from) || isGone(into)) m.requests.splice(n, 1)
    }
    for (let n = m.teams.length - 1; n >= 0; n--)
      if (m.teams[n] !== team && isGone(m.teams[n] ?? null)) m.teams.splice(n, 1)
    m.teams.splice(m.teams.indexOf(team), 1)
    return true
  },
  ask: (m, { who, whom, pick }) => {
    const [from, into] = [m.seats[who], m.seats[whom]]
    const kind = pick % 2 === 0 ? 'join' : 'merge'
    if (!from || !into || (kind === 'merge' && !isCaptain(m, who)) || !m.mayUnite(kind, from, into))
      return false
    if (m.requests.some(one => one.isOpen && one.from === from && one.into === into)) return false
    m.requests.push({ kind, from, into, by: who, isOpen: true, id: 0 })
    return true
  },
  accept: answer(true),
  deny: answer(false),
  withdraw: (m, step) => {
    const request = chosenRequest(m, step)
    if (!request?.isOpen || (request.by !== step.who && request.from.captain !== step.who)) return false
    request.isOpen = false
    return true
  },
  transfer: (m, { who, whom }) => {
    const team = m.seats[who]
    if (!team || !isCaptain(m, who) || !mayChange(m, who) || m.seats[whom] !== team) return false
    if (who === whom) return true
    team.captain = whom
    team.freed.add(who)
    team.freed.delete(whom)
    return true
  },
  remove: (m, { who, whom }) =>
    who !== whom &&
    isCaptain(m, who) &&
    mayChange(m, who) &&
    m.seats[whom] === m.seats[who] &&
    leave(m, whom),
  quit: (m, { who }) =>
    !isCaptain(m, who) && mayChange(m, who) && m.seats[who]?.freed.has(who) === true && leave(m, who),
  submit: (m, { who }) => {
    const [team, list] = [m.seats[who], m.openList]
    if (!team || !list || team.isBanned) return false
    const { accepted, failed } = m.spent(team, m.today)
    if (accepted >= plan.perDay || failed >= plan.failedPerDay) return false
    const none = () => ({ A: null, B: null })
    const made = { team, list, day: m.today, at: m.now, scores: none(), byHand: none(), isVoid: false, id: 0 }
    m.submissions.push({ ...made, state: 'waiting' })
    return true
  },
  score: settle('scored'),
  fileFault: settle('failed'),
  platformFault: settle('refunded'),
  cancel: settle('refunded'),
  void: mark(true),
  restore: mark(false),
  adjust: adjust(step => step.a),
  unadjust: adjust(() => null),
  ban: ban(true),
  unban: ban(false),
  rescore: (m, step) => {
    for (const one of m.submissions)
      if (one.state === 'scored')
        for (const list of ['A', 'B'] as const)
          if (one.scores[list] !== null) one.scores[list] = newScore(one.id, step)
    if (!changesMetric(step)) return true
    m.rule.direction = m.rule.direction === 'maximize' ? 'minimize' : 'maximize'
    // What was set by hand was of the old metric, and is dropped.
    for (const one of m.submissions) one.byHand = { A: null, B: null }
    return true
  },
  clock: (m, step) => {
    m.now += hoursOf(step) * 3_600_000
    return true
  },
} satisfies Record<string, Meaning>
export type Kind = keyof typeof meanings
