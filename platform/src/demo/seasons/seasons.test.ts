import { expect, test } from 'vitest'
import { planCompetitions } from '../plan-competitions.ts'
import { planPastCompetitions } from '../plan-past-competitions.ts'
import { plannedSeasons } from './seasons.ts'

const year = 2026
const running = planCompetitions()
const past = planPastCompetitions()
const planOf = (key: string) =>
  running.find(one => one.key === key) ?? past[['cars', 'flights', 'earthquakes'].indexOf(key)]

test('a season awards what certificates of its competitions say, and holds their dates', () => {
  for (const { from, until, tracks } of plannedSeasons(year))
    for (const { competition, awards } of tracks) {
      const plan = planOf(competition)
      let after = 0
      const own = (plan?.awards ?? []).map(({ upTo, zh, en }) => {
        const ranks = [after + 1, upTo]
        after = upTo
        return [zh, en, ...ranks]
      })
      expect(awards.filter(([, , fromRank]) => fromRank !== null)).toEqual(own)
      expect(own).not.toEqual([])
      expect(plan?.start).toBeGreaterThanOrEqual(from)
      expect(plan?.end).toBeLessThan(until)
    }
})
