import { z } from 'zod'
import { defineCall, id, instant, line, pageSize, reason } from '../../../base/contract/call.ts'
import { competitionFaults } from '../../competing/competitions/faults.ts'
import { teamFaults } from '../../competing/teams/faults.ts'
import { blockingFaults, submissionFaults } from './faults.ts'
import { submissionStates } from './schema.ts'
import { itsOrganisers } from '../../shared/roles/demands.ts'

const board = z.enum(['A', 'B'])

const runScore = z.object({
  board,
  /** As computed, in full. */
  score: z.number(),
  /** What list A shows where the round has a ladder. */
  ladder: z.number().nullable(),
  adjusted: z.object({ score: z.number(), reason: z.string(), by: z.string(), at: instant() }).nullable(),
  computedAt: instant(),
  submissionSha256: z.string(),
  answerSha256: z.string(),
  scorerHash: z.string(),
})

/** A submission as the organiser of its competition sees it: with full scores, those of list B included. */
const runSubmission = z.object({
  id: z.number(),
  scheduleId: z.number(),
  subRank: z.string(),
  list: board,
  team: z.object({ id: z.number(), name: z.string(), isBanned: z.boolean() }),
  user: z.object({ id: z.number(), name: z.string() }),
  state: z.enum(submissionStates),
  fault: z.enum(['file', 'scorer', 'platform']).nullable(),
  faultMessage: z.string().nullable(),
  fileName: z.string(),
  size: z.number(),
  sha256: z.string(),
  rows: z.number().nullable(),
  receivedAt: instant(),
  finishedAt: instant().nullable(),
  scores: z.array(runScore),
  isCandidate: z.boolean(),
  isBest: z.boolean(),
  voided: z.object({ at: instant(), by: z.string(), reason: z.string() }).nullable(),
})

const filters = {
  schedule: id().optional(),
  subRank: line(60).optional(),
  state: z.enum([...submissionStates, 'waiting', 'void', 'adjusted']).optional(),
  fault: z.enum(['file', 'scorer', 'platform']).optional(),
  team: id().optional(),
  /** A team's or a person's name, the beginning of a file's hash, or a number. */
  search: line(64).default(''),
  /** A calendar day of the competition's zone, as quotas count them. */
  day: z.iso.date().optional(),
}

export const listRunSubmissions = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/submissions',
  summary: { zh: '竞赛的全部提交（主办方）', en: 'All submissions of a competition (organizer)' },
  access: itsOrganisers,
  params: z.object({ id: id() }),
  query: z.object({ ...filters, before: id().optional(), size: pageSize(50) }),
  answer: z.object({ submissions: z.array(runSubmission), next: z.number().nullable() }),
  faults: [competitionFaults.notFound],
})

export const exportSubmissions = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/submissions.csv',
  summary: {
    zh: '导出提交列表（CSV，含全部成绩）',
    en: 'The submissions as a CSV file, with all scores',
  },
  access: itsOrganisers,
  params: z.object({ id: id() }),
  query: z.object(filters),
  answer: 'file',
  faults: [competitionFaults.notFound],
  limit: { times: 60, seconds: 3600 },
})

const detail = runSubmission.extend({
  competitionId: z.number(),
  note: z.string(),
  log: z.array(z.string()),
  issues: z.array(z.string()),
  files: z.array(z.object({ id: z.number(), name: z.string(), size: z.number(), sha256: z.string() })),
  /** Open findings of the integrity checks in which its file appears. */
  findings: z.number(),
  events: z.array(z.object({ at: instant(), state: z.string(), detail: z.string() })),
  /** Every change of a score by hand, newest first; without a new score it went back to the computed one. */
  adjustments: z.array(
    z.object({
      board,
      old: z.number(),
      new: z.number().nullable(),
      reason: z.string(),
      by: z.string(),
      at: instant(),
    }),
  ),
  /** Scores that were replaced, newest first. */
  replaced: z.array(
    z.object({
      board,
      score: z.number(),
      computedAt: instant(),
      replacedAt: instant(),
      rescoreId: z.number().nullable(),
      /** What was set by hand over it. */
      adjusted: z.object({ score: z.number(), reason: z.string() }).nullable(),
    }),
  ),
})

export const getRunSubmission = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/submissions/{submissionId}',
  summary: { zh: '一个提交的全部细节（主办方）', en: 'Everything of a submission (organizer)' },
  access: itsOrganisers,
  params: z.object({ id: id(), submissionId: id() }),
  answer: detail,
  faults: [submissionFaults.notFound],
})

export const setVoid = defineCall({
  method: 'PUT',
  path: '/api/admin/competitions/{id}/submissions/{submissionId}/void',
  summary: { zh: '作废或恢复一个提交（附理由）', en: 'Void a submission or restore it, with reason' },
  access: itsOrganisers,
  params: z.object({ id: id(), submissionId: id() }),
  body: z.object({ isVoid: z.boolean(), reason: reason() }),
  answer: detail,
  faults: [
    submissionFaults.notFound,
    submissionFaults.notScored,
    submissionFaults.alreadyVoid,
    submissionFaults.notVoid,
    submissionFaults.oldMetric,
  ],
})

export const adjustScore = defineCall({
  method: 'PUT',
  path: '/api/admin/competitions/{id}/submissions/{submissionId}/adjustment',
  summary: {
    zh: '手工修改成绩，或恢复为计算所得（附理由）',
    en: 'Set a score by hand, or go back to the computed one, with reason',
  },
  access: itsOrganisers,
  params: z.object({ id: id(), submissionId: id() }),
  body: z.object({ board, score: z.number().min(-1e308).max(1e308).nullable(), reason: reason() }),
  answer: detail,
  faults: [submissionFaults.notFound, submissionFaults.notScored],
})

export const giveTries = defineCall({
  method: 'POST',
  path: '/api/admin/competitions/{id}/teams/{teamId}/tries',
  summary: {
    zh: '今天给一支队伍增加提交次数（附理由）',
    en: 'Give one team more submissions today, with reason',
  },
  access: itsOrganisers,
  params: z.object({ id: id(), teamId: id() }),
  body: z.object({ count: z.int().min(1).max(100), reason: reason() }),
  /** The team's limit in the open round today, and how many of it are extra. */
  answer: z.object({ limit: z.number(), extra: z.number() }),
  faults: [
    competitionFaults.notFound,
    teamFaults.notFound,
    blockingFaults.stageClosed,
    blockingFaults.teamBanned,
  ],
})

export const getRunNumbers = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/run',
  summary: {
    zh: '竞赛运行概况：排队、失败、今日提交',
    en: 'How a running competition is doing: queue, failures, submissions of the day',
  },
  access: itsOrganisers,
  params: z.object({ id: id() }),
  answer: z.object({
    waiting: z.number(),
    oldestWaitingAt: instant().nullable(),
    /** Failed in the last 24 hours, by whose fault. */
    failed: z.object({ file: z.number(), scorer: z.number(), platform: z.number() }),
    /** Of the competition's present day, hour by hour. */
    hours: z.array(z.object({ hour: z.number(), accepted: z.number(), failed: z.number() })),
    /** The last fourteen calendar days of the competition, oldest first. */
    days: z.array(z.object({ day: z.string(), accepted: z.number(), failed: z.number(), teams: z.number() })),
    /** From reception to score, of the last hundred scored, in seconds. */
    latency: z.object({ p50: z.number(), p95: z.number() }).nullable(),
    /** Of the present day: teams that handed something in, those whose chances are used up, and what counted. */
    quota: z.object({ teams: z.number(), full: z.number(), used: z.number() }),
    void: z.number(),
    adjusted: z.number(),
  }),
  faults: [competitionFaults.notFound],
})
