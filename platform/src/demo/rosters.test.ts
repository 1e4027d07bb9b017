import { expect, test } from 'vitest'
import { makePeople } from './people.ts'
import { planPastCompetitions } from './plan-past-competitions.ts'
import { seasonRoster } from './rosters.ts'

const people = makePeople(90).map(({ name, lang }, id) => ({ id, name, lang }))

test('nobody comes twice to a season, and no two of its teams have one name', () => {
  for (const [season, { teams: count }] of planPastCompetitions().entries()) {
    const { people: there, names, teams } = seasonRoster(people, season, count)
    expect(new Set(there).size).toBe(there.length)
    expect(new Set(names).size).toBe(count - 1)
    // The third of the captain's team, and every other team in full.
    const others = (teams ?? []).slice(1)
    expect(there).toHaveLength(1 + others.reduce((sum, team) => sum + 1 + team.others, 0))
  }
})
