import { z } from 'zod'
import {
  defineCall,
  forReviewers,
  id,
  instant,
  line,
  numeric,
  page,
  pageSize,
  reason,
  smallId,
} from '../../../base/contract/call.ts'
import { reviewRole } from '../../../base/http/reviewer.ts'
import { roundKinds } from '../assignments/rules.ts'
import { proposalFaults } from '../../spic/proposals/faults.ts'
import { decisionFaults as faults } from './faults.ts'
import {
  mostChosen,
  proposalSorts,
  quotaKinds,
  rowsPerPage,
  shortlistPerPage,
  standings,
  verdicts,
  whys,
} from './rules.ts'

const chief = forReviewers(reviewRole.chief)
const number = z.number().nullable()
const track = z.object({ id: z.number(), name: z.string() })
const round = z.object({ id: z.number(), kind: z.enum(roundKinds), isOpen: z.boolean() })
const proposalId = z.object({ proposalId: id() })

export const filters = z.object({
  track: numeric().int().positive().optional(),
  state: z.enum(standings).optional(),
  search: line(100).default(''),
  sort: z.enum(proposalSorts).default('score'),
})

export const listProposals = defineCall({
  method: 'GET',
  path: '/api/spic-review/proposals',
  summary: { zh: '一届的全部方案', en: 'All proposals of an edition' },
  access: chief,
  query: filters.extend({ page: page(), per_page: pageSize(rowsPerPage) }),
  answer: z.object({
    tracks: z.array(track),
    /** The round that progress and scores are of: the open one, else the last that was opened. */
    round: round.nullable(),
    /** Of all that is found, whatever state is asked for. */
    counts: z.object({
      all: z.number(),
      review: z.number(),
      shortlisted: z.number(),
      declined: z.number(),
      awarded: z.number(),
      rejected: z.number(),
      withdrawn: z.number(),
    }),
    total: z.number(),
    proposals: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        entry: z.string(),
        track: z.string(),
        version: z.number(),
        submittedAt: instant(),
        state: z.enum(standings),
        /** Sheets of the round, and those of them that are locked. */
        assigned: z.number(),
        locked: z.number(),
        mean: number,
        score: number,
        rank: number,
        /** The chief is in conflict with it: no scores, and nothing to decide. */
        isConflicted: z.boolean(),
      }),
    ),
  }),
})

export const getProposalsFile = defineCall({
  method: 'GET',
  path: '/api/spic-review/proposals/file',
  summary: { zh: '导出筛选出的方案（CSV）', en: 'The proposals that are found, as CSV' },
  access: chief,
  query: filters,
  answer: 'file',
})

export const printProposal = defineCall({
  method: 'GET',
  path: '/api/spic-review/proposals/{proposalId}/pdf',
  summary: {
    zh: '方案 PDF，匿名评审时不含身份信息',
    en: 'A proposal as PDF; in a blind review it names nobody',
  },
  access: forReviewers(reviewRole.chief, reviewRole.partner),
  params: proposalId,
  answer: 'file',
  faults: [faults.noProposal, proposalFaults.busy],
})

export const rejectProposals = defineCall({
  method: 'POST',
  path: '/api/spic-review/rejections',
  summary: { zh: '驳回方案，移入回收站', en: 'Reject proposals, which puts them in the recycle bin' },
  access: chief,
  body: z.object({ proposalIds: z.array(id()).min(1).max(mostChosen), reason: reason() }),
  answer: z.object({ rejected: z.number() }),
  faults: [faults.notInReview, faults.conflicted, faults.published],
})

export const listRecycled = defineCall({
  method: 'GET',
  path: '/api/spic-review/rejections',
  summary: { zh: '已撤回与已驳回的方案', en: 'Proposals that were withdrawn or rejected' },
  access: chief,
  query: z.object({ page: page(), per_page: pageSize(rowsPerPage) }),
  answer: z.object({
    total: z.number(),
    proposals: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        entry: z.string(),
        track: z.string(),
        state: z.enum(['rejected', 'withdrawn']),
        reason: z.string(),
        /** Who rejected it; null where the team withdrew it. */
        by: z.string().nullable(),
        at: instant(),
      }),
    ),
  }),
})

export const restoreProposal = defineCall({
  method: 'POST',
  path: '/api/spic-review/rejections/{proposalId}/restore',
  summary: { zh: '恢复被驳回的方案', en: 'Restore a rejected proposal' },
  access: chief,
  params: proposalId,
  body: z.object({ reason: reason() }),
  answer: z.object({ isRestored: z.literal(true) }),
  faults: [
    faults.noProposal,
    faults.notRejected,
    faults.withdrawnByTeam,
    faults.conflicted,
    faults.published,
  ],
})

const rule = {
  by: z.enum(quotaKinds).default('tracks'),
  number: numeric().int().min(1).max(10_000).optional(),
  minimum: numeric().min(0).max(100).optional(),
}
const why = z.object({ code: z.enum(whys), place: number, quota: number })

export const getShortlist = defineCall({
  method: 'GET',
  path: '/api/spic-review/shortlist',
  summary: {
    zh: '一轮评审的入围结论，与按规则得出的预览',
    en: 'What a round has decided, and what a rule would',
  },
  access: chief,
  query: z.object({
    /** The last that was opened, if it is not said. */
    round: numeric().int().positive().optional(),
    ...rule,
    page: page(),
    per_page: pageSize(shortlistPerPage),
  }),
  answer: z.object({
    rounds: z.array(round),
    round: round
      .extend({
        /** Whether decisions may still change. */
        isDecidable: z.boolean(),
        /** Sheets that are not locked yet. */
        missing: z.number(),
      })
      .nullable(),
    tracks: z.array(track.extend({ quota: number })),
    /** What is applied must be what was seen. */
    digest: z.string(),
    /** Of all rows. */
    counts: z.object({ shortlisted: z.number(), declined: z.number(), tied: z.number() }),
    total: z.number(),
    /** As they are ranked; those that the chief is in conflict with last, without what the rule makes of them. */
    rows: z.array(
      z.object({
        proposalId: z.number(),
        title: z.string(),
        entry: z.string(),
        track: z.string(),
        rank: number,
        score: number,
        isConflicted: z.boolean(),
        /** What the rule makes of it; null where the reader must not know. */
        verdict: z.enum([...verdicts, 'tied']).nullable(),
        why: why.nullable(),
        decision: z
          .object({
            outcome: z.enum(verdicts),
            isByRule: z.boolean(),
            /** Of a decision by rule, where the reader may know. */
            why: why.nullable(),
            /** Of a decision by hand. */
            reason: z.string(),
            by: z.string(),
            at: instant(),
          })
          .nullable(),
      }),
    ),
  }),
  faults: [faults.noRound],
})

export const applyShortlist = defineCall({
  method: 'POST',
  path: '/api/spic-review/rounds/{roundId}/shortlist',
  summary: { zh: '应用按规则得出的入围名单', en: 'Apply the shortlist that a rule makes' },
  access: chief,
  params: z.object({ roundId: smallId() }),
  body: z.object({
    by: z.enum(quotaKinds),
    number: z.int().min(1).max(10_000).nullable(),
    minimum: z.number().min(0).max(100).nullable(),
    digest: z.string().max(64),
  }),
  answer: z.object({ shortlisted: z.number(), declined: z.number(), tied: z.number() }),
  faults: [faults.noRound, faults.roundFixed, faults.previewChanged],
})

export const decideByHand = defineCall({
  method: 'PUT',
  path: '/api/spic-review/rounds/{roundId}/decisions/{proposalId}',
  summary: { zh: '人工决定入围与否', en: 'Decide by hand whether a proposal is shortlisted' },
  access: chief,
  params: z.object({ roundId: smallId(), proposalId: id() }),
  body: z.object({ outcome: z.enum(verdicts), reason: reason() }),
  answer: z.object({ outcome: z.enum(verdicts) }),
  faults: [faults.noRound, faults.noProposal, faults.roundFixed, faults.conflicted],
})

export const getOverview = defineCall({
  method: 'GET',
  path: '/api/spic-review/overview',
  summary: { zh: '一届的总览：各赛道数量、评审进度与方案状态', en: 'An edition at a glance' },
  access: forReviewers(reviewRole.chief, reviewRole.observer),
  query: z.object({
    track: numeric().int().positive().optional(),
    page: page(),
    per_page: pageSize(rowsPerPage),
  }),
  answer: z.object({
    tracks: z.array(
      track.extend({
        signedUp: z.number(),
        submitted: z.number(),
        review: z.number(),
        shortlisted: z.number(),
        awarded: z.number(),
      }),
    ),
    rounds: z.array(round.extend({ assigned: z.number(), locked: z.number(), dueAt: instant().nullable() })),
    /** The round whose scores are shown: the last that is closed, while none is open. */
    scoredBy: z.enum(roundKinds).nullable(),
    total: z.number(),
    proposals: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        /** Null where the reader must not know. */
        entry: z.string().nullable(),
        track: z.string(),
        state: z.enum(standings),
        score: number,
        rank: number,
      }),
    ),
  }),
})
