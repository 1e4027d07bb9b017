import { z } from 'zod'
import { defineCall, instant, page, pageSize } from '../../../base/contract/call.ts'
import { editors } from '../../shared/roles/demands.ts'
import { needsPerPage, needStates } from './rules.ts'

const state = z.enum(needStates)

export const listManagedNeeds = defineCall({
  method: 'GET',
  path: '/api/admin/needs',
  summary: { zh: '管理揭榜需求', en: 'Calls for bids, to review' },
  access: editors,
  query: z.object({ state: state.default('submitted'), page: page(), per_page: pageSize(needsPerPage) }),
  answer: z.object({
    list: z.array(
      z.object({
        id: z.number(),
        titleZh: z.string(),
        titleEn: z.string(),
        organisation: z.string(),
        poster: z.object({ id: z.number(), name: z.string() }),
        state,
        isTakenDown: z.boolean(),
        bids: z.number(),
        deadline: instant().nullable(),
      }),
    ),
    total: z.number(),
    counts: z.record(state, z.number()),
  }),
})
