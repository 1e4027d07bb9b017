import { z } from 'zod'
import { defineCall, id, line } from '../../base/contract/call.ts'
import { competitionFaults } from '../competitions/faults.ts'
import { registrationFaults } from '../registrations/faults.ts'
import { blockingFaults, candidateFaults, submissionFaults } from './faults.ts'
import { quota, submission } from './schema.ts'

/** The fields of an upload; those that name the round come before the files, whose limit it decides. */
export const uploadFields = z.object({
  schedule_id: id().optional(),
  subRank: line(60).default(''),
  note: line(200).default(''),
})
export const uploadFiles = ['file', 'process'] as const

export const upload = defineCall({
  method: 'POST',
  path: '/api/competitions/{id}/uploads',
  summary: { zh: '提交结果文件（可附过程文件）', en: 'Submit a result file, optionally with process files' },
  access: 'user',
  params: z.object({ id: id() }),
  body: uploadFields,
  files: uploadFiles,
  answer: z.object({ submission, quota }),
  faults: [
    competitionFaults.notFound,
    ...Object.values(blockingFaults),
    registrationFaults.pending,
    registrationFaults.refused,
    ...Object.values(submissionFaults),
  ],
  limit: { times: 120, seconds: 3600 },
})

export const getSubmission = defineCall({
  method: 'GET',
  path: '/api/submissions/{id}',
  summary: { zh: '一个提交的状态、成绩与日志', en: 'State, score and log of a submission' },
  access: 'user',
  params: z.object({ id: id() }),
  answer: submission,
  faults: [submissionFaults.notFound],
})

export const watchSubmission = defineCall({
  method: 'GET',
  path: '/api/submissions/{id}/events',
  summary: { zh: '实时关注一个提交（服务器发送事件）', en: 'Watch a submission live (server-sent events)' },
  access: 'user',
  params: z.object({ id: id() }),
  answer: 'events',
  faults: [submissionFaults.notFound],
})

export const downloadSubmission = defineCall({
  method: 'GET',
  path: '/api/submissions/{id}/file',
  summary: { zh: '下载提交的结果文件', en: 'Download the submitted file' },
  access: 'user',
  params: z.object({ id: id() }),
  answer: 'file',
  faults: [submissionFaults.notFound],
})

export const downloadProcessFile = defineCall({
  method: 'GET',
  path: '/api/submissions/{id}/files/{fileId}',
  summary: { zh: '下载随结果提交的过程文件', en: 'Download a process file handed in beside the result' },
  access: 'user',
  params: z.object({ id: id(), fileId: id() }),
  answer: 'file',
  faults: [submissionFaults.notFound],
})

export const cancelSubmission = defineCall({
  method: 'DELETE',
  path: '/api/submissions/{id}',
  summary: {
    zh: '在评测开始前取消提交，退还次数',
    en: 'Cancel a submission before it is scored; the quota is given back',
  },
  access: 'user',
  params: z.object({ id: id() }),
  answer: submission,
  faults: [submissionFaults.notFound, submissionFaults.alreadyStarted],
})

export const setCandidate = defineCall({
  method: 'PUT',
  path: '/api/submissions/{id}/candidate',
  summary: {
    zh: '勾选或取消参加最终榜单的提交（最多两个）',
    en: 'Choose a submission for the final list, or take the choice back (two at most)',
  },
  access: 'user',
  params: z.object({ id: id() }),
  body: z.object({ isCandidate: z.boolean() }),
  answer: submission,
  faults: [submissionFaults.notFound, blockingFaults.teamBanned, ...Object.values(candidateFaults)],
})
