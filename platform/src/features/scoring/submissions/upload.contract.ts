import { z } from 'zod'
import { defineCall, id, line } from '../../../base/contract/call.ts'
import { competitionFaults } from '../../competing/competitions/faults.ts'
import { registrationFaults } from '../../competing/registrations/faults.ts'
import { onboardingFaults } from '../../people/onboarding/faults.ts'
import { blockingFaults, submissionFaults } from './faults.ts'
import { quota, submission } from './schema.ts'

/** The fields of an upload; those that name the round come before the files, whose limit it decides. */
export const uploadFields = z.object({
  schedule_id: id().optional(),
  subRank: line(60).default(''),
  note: line(200).default(''),
  /** A result file that was sent by tus before, instead of one in this request. */
  upload: z.uuid().optional(),
})
export const uploadFiles = ['file', 'process'] as const

const mayBlock = [
  competitionFaults.notFound,
  ...Object.values(blockingFaults),
  ...Object.values(onboardingFaults),
  registrationFaults.pending,
  registrationFaults.refused,
]

export const upload = defineCall({
  method: 'POST',
  path: '/api/competitions/{id}/uploads',
  summary: {
    zh: '提交结果文件（可附过程文件）；以服务器收齐全部内容的时刻为提交时间。结果文件较大时，先用 resumable 分段上传，再以 upload 提交',
    en: 'Submit a submission file, optionally with process files; it is received when the server has all of it. A large submission file is sent by a resumable upload before, and submitted here as `upload`',
  },
  access: 'user',
  params: z.object({ id: id() }),
  body: uploadFields,
  files: uploadFiles,
  answer: z.object({ submission, quota }),
  faults: [...mayBlock, ...Object.values(submissionFaults)],
  limit: { times: 120, seconds: 3600 },
})

export const startResultUpload = defineCall({
  method: 'POST',
  path: '/api/competitions/{id}/uploads/resumable',
  summary: {
    zh: '开始上传一个较大的结果文件（随后用 tus 协议向 url 发送内容），或取回中断的上传；收齐后仍需提交，提交前不评分、不计次数',
    en: 'Begin to send a large submission file, whose bytes then go to `url` by tus, or come back to one that broke off. It is neither scored nor counted before it is submitted',
  },
  access: 'user',
  params: z.object({ id: id() }),
  body: z.object({
    schedule_id: id(),
    name: line(400).min(1),
    size: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
    /** Anything that tells this file from another of its name. */
    fingerprint: line(200).min(1),
  }),
  answer: z.object({
    upload: z.object({ id: z.string(), url: z.string(), received: z.number(), size: z.number() }),
  }),
  faults: [
    ...mayBlock,
    submissionFaults.noSchedule,
    submissionFaults.fileTooLarge,
    submissionFaults.wrongFormat,
  ],
  limit: { times: 240, seconds: 3600 },
})
