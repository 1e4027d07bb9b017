import { z } from 'zod'
import { defineCall, draftText, headline, line, smallId } from '../../../base/contract/call.ts'
import { adminFaults } from '../../../base/contract/edit-faults.ts'
import { saved, saving } from '../../../base/contract/saved.ts'
import { editors } from '../../shared/roles/demands.ts'
import { learningFaults as faults } from './faults.ts'
import { longestBody, mostSteps } from './rules.ts'

const pathId = z.object({ pathId: smallId() })
export const editedPath = z.object({
  titleZh: headline(80),
  titleEn: headline(80),
  summaryZh: line(300),
  summaryEn: line(300),
  sort: z.int32().min(0).max(9_999),
  isPublished: z.boolean(),
  steps: z
    .array(
      z.object({
        /** Null for one that is new. People’s progress stays with the others. */
        stepId: z.int32().positive().nullable(),
        titleZh: line(80),
        titleEn: line(80),
        bodyZh: draftText(longestBody),
        bodyEn: draftText(longestBody),
        articleId: z.int().positive().nullable(),
        competitionId: z.int().positive().nullable(),
      }),
    )
    .max(mostSteps),
})
const named = z.object({ id: z.number(), titleZh: z.string(), titleEn: z.string() })
const held = saved(editedPath).extend({ id: z.number() })

export const listManagedPaths = defineCall({
  method: 'GET',
  path: '/api/admin/learning',
  summary: { zh: '管理学习路径', en: 'Learning paths, to edit' },
  access: editors,
  answer: z.object({
    list: z.array(named.extend({ steps: z.number(), learners: z.number(), isPublished: z.boolean() })),
  }),
})

export const addPath = defineCall({
  method: 'POST',
  path: '/api/admin/learning',
  summary: { zh: '新建学习路径', en: 'Make a learning path' },
  access: editors,
  body: z.object({ titleZh: headline(80), titleEn: headline(80) }),
  answer: z.object({ id: z.number() }),
})

export const getManagedPath = defineCall({
  method: 'GET',
  path: '/api/admin/learning/{pathId}',
  summary: { zh: '编辑中的学习路径', en: 'A learning path as it is edited' },
  access: editors,
  params: pathId,
  answer: held.extend({
    /** Public ones, to lead to. */
    articles: z.array(named),
    competitions: z.array(named),
  }),
  faults: [faults.notFound],
})

export const savePath = defineCall({
  method: 'PUT',
  path: '/api/admin/learning/{pathId}',
  summary: { zh: '保存学习路径', en: 'Save a learning path' },
  access: editors,
  params: pathId,
  body: saving(editedPath),
  answer: held,
  faults: [faults.notFound, faults.incomplete, faults.unknownTarget, adminFaults.changedMeanwhile],
})
