import { z } from 'zod'
import { ability } from '../../../base/contract/ability.ts'
import {
  defineCall,
  draftText,
  headline,
  instant,
  line,
  page,
  pageSize,
  smallId,
} from '../../../base/contract/call.ts'
import { adminFaults } from '../../../base/contract/edit-faults.ts'
import { ownPicture, saved, saving } from '../../../base/contract/saved.ts'
import { editors } from '../../shared/roles/demands.ts'
import { expertFaults as faults } from './faults.ts'
import { applicationStates, expertKinds, longestBody, managedPerPage, mostFields } from './rules.ts'

const kind = z.enum(expertKinds)
const expertId = z.object({ expertId: smallId() })

export const editedExpert = z.object({
  kind,
  userId: z.int().positive().nullable(),
  nameZh: headline(60),
  nameEn: headline(60),
  positionZh: line(100),
  positionEn: line(100),
  organisationZh: line(100),
  organisationEn: line(100),
  summaryZh: line(200),
  summaryEn: line(200),
  bodyZh: draftText(longestBody),
  bodyEn: draftText(longestBody),
  photo: ownPicture(),
  fields: z.array(line(60)).max(mostFields),
  sort: z.int32().min(0).max(9_999),
  isPublished: z.boolean(),
})
const held = saved(editedExpert).extend({
  id: z.number(),
  userName: z.string().nullable(),
  missing: z.array(z.string()),
  /** To choose the fields of work from. */
  fields: z.array(z.object({ code: z.string(), nameZh: z.string(), nameEn: z.string() })),
})

export const listManagedExperts = defineCall({
  method: 'GET',
  path: '/api/admin/experts',
  summary: { zh: '管理专家', en: 'Experts, to edit' },
  access: editors,
  query: z.object({
    kind: kind.optional(),
    search: line(60).default(''),
    page: page(),
    per_page: pageSize(managedPerPage),
  }),
  answer: z.object({
    list: z.array(
      z.object({
        id: z.number(),
        kind,
        nameZh: z.string(),
        nameEn: z.string(),
        organisationZh: z.string(),
        organisationEn: z.string(),
        sort: z.number(),
        isPublished: z.boolean(),
      }),
    ),
    total: z.number(),
    /** Applications that nobody has decided. */
    waiting: z.number(),
  }),
})

export const addExpert = defineCall({
  method: 'POST',
  path: '/api/admin/experts',
  summary: { zh: '新建专家', en: 'Add an expert' },
  access: editors,
  body: z.object({ kind, nameZh: headline(60), nameEn: headline(60) }),
  answer: z.object({ id: z.number() }),
})

export const getManagedExpert = defineCall({
  method: 'GET',
  path: '/api/admin/experts/{expertId}',
  summary: { zh: '编辑中的专家', en: 'An expert as it is edited' },
  access: editors,
  params: expertId,
  answer: held,
  faults: [faults.notFound],
})

export const saveExpert = defineCall({
  method: 'PUT',
  path: '/api/admin/experts/{expertId}',
  summary: { zh: '保存专家', en: 'Save an expert' },
  access: editors,
  params: expertId,
  body: saving(editedExpert),
  answer: held,
  faults: [
    faults.notFound,
    faults.incomplete,
    faults.unknownField,
    faults.unknownAccount,
    faults.accountTaken,
    faults.own,
    adminFaults.changedMeanwhile,
  ],
})

export const listApplications = defineCall({
  method: 'GET',
  path: '/api/admin/experts/applications',
  summary: { zh: '专家申请', en: 'Applications of experts' },
  access: editors,
  query: z.object({
    isDecided: z.stringbool().or(z.boolean()).default(false),
    page: page(),
    per_page: pageSize(managedPerPage),
  }),
  answer: z.object({
    list: z.array(
      z.object({
        id: z.number(),
        kind,
        user: z.object({ id: z.number(), name: z.string() }),
        name: z.string(),
        position: z.string(),
        organisation: z.string(),
        statement: z.string(),
        state: z.enum(applicationStates),
        createdAt: instant(),
        reason: z.string(),
        expertId: z.number().nullable(),
        /** To accept or to decline it. */
        decide: ability,
      }),
    ),
    total: z.number(),
  }),
})

export const decideApplication = defineCall({
  method: 'PUT',
  path: '/api/admin/experts/applications/{applicationId}',
  summary: {
    zh: '审核专家申请：通过后生成一位未公开的专家',
    en: 'Decide an application: one that is accepted becomes an expert whom nobody sees yet',
  },
  access: editors,
  params: z.object({ applicationId: smallId() }),
  body: z.object({ isAccepted: z.boolean(), reason: line(300).default('') }),
  answer: z.object({ expertId: z.number().nullable() }),
  faults: [faults.noApplication, faults.decided, faults.own, faults.reasonMissing, faults.accountTaken],
})
