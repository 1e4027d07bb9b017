import { z } from 'zod'
import { ability } from '../../../base/contract/ability.ts'
import { chosenInstant, defineCall, draftText, headline, line, smallId } from '../../../base/contract/call.ts'
import { adminFaults } from '../../../base/contract/edit-faults.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import { saved, saving } from '../../../base/contract/saved.ts'
import { needId, state } from './contract.ts'
import { bidFaults as faults } from './faults.ts'
import { confidentialities, longestText, steps } from './rules.ts'

const value = z.object({
  organisation: headline(100),
  titleZh: line(80),
  titleEn: line(80),
  summaryZh: line(300),
  summaryEn: line(300),
  backgroundZh: draftText(longestText),
  backgroundEn: draftText(longestText),
  targetZh: draftText(longestText),
  targetEn: draftText(longestText),
  criteriaZh: draftText(longestText),
  criteriaEn: draftText(longestText),
  reward: z.int32().min(1).nullable(),
  /** Whether it is to be agreed on, instead. */
  isNegotiable: z.boolean(),
  deadline: chosenInstant().nullable(),
  confidentiality: z.enum(confidentialities),
  industry: line(60),
})
export type NeedValue = z.output<typeof value>

export const addNeed = defineCall({
  method: 'POST',
  path: '/api/bids/needs',
  summary: { zh: '起草揭榜需求', en: 'Begin a call for bids' },
  access: 'user',
  body: z.object({ organisation: headline(100), title: headline(80) }),
  answer: z.object({ id: z.number() }),
  limit: { times: 20, seconds: 86_400 },
})

const edited = saved(value).extend({
  id: z.number(),
  state,
  reason: z.string(),
  missing: z.array(z.string()),
})

export const getNeedDraft = defineCall({
  method: 'GET',
  path: '/api/bids/needs/{needId}/draft',
  summary: { zh: '编辑中的揭榜需求', en: 'A call for bids as it is edited' },
  access: 'user',
  params: needId,
  answer: edited.extend({
    industries: z.array(z.object({ code: z.string(), name: z.string() })),
    abilities: z.object({
      edit: ability,
      submit: ability,
      recall: ability,
      return: ability,
      publish: ability,
      delete: ability,
    }),
  }),
  faults: [faults.notFound],
})

export const saveNeed = defineCall({
  method: 'PUT',
  path: '/api/bids/needs/{needId}/draft',
  summary: { zh: '保存揭榜需求', en: 'Save a call for bids' },
  access: 'user',
  params: needId,
  body: saving(value),
  answer: edited,
  faults: [
    faults.notFound,
    faults.wrongState,
    faults.unknownIndustry,
    faults.incomplete,
    faults.deadlinePassed,
    faults.notOpen,
    adminFaults.changedMeanwhile,
    baseFaults.invalidInput,
  ],
})

export const deleteNeed = defineCall({
  method: 'DELETE',
  path: '/api/bids/needs/{needId}',
  summary: { zh: '删除揭榜需求的草稿', en: 'Delete the draft of a call for bids' },
  access: 'user',
  params: needId,
  answer: z.object({ isDeleted: z.boolean() }),
  faults: [faults.notFound, faults.wrongState, baseFaults.forbidden],
  alwaysOpen: true,
})

export const stepNeed = defineCall({
  method: 'PUT',
  path: '/api/bids/needs/{needId}/state',
  summary: {
    zh: '提交、撤回、退回、发布、截止、评定或关闭揭榜需求',
    en: 'Submit, take back, return, publish, end, award or close a call for bids',
  },
  access: 'user',
  params: needId,
  body: z.object({
    step: z.enum(steps),
    reason: line(300).default(''),
    /** Which bid is awarded. */
    bidId: smallId().nullable().default(null),
  }),
  answer: z.object({ state }),
  faults: [
    faults.notFound,
    faults.wrongState,
    faults.takenDown,
    faults.unwritten,
    faults.incomplete,
    faults.deadlinePassed,
    faults.reasonMissing,
    faults.bidMissing,
    baseFaults.forbidden,
  ],
})
