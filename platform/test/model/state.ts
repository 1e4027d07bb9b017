/** What a competition is to those in it, small enough to be seen to be right. Nothing of the product is used here. */

const hour = 3_600_000
const day = 24 * hour

/** The one round of a history; half hours, so that no step of the clock meets an end exactly. */
export const plan = {
  people: 5,
  sizeMax: 3,
  perDay: 2,
  failedPerDay: 2,
  listA: [0, 3 * day + hour / 2],
  listB: [3 * day + hour / 2, 5 * day + hour / 2],
  end: 6 * day + hour / 2,
} as const

export type Rule = { mode: 'split' | 'window'; direction: 'maximize' | 'minimize' }
export type Team = {
  captain: number
  members: number[]
  /** Members who were captain and handed it over: they may go. */
  freed: Set<number>
  isBanned: boolean
  mergedInto: Team | null
  /** The product's. */ id: number
}
export type Request = {
  kind: 'join' | 'merge'
  from: Team
  into: Team
  by: number
  isOpen: boolean
  id: number
}
export type Submission = {
  team: Team
  day: number
  at: number
  list: 'A' | 'B'
  state: 'waiting' | 'scored' | 'failed' | 'refunded'
  scores: { A: number | null; B: number | null }
  byHand: { A: number | null; B: number | null }
  isVoid: boolean
  id: number
}

export class Model {
  now = 0
  readonly seats: (Team | null)[] = Array.from({ length: plan.people }, () => null)
  readonly teams: Team[] = []
  readonly requests: Request[] = []
  readonly submissions: Submission[] = []
  readonly rule: Rule
  constructor(rule: Rule) {
    this.rule = { ...rule }
  }

  get ended() {
    return this.now > plan.end
  }
  /** The competition's zone is eight hours ahead, and a history begins at noon there. */
  get today() {
    return Math.floor((this.now + 12 * hour) / day)
  }
  get openList(): 'A' | 'B' | null {
    const within = ([from, to]: readonly [number, number]) => from <= this.now && this.now < to
    if (within(plan.listA)) return 'A'
    return this.rule.mode === 'window' && within(plan.listB) ? 'B' : null
  }

  /** What a team has spent on a day, counted anew. */
  spent(team: Team, on: number) {
    const own = this.submissions.filter(one => one.team === team && one.day === on)
    return {
      accepted: own.filter(one => one.state === 'waiting' || one.state === 'scored').length,
      failed: own.filter(one => one.state === 'failed').length,
    }
  }

  found(person: number): Team {
    const team = {
      captain: person,
      members: [person],
      freed: new Set<number>(),
      isBanned: false,
      mergedInto: null,
      id: 0,
    }
    this.teams.push(team)
    this.seats[person] = team
    return team
  }

  mayUnite(kind: Request['kind'], from: Team, into: Team): boolean {
    if (this.ended || from === into || from.mergedInto || into.mergedInto) return false
    if (from.isBanned || into.isBanned) return false
    if (kind === 'join' && from.members.length > 1) return false
    if (from.members.length + into.members.length > plan.sizeMax) return false
    const days = new Set(this.submissions.map(one => one.day))
    return [...days].every(on => {
      const [one, other] = [this.spent(from, on), this.spent(into, on)]
      const fits = (a: number, b: number, most: number) => a === 0 || b === 0 || a + b <= most
      return (
        fits(one.accepted, other.accepted, plan.perDay) && fits(one.failed, other.failed, plan.failedPerDay)
      )
    })
  }

  unite(from: Team, into: Team): void {
    for (const person of from.members) this.seats[person] = into
    into.members.push(...from.members)
    for (const one of this.submissions) if (one.team === from) one.team = into
    from.members = []
    from.mergedInto = into
    this.closeRequests(from)
  }

  closeRequests(team: Team): void {
    for (const one of this.requests) if (one.from === team || one.into === team) one.isOpen = false
  }

  /** A board from nothing but the submissions: the teams best first, each with its score and what it comes from. */
  board(list: 'A' | 'B') {
    const sign = this.rule.direction === 'maximize' ? -1 : 1
    const valueOf = (one: Submission, on: 'A' | 'B') => one.byHand[on] ?? one.scores[on]
    const best = (own: readonly Submission[], on: 'A' | 'B') =>
      own
        .flatMap(one => {
          const value = one.scores[on] === null ? null : valueOf(one, on)
          return value === null ? [] : [{ value, key: sign * value, at: one.at, id: one.id, one }]
        })
        .sort((x, y) => x.key - y.key || x.at - y.at || x.id - y.id)
    return this.teams
      .filter(team => !team.isBanned && !team.mergedInto)
      .flatMap(team => {
        const own = this.submissions.filter(one => one.team === team && one.state === 'scored' && !one.isVoid)
        // Where one file is scored on both lists, the two best of list A stand for list B.
        const standing =
          list === 'B' && this.rule.mode === 'split'
            ? best(own, 'A')
                .slice(0, 2)
                .map(({ one }) => one)
            : own
        const [first] = best(standing, list)
        return first ? [{ ...first, team: team.id }] : []
      })
      .sort((x, y) => x.key - y.key || x.at - y.at || x.team - y.team)
      .map(({ team, id, value }) => `${team}: ${id} = ${value}`)
  }
}
