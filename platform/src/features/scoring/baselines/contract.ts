import { z } from 'zod'
import { defineCall, headline, id, line } from '../../../base/contract/call.ts'
import { authoredFaults } from '../../competing/competitions/authored-faults.ts'
import { submission } from '../submissions/schema.ts'
import { submissionFaults } from '../submissions/faults.ts'
import { baselineFaults } from './faults.ts'
import { itsOrganisers } from '../../shared/roles/demands.ts'

const baseline = z.object({ team: z.object({ id: z.number(), name: z.string() }), submission })

export const listBaselines = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/baselines',
  summary: {
    zh: '主办方的基线提交：显示在榜单上，不参与排名',
    en: 'The organizer’s baselines: on the board, without a rank',
  },
  access: itsOrganisers,
  params: z.object({ id: id() }),
  answer: z.object({ baselines: z.array(baseline) }),
  faults: [authoredFaults.notFound],
})

export const baselineFields = z.object({
  /** What it is called on the board; a name that a baseline has already stands for that one. */
  name: headline(60),
  /** Of a round with a window of its own for list B. */
  list: z.enum(['A', 'B']).default('A'),
  subRank: line(60).default(''),
})
export const baselineFiles = ['file'] as const

export const addBaseline = defineCall({
  method: 'POST',
  path: '/api/admin/competitions/{id}/rounds/{roundId}/baselines',
  summary: {
    zh: '提交一个基线：不受时间窗口和次数限制',
    en: 'Hand in a baseline, whenever and as often as the organizer likes',
  },
  access: itsOrganisers,
  params: z.object({ id: id(), roundId: id() }),
  body: baselineFields,
  files: baselineFiles,
  answer: baseline,
  faults: [
    authoredFaults.notFound,
    ...Object.values(baselineFaults),
    submissionFaults.fileMissing,
    submissionFaults.emptyFile,
    submissionFaults.wrongFormat,
    submissionFaults.fileTooLarge,
    submissionFaults.noBoard,
  ],
  limit: { times: 120, seconds: 3600 },
})
