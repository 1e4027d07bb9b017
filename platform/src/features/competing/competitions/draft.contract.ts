import { z } from 'zod'
import { defineCall } from '../../../base/contract/call.ts'
import { authoredFaults } from './authored-faults.ts'
import { basics } from './sections.ts'
import { organisers } from '../../shared/roles/demands.ts'

export const createCompetition = defineCall({
  method: 'POST',
  path: '/api/admin/competitions',
  summary: { zh: '新建竞赛（草稿），创建者成为主办方', en: 'Make a competition, as a draft of its maker' },
  access: organisers,
  body: basics
    .pick({
      type: true,
      languages: true,
      titleZh: true,
      titleEn: true,
      zone: true,
      startAt: true,
      endAt: true,
    })
    .extend({
      /** Programs that do not say go on being asked for both. */
      languages: basics.shape.languages.default('both'),
      blockMobileUpload: z.boolean().default(false),
    }),
  answer: z.object({ id: z.number() }),
  faults: [authoredFaults.unknownZone, authoredFaults.endBeforeStart],
  limit: { times: 60, seconds: 3600 },
})

/** What is not offered can be kept by who has it already. */
const choice = z.object({ nameZh: z.string(), nameEn: z.string(), isOffered: z.boolean() })

export const listChoices = defineCall({
  method: 'GET',
  path: '/api/admin/choices',
  summary: {
    zh: '编辑竞赛时可选的分类、方向、行业、机构与时区',
    en: 'What there is to choose from while editing: categories, topics, industries, organizations, zones',
  },
  access: organisers,
  answer: z.object({
    categories: z.array(choice.extend({ id: z.number() })),
    tags: z.array(choice.extend({ code: z.string(), parentCode: z.string().nullable() })),
    industries: z.array(choice.extend({ code: z.string() })),
    organisations: z.array(choice.extend({ id: z.number() })),
    zones: z.array(z.string()),
    /** Whether this user keeps these lists, and so may add to them. */
    mayKeep: z.boolean(),
  }),
})
