import { z } from 'zod'
import {
  defineCall,
  draftText,
  flag,
  forReviewers,
  id,
  instant,
  reason,
} from '../../../base/contract/call.ts'
import { reviewRole } from '../../../base/http/reviewer.ts'
import { roundKinds } from '../assignments/rules.ts'
import { proposalFaults } from '../../spic/proposals/faults.ts'
import { answers, field } from '../../spic/forms/fields.ts'
import { fileKinds } from '../../spic/forms/kinds.ts'
import { longestComment, mostSeconds, sheetStates } from './rules.ts'
import { scoringFaults } from './faults.ts'

const who = forReviewers(reviewRole.chief, reviewRole.expert)
const proposalId = z.object({ proposalId: id() })
const assignmentId = z.object({ assignmentId: id() })

const points = z.record(z.string().regex(/^\d{1,10}$/), z.int().min(0).max(100))
export const sheetValue = z.object({
  points,
  toAuthors: draftText(longestComment),
  toPanel: draftText(longestComment),
})
export type SheetValue = z.output<typeof sheetValue>

export const criterion = z.object({
  id: z.number(),
  name: z.string(),
  help: z.string(),
  weight: z.number(),
  /** Its weight among all, in percent. */
  share: z.number(),
  most: z.number(),
  levels: z.array(z.object({ points: z.number(), text: z.string() })),
})
export type Criterion = z.output<typeof criterion>

/** A sheet as its reviewer and the chief have it. */
const sheet = z.object({
  assignmentId: z.number(),
  state: z.enum(sheetStates),
  value: sheetValue,
  /** What the next save must name: 0 of a sheet that nobody has written on. */
  tag: z.number(),
  /** The version of the proposal that it is about. */
  version: z.number(),
  savedAt: instant().nullable(),
  lockedAt: instant().nullable(),
  /** Of 100; only of a locked one. */
  total: z.number().nullable(),
  seconds: z.number(),
  /** Whether the round is open and the sheet may change. */
  isOpen: z.boolean(),
})
export type Sheet = z.output<typeof sheet>

const change = z.object({
  at: instant(),
  action: z.enum(['lock', 'unlock']),
  by: z.string(),
  reason: z.string(),
  version: z.number(),
  /** Of a sheet that its reviewer opened for a newer version. */
  movedTo: z.number().nullable(),
  total: z.number(),
})
const round = z.object({
  id: z.number(),
  kind: z.enum(roundKinds),
  dueAt: instant().nullable(),
  isOpen: z.boolean(),
})

export const getReview = defineCall({
  method: 'GET',
  path: '/api/spic-review/scoring/proposals/{proposalId}',
  summary: { zh: '方案与评分表', en: 'A proposal beside its sheet' },
  access: who,
  params: proposalId,
  answer: z.object({
    proposal: z.object({
      id: z.number(),
      title: z.string(),
      track: z.string(),
      /** Whose it is; null where the reviewer must not know. */
      entry: z.string().nullable(),
      version: z.number(),
      /** The version that counts now. */
      currentVersion: z.number(),
      submittedAt: instant(),
      fields: z.array(field),
      answers,
      files: z.array(
        z.object({ id: z.number(), name: z.string(), kind: z.enum(fileKinds), size: z.number() }),
      ),
    }),
    round: round.nullable(),
    criteria: z.array(criterion),
    /** The reviewer's own sheet; null for the chief. */
    own: sheet.nullable(),
    /** All sheets, for the chief alone. */
    panel: z
      .array(
        sheet.extend({
          reviewer: z.string(),
          /** Whether it is about a version that was replaced: it counts no more. */
          isOld: z.boolean(),
          /** Of the track of the version that it is about. */
          criteria: z.array(criterion),
          history: z.array(change),
        }),
      )
      .nullable(),
    /** The next of the reviewer's own that is not locked. */
    nextId: z.number().nullable(),
  }),
  faults: [scoringFaults.notFound],
})

export const getReviewFile = defineCall({
  method: 'GET',
  path: '/api/spic-review/scoring/proposals/{proposalId}/files/{fileId}',
  summary: { zh: '方案的附件', en: 'A file of a proposal' },
  access: who,
  params: proposalId.extend({ fileId: id() }),
  /** Shown in a page of this site instead of downloaded, if it is a PDF. */
  query: z.object({ shown: flag().default(false) }),
  answer: 'file',
  faults: [scoringFaults.notFound, scoringFaults.noFile, proposalFaults.noCopy, proposalFaults.busy],
})

const changing = [scoringFaults.notFound, scoringFaults.roundClosed, scoringFaults.changedMeanwhile] as const
const tag = z.int32().min(0)

export const saveSheet = defineCall({
  method: 'PUT',
  path: '/api/spic-review/scoring/sheets/{assignmentId}',
  summary: { zh: '保存评分表草稿', en: 'Save a sheet as a draft' },
  access: forReviewers(reviewRole.expert),
  params: assignmentId,
  body: z.object({
    value: sheetValue,
    tag,
    /** The version of the proposal that was read; a sheet keeps the one that it was begun with. */
    version: z.int32().positive(),
    /** How long the page was looked at since the last save. */
    seconds: z.number().min(0).max(mostSeconds),
  }),
  answer: z.object({ tag: z.number(), savedAt: instant(), seconds: z.number() }),
  faults: [...changing, scoringFaults.locked],
})

export const lockSheet = defineCall({
  method: 'POST',
  path: '/api/spic-review/scoring/sheets/{assignmentId}/lock',
  summary: { zh: '提交并锁定评分表', en: 'Submit a sheet, which locks it' },
  access: forReviewers(reviewRole.expert),
  params: assignmentId,
  body: z.object({ tag }),
  answer: z.object({
    tag: z.number(),
    total: z.number(),
    lockedAt: instant(),
    nextId: z.number().nullable(),
  }),
  faults: [...changing, scoringFaults.locked, scoringFaults.incomplete, scoringFaults.newerVersion],
})

export const moveSheet = defineCall({
  method: 'POST',
  path: '/api/spic-review/scoring/sheets/{assignmentId}/version',
  summary: { zh: '换到方案的新版本', en: 'Move a sheet to the proposal’s newest version' },
  access: forReviewers(reviewRole.expert),
  params: assignmentId,
  body: z.object({ tag }),
  answer: z.object({ tag: z.number(), version: z.number() }),
  faults: [...changing, scoringFaults.nothingNewer],
})

export const unlockSheet = defineCall({
  method: 'POST',
  path: '/api/spic-review/scoring/sheets/{assignmentId}/unlock',
  summary: { zh: '解锁评分表', en: 'Unlock a sheet' },
  access: forReviewers(reviewRole.chief),
  params: assignmentId,
  body: z.object({ reason: reason() }),
  answer: z.object({ tag: z.number() }),
  faults: [scoringFaults.notFound, scoringFaults.roundClosed, scoringFaults.notLocked],
})

const ownTask = z.object({
  proposalId: z.number(),
  assignmentId: z.number(),
  title: z.string(),
  track: z.string(),
  state: z.enum(sheetStates),
  /** How many criteria have points, and of how many. */
  scored: z.number(),
  criteria: z.number(),
  total: z.number().nullable(),
  seconds: z.number(),
  savedAt: instant().nullable(),
  hasNewerVersion: z.boolean(),
})

export const listOwnReviews = defineCall({
  method: 'GET',
  path: '/api/spic-review/scoring/own',
  summary: { zh: '自己的评审任务', en: 'One’s own reviews' },
  access: forReviewers(reviewRole.expert),
  answer: z.object({
    rounds: z.array(round.extend({ isLate: z.boolean(), locked: z.number(), tasks: z.array(ownTask) })),
    nextId: z.number().nullable(),
  }),
})
