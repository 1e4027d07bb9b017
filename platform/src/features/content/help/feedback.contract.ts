import { z } from 'zod'
import { defineCall, id, instant, line, page, pageSize, text } from '../../../base/contract/call.ts'
import { pictureFaults } from '../../../base/pictures/faults.ts'
import { pictureFiles } from '../../../base/pictures/picture-form.ts'
import { editors } from '../../shared/roles/demands.ts'
import { helpFaults } from './faults.ts'
import { feedbackKinds, feedbackPerPage, feedbackStates, longestFeedback } from './rules.ts'

const kind = z.enum(feedbackKinds)
const state = z.enum(feedbackStates)

/** An address of this site, or one that may be; what is none is no reason to refuse what somebody wrote. */
const pageOfSite = () =>
  line(500)
    .transform(page => (/^(?:\/(?![/\\])|https?:\/\/)/.test(page) ? page : ''))
    .default('')

export const feedbackForm = z.object({
  kind,
  body: text(longestFeedback),
  page: pageOfSite(),
  logId: line(64)
    .regex(/^[\w-]*$/)
    .default(''),
  contact: line(100).default(''),
})

export const sendFeedback = defineCall({
  method: 'POST',
  path: '/api/feedback',
  summary: {
    zh: '意见反馈，可以附一张图片（字段 image）',
    en: 'Feedback, with a picture if one likes (field `image`)',
  },
  access: 'public',
  body: feedbackForm,
  files: pictureFiles,
  answer: z.object({ id: z.number() }),
  faults: [pictureFaults.notAPicture, pictureFaults.tooManyPixels],
  limit: { times: 10, seconds: 3600 },
})

const answered = z.object({ text: z.string(), at: instant() }).nullable()

export const listOwnFeedback = defineCall({
  method: 'GET',
  path: '/api/feedback/own',
  summary: { zh: '自己的反馈与答复', en: 'One’s own feedback, and its answers' },
  access: 'user',
  query: z.object({ page: page(), per_page: pageSize(feedbackPerPage) }),
  answer: z.object({
    list: z.array(
      z.object({
        id: z.number(),
        kind,
        body: z.string(),
        state,
        createdAt: instant(),
        picture: z.string().nullable(),
        answer: answered,
      }),
    ),
    total: z.number(),
  }),
})

export const readFeedbackPicture = defineCall({
  method: 'GET',
  path: '/api/feedback/{feedbackId}/picture',
  summary: {
    zh: '反馈附的图片，只有提交者和编辑能看',
    en: 'The picture of feedback, for whoever sent it and for editors',
  },
  access: 'user',
  params: z.object({ feedbackId: id() }),
  answer: 'file',
  faults: [helpFaults.noFeedback],
})

const managed = z.object({
  id: z.number(),
  kind,
  body: z.string(),
  page: z.string().nullable(),
  logId: z.string().nullable(),
  contact: z.string().nullable(),
  picture: z.string().nullable(),
  user: z.object({ id: z.number(), name: z.string() }).nullable(),
  createdAt: instant(),
  state,
  answer: answered,
  answeredBy: z.string().nullable(),
})

export const listFeedback = defineCall({
  method: 'GET',
  path: '/api/admin/feedback',
  summary: { zh: '收到的反馈', en: 'Feedback that came' },
  access: editors,
  query: z.object({ state: state.default('open'), page: page(), per_page: pageSize(feedbackPerPage) }),
  answer: z.object({
    list: z.array(managed),
    total: z.number(),
    /** How many wait. */
    open: z.number(),
  }),
})

/** An answer is part of answering alone. */
export const settleFeedback = defineCall({
  method: 'PUT',
  path: '/api/admin/feedback/{feedbackId}',
  summary: { zh: '答复、关闭或重新打开反馈', en: 'Answer, close or reopen feedback' },
  access: editors,
  params: z.object({ feedbackId: id() }),
  body: z.object({ state, answer: text(longestFeedback).optional() }),
  answer: managed,
  faults: [helpFaults.noFeedback, helpFaults.wrongStep, helpFaults.answerMissing],
})
