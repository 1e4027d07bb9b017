import { z } from 'zod'
import { ability } from '../../../base/contract/ability.ts'
import { contacts } from '../../../base/contract/needed-contact.ts'
import { defineCall, id, instant } from '../../../base/contract/call.ts'
import { competitionQuery } from '../../competing/competitions/competition-query.ts'
import { competitionCard } from '../../competing/competitions/contract.ts'
import { competitionFaults } from '../../competing/competitions/faults.ts'
import { scheduleFaults } from '../../competing/schedules/faults.ts'
import { dataset } from '../../data/datasets/schema.ts'
import { rankings, dailyRankings } from '../../scoring/rankings/schema.ts'
import { submits } from '../../scoring/submissions/schema.ts'

const organiser = z.object({
  id: z.number(),
  name: z.string(),
  introduction: z.string(),
  url: z.string().nullable(),
  logo: z.string().nullable(),
})

const schedule = z.object({
  id: z.number(),
  title: z.string(),
  sort: z.number(),
  startTime: instant(),
  endTime: instant(),
  listAStartTime: instant(),
  listAEndTime: instant(),
  listBStartTime: instant().nullable(),
  listBEndTime: instant().nullable(),
  listBMode: z.enum(['none', 'window', 'split']),
  maxSubmitCount: z.number(),
  maxErrorSubmitCount: z.number().nullable(),
  subRank: z.array(z.string()),
  /** What those are called, in the reader's language. */
  boards: z.array(z.object({ key: z.string(), name: z.string() })),
  metric: z.string().nullable(),
  metricName: z.string().nullable(),
  direction: z.enum(['maximize', 'minimize']),
  precision: z.number(),
  isRevealed: z.boolean(),
  /** Teams send their code and no file of results: it has no quota and no board. */
  takesOnlyCode: z.boolean(),
})

const attachedTeam = z.object({
  id: z.number(),
  name: z.string(),
  scheduleId: z.number().nullable(),
  role: z.enum(['captain', 'member']),
  isBanned: z.boolean(),
})

export const competitionDetail = competitionCard.omit({ organisers: true }).extend({
  zone: z.string(),
  isOpenSignup: z.boolean(),
  licence: z.string(),
  sourceUrl: z.string().nullable(),
  organisers: z.array(organiser),
  raceCategory: z.string().nullable(),
  industries: z.array(z.string()),
  teamSizeMax: z.number(),
  /** Until when teams take people in and merge; null until the end. */
  mergeDeadline: instant().nullable(),
  /** Accepted: by this reader, in its newest version. */
  agreement: z.object({ html: z.string(), version: z.number(), isAccepted: z.boolean() }),
  texts: z.array(
    z.object({ part: z.enum(['overview', 'evaluation', 'rules', 'prizes', 'timeline']), html: z.string() }),
  ),
  faq: z.array(z.object({ id: z.number(), question: z.string(), html: z.string() })),
  schedules: z.array(schedule),
  currentScheduleId: z.number().nullable(),
  stage: z.union([z.literal(0), z.literal(1)]),
  isRegistered: z.boolean(),
  /** Which contact this reader has still to verify before they can join; null for none. */
  missingContact: z.enum(contacts).nullable(),
  entryForm: z.object({
    fields: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        kind: z.enum(['line', 'text', 'choice']),
        required: z.boolean(),
        choices: z.array(z.object({ value: z.string(), label: z.string() })),
      }),
    ),
    /** The reader's own. */
    answers: z.record(z.string(), z.string()),
    /** Signed up, but asked for more since: a newer agreement, or further questions. */
    isOutdated: z.boolean(),
  }),
  attachedTeam: attachedTeam.nullable(),
  /** Whether this reader is admitted, and a round that their team may hand in to takes files now. */
  takesFiles: z.boolean(),
  teamJoinUndisposedCount: z.number(),
  invite: z.object({ route: z.string(), name: z.string() }).nullable(),
  guideInfo: z.object({ isHidden: z.boolean() }),
  abilities: z.object({ signup: ability, manage: ability }),
})

export const getCompetition = defineCall({
  method: 'GET',
  path: '/api/competitions/{id}',
  summary: { zh: '竞赛详情，或它的一个部分', en: 'A competition, or one part of it' },
  access: 'public',
  params: z.object({ id: id() }),
  query: competitionQuery,
  answer: z.object({
    competition: competitionDetail.optional(),
    datasets: z.array(dataset).optional(),
    submits: submits.optional(),
    rankings: rankings.optional(),
    /** Beside the rankings of a competition that has ended: what teams among them published of how they did it. */
    solutions: z.array(z.object({ teamId: z.number(), threadId: z.number(), title: z.string() })).optional(),
    daily: dailyRankings.optional(),
    guideInfo: z.object({ isHidden: z.boolean(), html: z.string() }).optional(),
  }),
  faults: [competitionFaults.notFound, scheduleFaults.notFound, scheduleFaults.noBoard],
})
