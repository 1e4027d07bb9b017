import { z } from 'zod'
import { chosenInstant, defineCall, draftText, instant, line, smallId } from '../../../base/contract/call.ts'
import { adminFaults } from '../../../base/contract/edit-faults.ts'
import { saved, saving } from '../../../base/contract/saved.ts'
import { administrators } from '../../shared/roles/demands.ts'
import { fields } from '../forms/fields.ts'
import { editionFaults } from './faults.ts'
import { checks, entrantKinds, formPurposes, longestBody, mostTracks } from './rules.ts'

export const editedEdition = z.object({
  nameZh: line(80),
  nameEn: line(80),
  summaryZh: line(300),
  summaryEn: line(300),
  bodyZh: draftText(longestBody),
  bodyEn: draftText(longestBody),
  signupStartsAt: chosenInstant().nullable(),
  signupEndsAt: chosenInstant().nullable(),
  submitStartsAt: chosenInstant().nullable(),
  submitEndsAt: chosenInstant().nullable(),
  entrantKinds: z.array(z.enum(entrantKinds)).min(1).max(entrantKinds.length),
  checks: z.array(z.enum(checks)).max(checks.length),
  mostMembers: z.int32().min(1).max(50),
  isBlind: z.boolean(),
  tracks: z
    .array(
      z.object({
        /** Null of one that is new; the others keep who chose them. */
        id: z.int32().positive().nullable(),
        nameZh: line(60),
        nameEn: line(60),
        aboutZh: line(500),
        aboutEn: line(500),
        /** How many of it a shortlist by rule takes; null for as many as there are. */
        quota: z.int32().min(1).max(100_000).nullable(),
      }),
    )
    .max(mostTracks),
})
const editedForm = z.object({ fields })
const form = saved(editedForm).extend({
  id: z.number(),
  purpose: z.enum(formPurposes),
  version: z.number(),
  /** Since when somebody has filled it in, and it stays as it is. */
  frozenAt: instant().nullable(),
})
const held = saved(editedEdition).extend({
  id: z.number(),
  year: z.number(),
  publishedAt: instant().nullable(),
  /** Whether somebody has filled in a form of it. */
  isInUse: z.boolean(),
  /** Whether a proposal was submitted, and its review stays blind, or open, as it is. */
  isBlindFixed: z.boolean(),
  /** Fields without which it cannot be published. */
  lacks: z.array(z.string()),
  /** All versions, the latest of each purpose first. */
  forms: z.array(form),
})
const editionId = z.object({ editionId: smallId() })

export const listEditedEditions = defineCall({
  method: 'GET',
  path: '/api/admin/spic',
  summary: { zh: '管理试点项目', en: 'Editions of the pilot projects, to edit' },
  access: administrators,
  answer: z.object({
    editions: z.array(
      z.object({
        id: z.number(),
        year: z.number(),
        nameZh: z.string(),
        nameEn: z.string(),
        publishedAt: instant().nullable(),
        signupEndsAt: instant().nullable(),
        submitEndsAt: instant().nullable(),
        tracks: z.number(),
      }),
    ),
  }),
})

export const addEdition = defineCall({
  method: 'POST',
  path: '/api/admin/spic',
  summary: { zh: '新建一届试点项目', en: 'Make an edition of the pilot projects' },
  access: administrators,
  body: z.object({
    year: z.int32().min(2000).max(2999),
    nameZh: line(80).min(1),
    nameEn: line(80),
    /** Takes its tracks, forms and settings. */
    copyFrom: z.int32().positive().nullable(),
  }),
  answer: z.object({ id: z.number() }),
  faults: [editionFaults.yearTaken, editionFaults.notFound],
})

export const getEditedEdition = defineCall({
  method: 'GET',
  path: '/api/admin/spic/{editionId}',
  summary: { zh: '编辑中的试点项目', en: 'An edition of the pilot projects as it is edited' },
  access: administrators,
  params: editionId,
  answer: held,
  faults: [editionFaults.notFound],
})

export const saveEdition = defineCall({
  method: 'PUT',
  path: '/api/admin/spic/{editionId}',
  summary: { zh: '保存试点项目', en: 'Save an edition of the pilot projects' },
  access: administrators,
  params: editionId,
  body: saving(editedEdition),
  answer: held,
  faults: [
    editionFaults.notFound,
    editionFaults.incomplete,
    editionFaults.trackInUse,
    editionFaults.blindFixed,
    adminFaults.changedMeanwhile,
  ],
})

export const publishEdition = defineCall({
  method: 'PUT',
  path: '/api/admin/spic/{editionId}/published',
  summary: { zh: '发布或撤回试点项目', en: 'Publish or unpublish an edition of the pilot projects' },
  access: administrators,
  params: editionId,
  body: z.object({ isPublished: z.boolean() }),
  answer: held,
  faults: [editionFaults.notFound, editionFaults.incomplete, editionFaults.inUse],
})

export const saveForm = defineCall({
  method: 'PUT',
  path: '/api/admin/spic/{editionId}/forms/{formId}',
  summary: { zh: '保存试点项目的表单', en: 'Save a form of the pilot projects' },
  access: administrators,
  params: editionId.extend({ formId: smallId() }),
  body: saving(editedForm),
  answer: form,
  faults: [
    editionFaults.notFound,
    editionFaults.noForm,
    editionFaults.formInUse,
    editionFaults.wrongForm,
    editionFaults.incomplete,
    adminFaults.changedMeanwhile,
  ],
})

export const addFormVersion = defineCall({
  method: 'POST',
  path: '/api/admin/spic/{editionId}/forms',
  summary: { zh: '新建表单的下一个版本', en: 'Make the next version of a form of the pilot projects' },
  access: administrators,
  params: editionId,
  body: z.object({ purpose: z.enum(formPurposes) }),
  answer: form,
  faults: [editionFaults.notFound, editionFaults.formOpen],
})
