import { z } from 'zod'
import { chosenInstant, defineCall, id, instant, line, page, pageSize } from '../../../base/contract/call.ts'
import { textLanguages } from '../../../base/web/text-languages.ts'
import { pageGroups } from '../../../base/feature.ts'
import { authoredFaults } from '../../competing/competitions/authored-faults.ts'
import { evaluationFaults } from '../../scoring/evaluation/faults.ts'
import { authoringStates, checkPages } from './rules.ts'
import { basics } from '../../competing/competitions/sections.ts'
import { editors, editorsAndOrganisers, itsOrganisers } from '../../shared/roles/demands.ts'

const state = z.enum(authoringStates)
const { notFound } = authoredFaults
const named = z.object({ titleZh: z.string(), titleEn: z.string() })

export const listAuthored = defineCall({
  method: 'GET',
  path: '/api/admin/competitions',
  summary: {
    zh: '我可以管理的竞赛，含草稿',
    en: 'The competitions that this user manages, drafts among them',
  },
  access: editorsAndOrganisers,
  query: z.object({
    search: line(100).default(''),
    state: z.enum(['all', ...authoringStates]).default('all'),
    page: page(),
    per_page: pageSize(20),
  }),
  answer: z.object({
    total: z.number(),
    mayCreate: z.boolean(),
    list: z.array(
      named.extend({
        id: z.number(),
        type: z.enum(['computing', 'solution']),
        state,
        visibility: z.enum(['public', 'private']),
        zone: z.string(),
        startAt: instant(),
        endAt: instant(),
        teamCount: z.number(),
        featured: z.number().nullable(),
        /** Editors find every competition, and open none but their own. */
        mayOpen: z.boolean(),
        mayFeature: z.boolean(),
        cover: z.string().nullable(),
      }),
    ),
  }),
})

export const cloneCompetition = defineCall({
  method: 'POST',
  path: '/api/admin/competitions/{id}/clone',
  summary: {
    zh: '复制竞赛：除人员与提交以外的全部内容，时间整体平移',
    en: 'Clone a competition: all but people and submissions, with all its times moved alike',
  },
  access: itsOrganisers,
  params: z.object({ id: id() }),
  body: basics.pick({ titleZh: true, titleEn: true, startAt: true }),
  answer: z.object({ id: z.number() }),
  faults: [notFound],
  limit: { times: 60, seconds: 3600 },
})

export const getAuthored = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}',
  summary: { zh: '竞赛的管理概况与发布前清单', en: 'How a competition stands, and what it still lacks' },
  access: itsOrganisers,
  params: z.object({ id: id() }),
  answer: named.extend({
    id: z.number(),
    type: z.enum(['computing', 'solution']),
    languages: z.enum(textLanguages),
    state,
    visibility: z.enum(['public', 'private']),
    zone: z.string(),
    startAt: instant(),
    endAt: instant(),
    publishedAt: instant().nullable(),
    featured: z.number().nullable(),
    participantCount: z.number(),
    teamCount: z.number(),
    submissionCount: z.number(),
    pendingCount: z.number(),
    rounds: z.array(z.object({ id: z.number(), sort: z.number(), titleZh: z.string(), titleEn: z.string() })),
    checks: z.array(
      z.object({
        key: z.string(),
        isDone: z.boolean(),
        isNeeded: z.boolean(),
        round: z.number().nullable(),
        page: z.enum(checkPages),
      }),
    ),
    mayPublish: z.boolean(),
    mayFeature: z.boolean(),
    /** What the administration has about a competition, in the order of its menu. */
    pages: z.array(
      z.object({
        group: z.enum(pageGroups),
        /** Below the address of the competition; empty for its first page. */
        path: z.string(),
        title: z.string(),
        /** What waits there, in the reader’s language. */
        waiting: z.array(z.object({ count: z.number(), text: z.string() })),
        /** Something is missing there that publishing waits for. */
        isIncomplete: z.boolean(),
      }),
    ),
    /** What to do next, the most urgent first. */
    next: z.array(
      z.discriminatedUnion('kind', [
        z.object({
          kind: z.literal('fill'),
          check: z.string(),
          round: z.number().nullable(),
          page: z.enum(checkPages),
        }),
        z.object({ kind: z.literal('publish') }),
        z.object({ kind: z.literal('settle'), page: z.string(), text: z.string() }),
      ]),
    ),
    /** Whether the audit log is open to this person. */
    mayAudit: z.boolean(),
  }),
  faults: [notFound],
})

export const publishCompetition = defineCall({
  method: 'PUT',
  path: '/api/admin/competitions/{id}/published',
  summary: {
    zh: '发布、定时发布或撤回竞赛',
    en: 'Publish a competition, now or at a time, or take it back',
  },
  access: itsOrganisers,
  params: z.object({ id: id() }),
  body: z.object({ publishedAt: chosenInstant().nullable() }),
  answer: z.object({ state, publishedAt: instant().nullable() }),
  faults: [notFound, authoredFaults.incomplete, evaluationFaults.proofTimeout],
})

export const featureCompetition = defineCall({
  method: 'PUT',
  path: '/api/admin/competitions/{id}/featured',
  summary: { zh: '首页推荐的次序；空为不推荐', en: 'Its place among the featured; null for none' },
  access: editors,
  params: z.object({ id: id() }),
  body: z.object({ featured: z.number().int().min(1).max(1000).nullable() }),
  answer: z.object({ featured: z.number().nullable() }),
  faults: [notFound],
})
