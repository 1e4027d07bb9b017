import { usualAwards } from './awards.ts'
import { lifeCover, penguinCover, strikeCover, weatherCover } from './covers.ts'
import { stories, type Story } from './stories.ts'
import { lifeExpectancyTask } from './tasks/life-expectancy.ts'
import { penguinTask } from './tasks/penguins.ts'
import { strikeTask } from './tasks/strikes.ts'
import { weatherTask } from './tasks/weather.ts'
import type { Task } from './tasks/task.ts'

/** A competition of the demo; times are days from now. */
export type CompetitionPlan = {
  story: Story
  task: Task
  cover: string
  /** Their places in the demo's catalogue. */
  category: number
  organisers: number[]
  tags: string[]
  industry: string
  featured: number | null
  start: number
  /** How long before its start it is published; two weeks unless it says so. */
  announcedDays?: number
  end: number
  listBMode: 'none' | 'split'
  listAEnd: number
  revealed: boolean
  seed: number
  teams: number
  /** The fewest and the most submissions of a team. */
  perTeam: [number, number]
  /** Nobody submits from a phone, or with an incomplete profile. */
  isStrict: boolean
  /** The name of its invite activity. */
  invites: string | null
  /** Which places have an award of what name; without any all certificates are of participation. */
  awards?: readonly { upTo: number; zh: string; en: string }[]
}

/** One that runs, one whose list B waits for its reveal, one that is over, one that has not begun. */
export const planCompetitions = (): (CompetitionPlan & { key: keyof typeof stories })[] => [
  {
    key: 'penguins',
    story: stories.penguins,
    task: penguinTask(),
    cover: penguinCover(),
    category: 3,
    tags: ['tabular', 'classification'],
    industry: 'ecology',
    organisers: [0],
    featured: 1,
    start: -18,
    end: 24,
    listBMode: 'none',
    listAEnd: 24,
    revealed: false,
    seed: 1,
    teams: 22,
    perTeam: [3, 9],
    isStrict: false,
    invites: 'penguin-friends',
    awards: usualAwards,
  },
  {
    key: 'weather',
    story: stories.weather,
    task: weatherTask(),
    cover: weatherCover(),
    category: 1,
    tags: ['tabular', 'classification', 'time-series', 'forecasting'],
    industry: 'weather',
    organisers: [1],
    featured: 2,
    start: -30,
    end: 6,
    listBMode: 'split',
    listAEnd: -1,
    revealed: false,
    seed: 2,
    teams: 20,
    perTeam: [3, 8],
    isStrict: true,
    invites: null,
    awards: usualAwards,
  },
  {
    key: 'life',
    story: stories.life,
    task: lifeExpectancyTask(),
    cover: lifeCover(),
    category: 0,
    tags: ['tabular', 'regression'],
    industry: 'health',
    organisers: [0, 2],
    featured: null,
    start: -75,
    end: -12,
    listBMode: 'split',
    listAEnd: -16,
    revealed: true,
    seed: 3,
    teams: 20,
    perTeam: [3, 7],
    isStrict: false,
    invites: null,
    awards: usualAwards,
  },
  {
    key: 'strikes',
    story: stories.strikes,
    task: strikeTask(),
    cover: strikeCover(),
    category: 2,
    tags: ['tabular', 'classification'],
    industry: 'aviation',
    organisers: [1, 2],
    featured: 3,
    start: 9,
    end: 70,
    listBMode: 'split',
    listAEnd: 60,
    revealed: false,
    seed: 4,
    teams: 0,
    perTeam: [0, 0],
    isStrict: false,
    invites: null,
    awards: usualAwards,
  },
]
