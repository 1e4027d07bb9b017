import { z } from 'zod'
import {
  chosenInstant,
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
import { saved, saving } from '../../../base/contract/saved.ts'
import { editors } from '../../shared/roles/demands.ts'
import { jobFaults as faults } from './faults.ts'
import { applicationStates, jobKinds, jobsPerPage, longestBody } from './rules.ts'

const kind = z.enum(jobKinds)
const jobId = z.object({ jobId: smallId() })
const site = z.object({ id: z.number(), titleZh: z.string(), titleEn: z.string() })

export const editedJob = z.object({
  kind,
  titleZh: headline(80),
  titleEn: headline(80),
  placeZh: line(80),
  placeEn: line(80),
  bodyZh: draftText(longestBody),
  bodyEn: draftText(longestBody),
  closesAt: chosenInstant().nullable(),
  isPublished: z.boolean(),
})
const held = saved(editedJob).extend({ id: z.number(), siteName: z.string() })

export const listManagedJobs = defineCall({
  method: 'GET',
  path: '/api/admin/jobs',
  summary: { zh: '管理职位', en: 'Jobs, to edit' },
  access: editors,
  query: z.object({ page: page(), per_page: pageSize(jobsPerPage) }),
  answer: z.object({
    list: z.array(
      z.object({
        id: z.number(),
        site,
        titleZh: z.string(),
        titleEn: z.string(),
        applications: z.number(),
        /** Applications that nobody has looked at. */
        unseen: z.number(),
        isPublished: z.boolean(),
      }),
    ),
    total: z.number(),
    sites: z.array(site),
  }),
})

export const addJob = defineCall({
  method: 'POST',
  path: '/api/admin/jobs',
  summary: { zh: '新建职位', en: 'Add a job' },
  access: editors,
  body: z.object({ siteId: smallId(), titleZh: headline(80), titleEn: headline(80) }),
  answer: z.object({ id: z.number() }),
  faults: [faults.wrongSite],
})

export const getManagedJob = defineCall({
  method: 'GET',
  path: '/api/admin/jobs/{jobId}',
  summary: { zh: '编辑中的职位与收到的申请', en: 'A job as it is edited, with its applications' },
  access: editors,
  params: jobId,
  answer: held.extend({
    applications: z.array(
      z.object({
        id: z.number(),
        user: z.object({ id: z.number(), name: z.string() }),
        name: z.string(),
        contact: z.string(),
        message: z.string(),
        cvName: z.string(),
        cvSize: z.number(),
        state: z.enum(applicationStates),
        createdAt: instant(),
      }),
    ),
  }),
  faults: [faults.notFound, faults.ownJob],
})

export const saveJob = defineCall({
  method: 'PUT',
  path: '/api/admin/jobs/{jobId}',
  summary: { zh: '保存职位', en: 'Save a job' },
  access: editors,
  params: jobId,
  body: saving(editedJob),
  answer: held,
  faults: [faults.notFound, faults.ownJob, faults.incomplete, adminFaults.changedMeanwhile],
})

const applicationId = z.object({ applicationId: smallId() })

export const decideJobApplication = defineCall({
  method: 'PUT',
  path: '/api/admin/jobs/applications/{applicationId}',
  summary: { zh: '更改职位申请的状态', en: 'Change the state of an application for a job' },
  access: editors,
  params: applicationId,
  body: z.object({ state: z.enum(applicationStates) }),
  answer: z.object({ state: z.enum(applicationStates) }),
  faults: [faults.noApplication, faults.ownJob],
})

export const readCv = defineCall({
  method: 'GET',
  path: '/api/admin/jobs/applications/{applicationId}/cv',
  summary: { zh: '下载申请人的简历', en: 'The CV of an application' },
  access: editors,
  params: applicationId,
  answer: 'file',
  faults: [faults.noApplication, faults.ownJob],
})
