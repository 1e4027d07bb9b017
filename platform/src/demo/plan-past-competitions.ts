import { usualAwards } from './awards.ts'
import { carCover, earthquakeCover, flightCover } from './covers.ts'
import { pastStories } from './past-stories.ts'
import type { CompetitionPlan } from './plan-competitions.ts'
import { carTask } from './tasks/cars.ts'
import { earthquakeTask } from './tasks/earthquakes.ts'
import { flightTask } from './tasks/flights.ts'

const over = {
  featured: null,
  listBMode: 'split' as const,
  revealed: true,
  perTeam: [1, 2] as [number, number],
  isStrict: false,
  invites: null,
  awards: usualAwards,
}

/** The seasons before, the oldest first: what people's ratings and histories come from. */
export const planPastCompetitions = (): CompetitionPlan[] => [
  {
    ...over,
    story: pastStories.cars,
    task: carTask(),
    cover: carCover(),
    category: 3,
    organisers: [0],
    tags: ['tabular', 'regression'],
    industry: 'manufacturing',
    start: -424,
    end: -378,
    listAEnd: -382,
    seed: 5,
    teams: 18,
  },
  {
    ...over,
    story: pastStories.flights,
    task: flightTask(),
    cover: flightCover(),
    category: 1,
    organisers: [1],
    tags: ['tabular', 'classification'],
    industry: 'aviation',
    start: -298,
    end: -246,
    listAEnd: -250,
    seed: 6,
    teams: 22,
  },
  {
    ...over,
    story: pastStories.earthquakes,
    task: earthquakeTask(),
    cover: earthquakeCover(),
    category: 0,
    organisers: [0, 2],
    tags: ['tabular', 'ranking'],
    industry: 'ecology',
    start: -171,
    end: -118,
    listAEnd: -122,
    seed: 7,
    teams: 20,
  },
]
