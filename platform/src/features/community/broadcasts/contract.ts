import { z } from 'zod'
import { anyText, defineCall, id, instant, pageSize } from '../../../base/contract/call.ts'
import { competitionFaults } from '../../competing/competitions/faults.ts'
import { broadcastFaults } from './faults.ts'
import { broadcastLimit, broadcastsPerPage, lengthOf, segments } from './rules.ts'
import { itsOrganisers } from '../../shared/roles/demands.ts'

const params = z.object({ id: id() })
const segment = z.enum(segments)
/** Characters as people count them, which may be two units of a string each. */
const message = () =>
  anyText(broadcastLimit * 2).refine(value => lengthOf(value) <= broadcastLimit, {
    params: { code: 'too_big', maximum: broadcastLimit },
  })

const broadcast = z.object({
  id: z.number(),
  segment,
  contentZh: z.string(),
  contentEn: z.string(),
  by: z.string(),
  createdAt: instant(),
  /** How many people were in the group when it was sent. */
  reached: z.number(),
  /** How many of them have it by now. */
  delivered: z.number(),
  /** Null while it is under way. */
  deliveredAt: instant().nullable(),
})

export const listBroadcasts = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/broadcasts',
  summary: {
    zh: '已发的通知，以及每个范围现在有多少人',
    en: 'Past broadcasts, and how many people are in each group now',
  },
  access: itsOrganisers,
  params,
  query: z.object({ before: id().optional(), size: pageSize(broadcastsPerPage) }),
  answer: z.object({
    zone: z.string(),
    list: z.array(broadcast),
    next: z.number().nullable(),
    /** How many people a broadcast of the viewer would reach now. */
    reach: z.object({
      all: z.number(),
      signed_up: z.number(),
      no_submission: z.number(),
      promoted: z.number(),
      failed_last: z.number(),
    }),
  }),
  faults: [competitionFaults.notFound],
})

export const sendBroadcast = defineCall({
  method: 'POST',
  path: '/api/admin/competitions/{id}/broadcasts',
  summary: { zh: '向一个范围的人群发通知', en: 'Send a broadcast to a group of people' },
  access: itsOrganisers,
  params,
  body: z.object({ segment, contentZh: message(), contentEn: message() }),
  answer: broadcast,
  faults: [competitionFaults.notFound, broadcastFaults.nobody],
  limit: { times: 20, seconds: 3600 },
})
