import { z } from 'zod'
import {
  chosenInstant,
  defineCall,
  id,
  instant,
  line,
  page,
  pageSize,
  smallId,
} from '../../../base/contract/call.ts'
import { adminFaults } from '../../../base/contract/edit-faults.ts'
import { saved, saving } from '../../../base/contract/saved.ts'
import { administrators } from '../../shared/roles/demands.ts'
import { editionFaults } from '../../spic/editions/faults.ts'
import { assignmentFaults } from './faults.ts'
import { lackCauses } from './matching.rules.ts'
import {
  assignmentStates,
  conflictSources,
  deniedCauses,
  longestReason,
  proposalFilters,
  roundKinds,
  rowsPerPage,
} from './rules.ts'

const ofEdition = z.object({ editionId: smallId() })
const ofRound = ofEdition.extend({ roundId: smallId() })
const reason = () => line(longestReason).min(1)
const reviewerName = z.object({ id: z.number(), name: z.string(), organisation: z.string() })

export const roundSettings = z.object({
  dueAt: chosenInstant().nullable(),
  perProposal: z.int().min(1).max(20),
  isNormalised: z.boolean(),
  /** The share of the scores that is cut off at each end. */
  trim: z.number().min(0).max(0.49),
  /** A standard deviation, of 100; null for never. */
  disagreement: z.number().positive().max(100).nullable(),
})
const round = z.object({
  id: z.number(),
  kind: z.enum(roundKinds),
  openedAt: instant().nullable(),
  closedAt: instant().nullable(),
  settings: saved(roundSettings),
})

export const getAssignmentDesk = defineCall({
  method: 'GET',
  path: '/api/admin/spic/{editionId}/assignment',
  summary: {
    zh: '一届的评审轮次与分配进度',
    en: 'Rounds of review of an edition, and how far they are assigned',
  },
  access: administrators,
  params: ofEdition,
  answer: z.object({
    edition: z.object({ id: z.number(), year: z.number(), name: z.string() }),
    rounds: z.array(
      round.extend({
        proposals: z.number(),
        /** Of these so many have as many reviewers as the round asks for. */
        covered: z.number(),
        assigned: z.number(),
        declined: z.number(),
      }),
    ),
    reviewers: z.number(),
    conflicts: z.number(),
  }),
  faults: [editionFaults.notFound],
})

export const addRound = defineCall({
  method: 'POST',
  path: '/api/admin/spic/{editionId}/rounds',
  summary: { zh: '新建评审轮次', en: 'Make a round of review' },
  access: administrators,
  params: ofEdition,
  body: z.object({ kind: z.enum(roundKinds) }),
  answer: z.object({ id: z.number() }),
  faults: [editionFaults.notFound, assignmentFaults.roundTaken, assignmentFaults.published],
})

export const saveRound = defineCall({
  method: 'PUT',
  path: '/api/admin/spic/{editionId}/rounds/{roundId}',
  summary: { zh: '修改评审轮次', en: 'Change a round of review' },
  access: administrators,
  params: ofRound,
  body: saving(roundSettings),
  answer: saved(roundSettings),
  faults: [
    editionFaults.notFound,
    assignmentFaults.notFound,
    assignmentFaults.closed,
    assignmentFaults.published,
    adminFaults.changedMeanwhile,
  ],
})

export const setRoundState = defineCall({
  method: 'PUT',
  path: '/api/admin/spic/{editionId}/rounds/{roundId}/state',
  summary: { zh: '开始或结束一轮评审', en: 'Open or close a round of review' },
  access: administrators,
  params: ofRound,
  body: z.object({ isOpen: z.boolean() }),
  answer: z.object({ isOpen: z.boolean(), mailed: z.number() }),
  faults: [
    editionFaults.notFound,
    assignmentFaults.notFound,
    assignmentFaults.wrongState,
    assignmentFaults.published,
  ],
})

const assignment = z.object({
  id: z.number(),
  reviewer: reviewerName.extend({ isDisabled: z.boolean() }),
  state: z.enum(assignmentStates),
  reason: z.string(),
  at: instant(),
  isScored: z.boolean(),
})

export const listRoundProposals = defineCall({
  method: 'GET',
  path: '/api/admin/spic/{editionId}/rounds/{roundId}/proposals',
  summary: { zh: '一轮评审的项目与评审人', en: 'Proposals of a round, with who reviews them' },
  access: administrators,
  params: ofRound,
  query: z.object({
    search: line(60).default(''),
    show: z.enum(proposalFilters).default('all'),
    page: page(),
    per_page: pageSize(rowsPerPage),
  }),
  answer: z.object({
    total: z.number(),
    counts: z.record(z.enum(proposalFilters), z.number()),
    proposals: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        track: z.string(),
        entry: z.string(),
        conflicts: z.number(),
        assignments: z.array(assignment),
      }),
    ),
  }),
  faults: [assignmentFaults.notFound],
})

export const listLoads = defineCall({
  method: 'GET',
  path: '/api/admin/spic/{editionId}/rounds/{roundId}/loads',
  summary: { zh: '一轮评审中各评审人的项目数', en: 'How many proposals each reviewer has in a round' },
  access: administrators,
  params: ofRound,
  query: z.object({ search: line(60).default(''), page: page(), per_page: pageSize(rowsPerPage) }),
  answer: z.object({
    total: z.number(),
    loads: z.array(
      reviewerName.extend({
        tracks: z.array(z.string()),
        capacity: z.number(),
        assigned: z.number(),
        scored: z.number(),
        declined: z.number(),
        isDisabled: z.boolean(),
      }),
    ),
  }),
  faults: [assignmentFaults.notFound],
})

export const listChoices = defineCall({
  method: 'GET',
  path: '/api/admin/spic/{editionId}/rounds/{roundId}/proposals/{proposalId}/reviewers',
  summary: { zh: '可以评审一个项目的评审人', en: 'Who may review a proposal' },
  access: administrators,
  params: ofRound.extend({ proposalId: id() }),
  answer: z.object({
    reviewers: z.array(
      reviewerName.extend({
        assigned: z.number(),
        capacity: z.number(),
        /** Why they cannot be given it. */
        denied: z.enum(deniedCauses).nullable(),
      }),
    ),
    /** Who scores nothing but must not see what they are in conflict with either. */
    readers: z.array(reviewerName),
  }),
  faults: [assignmentFaults.notFound],
})

const conflict = z.object({
  reviewer: reviewerName,
  proposal: z.object({ id: z.number(), title: z.string(), entry: z.string() }),
  source: z.enum(conflictSources),
  reason: z.string(),
  at: instant(),
})

export const listConflicts = defineCall({
  method: 'GET',
  path: '/api/admin/spic/{editionId}/conflicts',
  summary: { zh: '利益冲突', en: 'Conflicts of interest' },
  access: administrators,
  params: ofEdition,
  query: z.object({ search: line(60).default(''), page: page(), per_page: pageSize(rowsPerPage) }),
  answer: z.object({ total: z.number(), conflicts: z.array(conflict) }),
  faults: [editionFaults.notFound],
})

export const findConflictsByRule = defineCall({
  method: 'POST',
  path: '/api/admin/spic/{editionId}/conflicts/found',
  summary: { zh: '按规则查找并登记利益冲突', en: 'Find conflicts by rule and record them' },
  access: administrators,
  params: ofEdition,
  answer: z.object({
    found: z.number(),
    /** How many assignments ended by it. */
    ended: z.number(),
  }),
  faults: [editionFaults.notFound],
})

const pair = { reviewerId: smallId(), proposalId: id() }

export const addConflict = defineCall({
  method: 'POST',
  path: '/api/admin/spic/{editionId}/conflicts',
  summary: { zh: '登记一条利益冲突', en: 'Record a conflict of interest' },
  access: administrators,
  params: ofEdition,
  body: z.object({ ...pair, reason: reason() }),
  answer: z.object({ ended: z.number() }),
  faults: [assignmentFaults.notFound, assignmentFaults.known],
})

export const removeConflict = defineCall({
  method: 'POST',
  path: '/api/admin/spic/{editionId}/conflicts/removals',
  summary: { zh: '撤销一条利益冲突', en: 'Remove a conflict of interest' },
  access: administrators,
  params: ofEdition,
  body: z.object({ ...pair, reason: reason() }),
  answer: z.object({ isRemoved: z.literal(true) }),
  faults: [assignmentFaults.notFound],
})

const lack = z.object({
  proposal: z.object({ id: z.number(), title: z.string() }),
  missing: z.number(),
  cause: z.enum(lackCauses),
})
const matching = z.object({
  id: z.number(),
  seed: z.number(),
  at: instant(),
  appliedAt: instant().nullable(),
  milliseconds: z.number(),
  pairs: z.number(),
  /** How many proposals get anybody. */
  proposals: z.number(),
  reviewers: z.number(),
  /** How many reviewers would have so many proposals of the round in all. */
  loads: z.array(z.object({ load: z.number(), reviewers: z.number() })),
  lacks: z.array(lack),
  /** What is lacking beyond those that are listed. */
  moreLacks: z.number(),
})

export const previewMatching = defineCall({
  method: 'POST',
  path: '/api/admin/spic/{editionId}/rounds/{roundId}/matchings',
  summary: { zh: '预览自动分配', en: 'Preview a matching' },
  access: administrators,
  params: ofRound,
  body: z.object({
    /** The same again for the same seed; without one another each time. */ seed: z.int32().min(0).nullable(),
  }),
  answer: matching,
  faults: [assignmentFaults.notFound, assignmentFaults.closed, assignmentFaults.busy],
})

export const getMatching = defineCall({
  method: 'GET',
  path: '/api/admin/spic/{editionId}/rounds/{roundId}/matchings/latest',
  summary: { zh: '最近一次预览', en: 'The latest preview' },
  access: administrators,
  params: ofRound,
  answer: z.object({ matching: matching.nullable() }),
  faults: [assignmentFaults.notFound],
})

export const applyMatching = defineCall({
  method: 'POST',
  path: '/api/admin/spic/{editionId}/rounds/{roundId}/matchings/{matchingId}/applied',
  summary: { zh: '应用预览的分配', en: 'Apply a previewed matching' },
  access: administrators,
  params: ofRound.extend({ matchingId: smallId() }),
  answer: z.object({ assigned: z.number(), mailed: z.number() }),
  faults: [
    assignmentFaults.notFound,
    assignmentFaults.closed,
    assignmentFaults.outdated,
    assignmentFaults.conflict,
  ],
})

export const assignReviewer = defineCall({
  method: 'POST',
  path: '/api/admin/spic/{editionId}/rounds/{roundId}/assignments',
  summary: { zh: '给项目分配一位评审人', en: 'Give a proposal to a reviewer' },
  access: administrators,
  params: ofRound,
  body: z.object({ ...pair, reason: reason() }),
  answer: z.object({ id: z.number() }),
  faults: [
    assignmentFaults.notFound,
    assignmentFaults.closed,
    assignmentFaults.conflict,
    assignmentFaults.full,
    assignmentFaults.assigned,
    assignmentFaults.unsuitable,
  ],
})

export const askOneMore = defineCall({
  method: 'POST',
  path: '/api/admin/spic/{editionId}/rounds/{roundId}/proposals/{proposalId}/more',
  summary: { zh: '为项目再找一位评审人', en: 'Find one more reviewer for a proposal' },
  access: administrators,
  params: ofRound.extend({ proposalId: id() }),
  answer: z.object({ id: z.number(), reviewer: reviewerName }),
  faults: [assignmentFaults.notFound, assignmentFaults.closed, assignmentFaults.nobodyLeft],
})

export const removeAssignment = defineCall({
  method: 'POST',
  path: '/api/admin/spic/{editionId}/assignments/{assignmentId}/removal',
  summary: { zh: '取消一项评审分配', en: 'Take a proposal away from a reviewer' },
  access: administrators,
  params: ofEdition.extend({ assignmentId: id() }),
  body: z.object({ reason: reason() }),
  answer: z.object({ state: z.enum(assignmentStates) }),
  faults: [assignmentFaults.notFound, assignmentFaults.closed, assignmentFaults.ended],
})
