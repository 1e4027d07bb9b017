import type { Somebody } from './insert-people.ts'
import { teamNamesEn, teamNamesZh } from './people.ts'
import { makeRandom, type Random } from './random.ts'

/** Who comes to a competition besides the demo's captain, in what teams. */
export type Roster = {
  /** In the order in which they come: the third of the captain's team, then each team's captain and its members. */
  people: readonly Somebody[]
  names: readonly string[]
  /** Of the captain's team and of those with a name; without it chance decides. */
  teams?: readonly { others: number; strength: number }[]
}

/** For what runs now: everybody in turn. `index`: of which competition. */
export const usualRoster = (people: readonly Somebody[], index: number): Roster => ({
  people: people.slice(index * 29, index * 29 + 29).concat(people),
  names: [...teamNamesZh.slice(index * 12, index * 12 + 13), ...teamNamesEn.slice(index * 8, index * 8 + 8)],
})

/** How somebody does over the seasons: some lead throughout, some get there, most come now and then, some came once. */
type Course = 'strong' | 'rising' | 'steady' | 'once'
const courses: Record<number, Course> = { 2: 'strong', 5: 'rising', 1: 'once', 4: 'once', 9: 'once' }
const courseOf = (person: number): Course => courses[person % 11] ?? 'steady'

const isThere = (person: number, season: number, random: Random): boolean => {
  const chance = random.next()
  const course = courseOf(person)
  if (course === 'once') return person % 3 === season
  return course !== 'steady' || chance < 0.7
}

/** From 0, which hardly beats the mean of all, to 1. */
const strengthOf: Record<Course, (season: number, random: Random) => number> = {
  strong: (_, random) => 0.8 + random.next() * 0.2,
  rising: (season, random) => 0.1 + season * 0.35 + random.next() * 0.2,
  steady: (_, random) => 0.15 + random.next() * 0.6,
  once: (_, random) => random.next() * 0.7,
}
/** The demo's captain rises too. */
const strengthOfCaptain = (season: number) => 0.45 + season * 0.25

/**
 * For a season that is over, the first being 0: its people have their course, lead a team under their name of always, and
 * are as many teams as asked for, the captain's included.
 */
export function seasonRoster(people: readonly Somebody[], season: number, count: number): Roster {
  const random = makeRandom(6_007 + season)
  const there = [...people.keys()].filter(person => isThere(person, season, random))
  const leading = there.filter(person => ['strong', 'rising'].includes(courseOf(person)))
  const others = shuffled(
    there.filter(person => !leading.includes(person)),
    random,
  )
  const captains = [...leading, ...others.slice(0, count - 1 - leading.length)]
  const members = others.slice(captains.length - leading.length)
  const third = members.shift()
  const named = nameTeams(captains, people)
  // In the order in which they sign up, which is nobody's strength.
  const teams = shuffled(captains, random).map(captain => ({
    captain,
    // Every other strong one goes alone.
    members: members.splice(0, courseOf(captain) === 'strong' ? captain % 2 : random.integer(3)),
    strength: strengthOf[courseOf(captain)](season, random),
  }))
  const order = [
    ...(third === undefined ? [] : [third]),
    ...teams.flatMap(team => [team.captain, ...team.members]),
  ]
  return {
    people: order.map(person => people[person] as Somebody),
    names: teams.map(team => named.get(team.captain) as string),
    teams: [
      { others: 2, strength: strengthOfCaptain(season) },
      ...teams.map(team => ({ others: team.members.length, strength: team.strength })),
    ],
  }
}

/** Each captain's team is called the same in every season, unless somebody before them took the name. */
function nameTeams(captains: readonly number[], people: readonly Somebody[]): Map<number, string> {
  const taken = new Set<string>()
  return new Map(
    captains.map(captain => {
      const names = people[captain]?.lang === 'en-US' ? teamNamesEn : teamNamesZh
      const from = (captain * 7) % names.length
      const name = [...names.slice(from), ...names].find(one => !taken.has(one)) as string
      taken.add(name)
      return [captain, name]
    }),
  )
}

function shuffled<T>(from: readonly T[], random: Random): T[] {
  return from
    .map(one => ({ one, at: random.next() }))
    .toSorted((x, y) => x.at - y.at)
    .map(({ one }) => one)
}
