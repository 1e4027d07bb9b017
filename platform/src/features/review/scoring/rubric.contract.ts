import { z } from 'zod'
import { defineCall, line, smallId } from '../../../base/contract/call.ts'
import { adminFaults } from '../../../base/contract/edit-faults.ts'
import { saved, saving } from '../../../base/contract/saved.ts'
import { administrators } from '../../shared/roles/demands.ts'
import { editionFaults } from '../../spic/editions/faults.ts'
import { scoringFaults } from './faults.ts'
import { mostCriteria, mostLevels } from './rules.ts'

const level = z.object({ points: z.int().min(0).max(100), zh: line(200), en: line(200) })
const criterion = z
  .object({
    /** Null of one that is new; the others keep the points that drafts give them. */
    id: z.int32().positive().nullable(),
    nameZh: line(80),
    nameEn: line(80),
    helpZh: line(500),
    helpEn: line(500),
    weight: z.int().min(1).max(1000),
    most: z.int().min(1).max(100),
    levels: z.array(level).max(mostLevels),
  })
  .refine(one => one.nameZh !== '' || one.nameEn !== '', {
    path: ['nameZh'],
    params: { code: 'required' },
  })
export const rubric = z.object({ criteria: z.array(criterion).max(mostCriteria) })
export type Rubric = z.output<typeof rubric>

const track = saved(rubric).extend({
  id: z.number(),
  nameZh: z.string(),
  nameEn: z.string(),
  /** So many sheets are locked: above none the rubric stays as it is. */
  locked: z.number(),
})

export const getRubric = defineCall({
  method: 'GET',
  path: '/api/admin/spic/{editionId}/rubric',
  summary: { zh: '各赛道的评分标准', en: 'What proposals of each track are scored by' },
  access: administrators,
  params: z.object({ editionId: smallId() }),
  answer: z.object({
    year: z.number(),
    tracks: z.array(track),
    /** Tracks with criteria, of this edition and others, to copy from. */
    sources: z.array(
      z.object({
        trackId: z.number(),
        year: z.number(),
        nameZh: z.string(),
        nameEn: z.string(),
        value: rubric,
      }),
    ),
  }),
  faults: [editionFaults.notFound],
})

export const saveRubric = defineCall({
  method: 'PUT',
  path: '/api/admin/spic/{editionId}/rubric/{trackId}',
  summary: { zh: '保存一个赛道的评分标准', en: 'Save what proposals of a track are scored by' },
  access: administrators,
  params: z.object({ editionId: smallId(), trackId: smallId() }),
  body: saving(rubric),
  answer: track,
  faults: [
    scoringFaults.noTrack,
    scoringFaults.rubricLocked,
    scoringFaults.badLevels,
    adminFaults.changedMeanwhile,
  ],
})
