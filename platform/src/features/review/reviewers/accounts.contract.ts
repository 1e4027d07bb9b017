import { z } from 'zod'
import { defineCall, headline, instant, line, page, reason, smallId } from '../../../base/contract/call.ts'
import { reviewRoles } from '../../../base/http/reviewer.ts'
import { adminFaults } from '../../../base/contract/edit-faults.ts'
import { saved, saving } from '../../../base/contract/saved.ts'
import { plainCode } from '../../../base/plain-code.ts'
import { administrators } from '../../shared/roles/demands.ts'
import { editionFaults } from '../../spic/editions/faults.ts'
import { reviewerFaults as faults } from './faults.ts'
import { accountForm, longestLinkDays } from './rules.ts'

const role = z.literal(reviewRoles)
const edition = z.object({ id: smallId() })
const track = z.object({ id: z.number(), nameZh: z.string(), nameEn: z.string() })
const one = edition.extend({ reviewerId: smallId() })
/** What an account is made with, one by one or from a list. */
export const reviewerFacts = z.object({
  name: headline(60),
  organisation: line(120),
  email: z.union([z.literal(''), z.email().max(200)]),
  role,
  capacity: z.int().min(0).max(1000),
  trackIds: z.array(z.int32().positive()).max(50),
})

export const newReviewer = reviewerFacts.extend({
  account: z.string().max(60).overwrite(plainCode).regex(accountForm),
})

const reviewer = z.object({
  id: z.number(),
  account: z.string(),
  name: z.string(),
  organisation: z.string(),
  email: z.string(),
  role,
  capacity: z.number(),
  trackIds: z.array(z.number()),
  /** Waits for the first login, is in use, is locked for a while, is disabled. */
  state: z.enum(['new', 'active', 'disabled']),
  signedInAt: instant().nullable(),
})
const editedReviewer = saved(reviewerFacts).extend({
  reviewer,
  tracks: z.array(track),
  /** Those that have not run out. */
  links: z.array(
    z.object({
      id: z.number(),
      createdAt: instant(),
      expiresAt: instant(),
      usedAt: instant().nullable(),
      isRevoked: z.boolean(),
    }),
  ),
})

export const listReviewers = defineCall({
  method: 'GET',
  path: '/api/admin/spic/{id}/reviewers',
  summary: { zh: '一届的评审账号', en: 'The reviewers of an edition' },
  access: administrators,
  params: edition,
  answer: z.object({
    edition: z.object({ id: z.number(), year: z.number(), nameZh: z.string(), nameEn: z.string() }),
    tracks: z.array(track),
    needsCode: z.boolean(),
    reviewers: z.array(reviewer),
  }),
  faults: [editionFaults.notFound, faults.notFound],
})

export const getReviewer = defineCall({
  method: 'GET',
  path: '/api/admin/spic/{id}/reviewers/{reviewerId}',
  summary: { zh: '一个评审账号', en: 'A reviewer’s account' },
  access: administrators,
  params: one,
  answer: editedReviewer,
  faults: [editionFaults.notFound, faults.notFound],
})

/** What is shown once, to be handed over: the first password of an account. */
const given = z.object({ account: z.string(), name: z.string(), code: z.string() })

export const addReviewer = defineCall({
  method: 'POST',
  path: '/api/admin/spic/{id}/reviewers',
  summary: { zh: '新建评审账号', en: 'Make a reviewer’s account' },
  access: administrators,
  params: edition,
  body: newReviewer,
  answer: given.extend({ id: z.number() }),
  faults: [editionFaults.notFound, faults.notFound, faults.taken, faults.wrongYear, faults.noEmail],
})

export const importReviewers = defineCall({
  method: 'POST',
  path: '/api/admin/spic/{id}/reviewers/import',
  summary: { zh: '从 CSV 导入评审账号', en: 'Make reviewers’ accounts from a CSV' },
  access: administrators,
  params: edition,
  body: z.object({ csv: z.string().min(1).max(500_000) }),
  answer: z.object({ reviewers: z.array(given) }),
  faults: [
    editionFaults.notFound,
    faults.notFound,
    faults.taken,
    faults.wrongYear,
    faults.badList,
    faults.noEmail,
  ],
})

export const saveReviewer = defineCall({
  method: 'PUT',
  path: '/api/admin/spic/{id}/reviewers/{reviewerId}',
  summary: { zh: '修改评审账号', en: 'Change a reviewer’s account' },
  access: administrators,
  params: one,
  body: saving(reviewerFacts),
  answer: editedReviewer,
  faults: [editionFaults.notFound, faults.notFound, faults.noEmail, adminFaults.changedMeanwhile],
})

export const disableReviewer = defineCall({
  method: 'PUT',
  path: '/api/admin/spic/{id}/reviewers/{reviewerId}/state',
  summary: { zh: '停用或恢复评审账号', en: 'Disable or enable a reviewer' },
  access: administrators,
  params: one,
  body: z.object({ isDisabled: z.boolean(), reason: reason() }),
  answer: z.object({ isDisabled: z.boolean() }),
  faults: [editionFaults.notFound, faults.notFound, faults.noEmail],
})

export const renewFirstCode = defineCall({
  method: 'POST',
  path: '/api/admin/spic/{id}/reviewers/{reviewerId}/code',
  summary: { zh: '重置密码，发放新的首次登录密码', en: 'Reset the password: a new first password' },
  access: administrators,
  params: one,
  body: z.object({ reason: reason() }),
  answer: given,
  faults: [editionFaults.notFound, faults.notFound, faults.disabled],
})

export const addLink = defineCall({
  method: 'POST',
  path: '/api/admin/spic/{id}/reviewers/{reviewerId}/links',
  summary: { zh: '生成个人链接', en: 'Make a personal link' },
  access: administrators,
  params: one,
  body: z.object({ days: z.int().min(1).max(longestLinkDays), isMailed: z.boolean() }),
  answer: z.object({ id: z.number(), address: z.string(), expiresAt: instant() }),
  faults: [editionFaults.notFound, faults.notFound, faults.disabled, faults.noEmail],
})

export const revokeLink = defineCall({
  method: 'DELETE',
  path: '/api/admin/spic/{id}/reviewers/{reviewerId}/links/{linkId}',
  summary: { zh: '撤销个人链接', en: 'Revoke a personal link' },
  access: administrators,
  params: one.extend({ linkId: smallId() }),
  answer: z.object({ isRevoked: z.literal(true) }),
  faults: [editionFaults.notFound, faults.notFound],
})

export const saveReviewSetting = defineCall({
  method: 'PUT',
  path: '/api/admin/spic/{id}/review-setting',
  summary: { zh: '是否要求登录验证码', en: 'Whether reviewers need a second factor' },
  access: administrators,
  params: edition,
  body: z.object({ needsCode: z.boolean() }),
  answer: z.object({ needsCode: z.boolean() }),
  faults: [editionFaults.notFound, faults.notFound, faults.noEmail],
})

export const listTrace = defineCall({
  method: 'GET',
  path: '/api/admin/spic/{id}/review-trace',
  summary: { zh: '评审留痕：谁看了、做了什么', en: 'What reviewers looked at and did' },
  access: administrators,
  params: edition,
  query: z.object({ reviewer: smallId().optional(), proposal: smallId().optional(), page: page() }),
  answer: z.object({
    total: z.number(),
    events: z.array(
      z.object({
        id: z.number(),
        at: instant(),
        reviewer: z.object({ id: z.number(), account: z.string(), name: z.string() }).nullable(),
        /** In the reader's language. */
        action: z.string(),
        proposalId: z.number().nullable(),
        address: z.string().nullable(),
        detail: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
  faults: [editionFaults.notFound, faults.notFound],
})
