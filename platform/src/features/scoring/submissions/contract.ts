import { z } from 'zod'
import { defineCall, id } from '../../../base/contract/call.ts'
import { blockingFaults, candidateFaults, submissionFaults } from './faults.ts'
import { submission, submissionWithOutcome } from './schema.ts'

export const getSubmission = defineCall({
  method: 'GET',
  path: '/api/submissions/{id}',
  summary: { zh: '一个提交的状态、成绩与日志', en: 'State, score and log of a submission' },
  access: 'user',
  params: z.object({ id: id() }),
  answer: submissionWithOutcome,
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
  summary: { zh: '下载随结果提交的过程文件', en: 'Download a process file submitted beside the result' },
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
