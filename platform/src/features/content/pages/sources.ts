import { z } from 'zod'
import { instant } from '../../../base/contract/call.ts'
import { competitionCard } from '../../competing/competitions/contract.ts'
import { expertCard } from '../experts/contract.ts'
import { expertKinds } from '../experts/rules.ts'

const someId = z.int32().positive()
const most = (highest: number) => z.int32().min(1).max(highest)

const chosenCompetitions = z.object({
  by: z.enum(['hand', 'query']),
  ids: z.array(someId).max(12),
  /** Of a query: the code of a topic, or nothing for all. */
  tag: z.string().max(60),
  state: z.enum(['any', 'running', 'ended']),
  most: most(12),
})
const shownCompetitions = z.array(competitionCard)

const chosenBoard = z.object({ competitionId: someId.nullable(), most: most(20) })
const shownBoard = z
  .object({
    competitionId: z.number(),
    title: z.string(),
    round: z.string(),
    rows: z.array(z.object({ rank: z.number(), team: z.string(), score: z.string() })),
  })
  .nullable()

const chosenRounds = z.object({ competitionId: someId.nullable() })
const shownRounds = z.array(z.object({ title: z.string(), at: instant(), zone: z.string() }))

const chosenNews = z.object({ of: z.enum(['site', 'info', 'activity']), most: most(12) })
const shownNews = z.array(
  z.object({
    id: z.number(),
    title: z.string(),
    summary: z.string(),
    at: instant(),
    path: z.string(),
    cover: z.string().nullable(),
  }),
)

const chosenExperts = z.object({
  by: z.enum(['hand', 'kind']),
  ids: z.array(someId).max(24),
  /** Of those chosen by kind: one of them, or nothing for all. */
  kind: z.enum(['', ...expertKinds]),
  most: most(24),
})

const chosenJobs = z.object({ most: most(12) })
const shownJobs = z.array(
  z.object({
    id: z.number(),
    title: z.string(),
    /** Full time, an internship …, in the reader's language. */
    kind: z.string(),
    place: z.string(),
    closesAt: instant().nullable(),
    path: z.string(),
  }),
)

/**
 * What of the product a page can show live: what an editor chooses and what a reader gets. How it is read stands
 * in `server/sources/`.
 */
export const sources = {
  competitions: { chosen: chosenCompetitions, shown: shownCompetitions },
  board: { chosen: chosenBoard, shown: shownBoard },
  rounds: { chosen: chosenRounds, shown: shownRounds },
  news: { chosen: chosenNews, shown: shownNews },
  experts: { chosen: chosenExperts, shown: z.array(expertCard) },
  jobs: { chosen: chosenJobs, shown: shownJobs },
} as const satisfies Record<string, { chosen: z.ZodType; shown: z.ZodType }>

export type SourceName = keyof typeof sources
export type SourceValue<S extends SourceName> = z.output<(typeof sources)[S]['chosen']>
export type SourceShown<S extends SourceName> = z.output<(typeof sources)[S]['shown']>
/** The same as a server reads it, before it leaves: instants may be dates. */
export type SourceRead<S extends SourceName> = z.input<(typeof sources)[S]['shown']>
