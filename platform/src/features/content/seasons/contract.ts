import { z } from 'zod'
import { defineCall, instant, line, smallId } from '../../../base/contract/call.ts'
import { competitionCard } from '../../competing/competitions/contract.ts'
import { certificate } from '../../scoring/certificates/contract.ts'
import { seasonFaults } from './faults.ts'

const state = z.enum(['coming', 'running', 'ended'])
const award = z.object({
  name: z.string(),
  /** Without ranks a jury alone gives it. */
  fromRank: z.number().nullable(),
  toRank: z.number().nullable(),
  /** Whether the final list of the last stage stands. */
  isFinal: z.boolean(),
  /** Who has it by then, by rank or by hand. */
  teams: z.array(z.object({ rank: z.number(), team: z.string() })),
})
const track = z.object({
  id: z.number(),
  name: z.string(),
  about: z.string(),
  stages: z.array(z.object({ competition: competitionCard, qualifies: z.number().nullable() })),
  awards: z.array(award),
})
const edition = z.object({
  id: z.number(),
  year: z.number(),
  title: z.string(),
  startAt: instant(),
  endAt: instant(),
  state,
})
const series = z.object({ key: z.string(), name: z.string(), about: z.string() })
const season = edition.extend({ series, html: z.string(), tracks: z.array(track) })

export const listSeasons = defineCall({
  method: 'GET',
  path: '/api/seasons',
  summary: { zh: '系列赛与各年度赛季', en: 'Series of contests and their seasons' },
  access: 'public',
  answer: z.object({
    series: z.array(
      series.extend({
        seasons: z.array(edition),
        /** Which of them is shown first. */
        presentId: z.number().nullable(),
      }),
    ),
  }),
})

export const getSeason = defineCall({
  method: 'GET',
  path: '/api/seasons/{seasonId}',
  summary: { zh: '一个赛季：赛道、阶段与奖项', en: 'A season: its tracks, stages and awards' },
  access: 'public',
  params: z.object({ seasonId: smallId() }),
  answer: season,
  faults: [seasonFaults.notFound],
})

export const findGrade = defineCall({
  // Not in the address: who somebody is and the number of their certificate would stand in histories and logs.
  method: 'POST',
  path: '/api/grades',
  summary: {
    zh: '凭证书上的姓名与编号，查询证书上的成绩',
    en: 'What a certificate of a season says, by the name and the number on it',
  },
  access: 'public',
  body: z.object({ series: line(20).default(''), name: line(100).min(1), number: line(40).min(1) }),
  // Whoever knows name and number holds the certificate, or has read it: nothing else is told.
  answer: certificate.pick({
    name: true,
    number: true,
    path: true,
    competition: true,
    team: true,
    rank: true,
    award: true,
  }),
  faults: [seasonFaults.noResult],
  limit: { times: 20, seconds: 3600 },
})

export const listOwnGrades = defineCall({
  method: 'GET',
  path: '/api/grades/own',
  summary: { zh: '自己在各赛季的成绩', en: 'One’s own results in seasons' },
  access: 'user',
  query: z.object({ series: line(20).default('') }),
  answer: z.object({
    grades: z.array(
      z.object({
        season: z.object({ id: z.number(), title: z.string() }),
        track: z.string(),
        competition: z.object({ id: z.number(), title: z.string() }),
        team: z.string(),
        rank: z.number(),
        /** Of the season, for the track's last stage; the competition's own stands on its certificate. */
        awards: z.array(z.string()),
        /** Of what a jury gave among them, and of what it took away: why. */
        given: z.array(z.object({ award: z.string(), reason: z.string() })),
        takenAway: z.array(z.object({ award: z.string(), reason: z.string() })),
        /** Whether the rank qualified for the next stage; null in the last one. */
        hasQualified: z.boolean().nullable(),
        certificate: z.object({ number: z.string(), path: z.string(), award: z.string() }).nullable(),
      }),
    ),
  }),
})
