import { z } from 'zod'
import { ability } from '../../../base/contract/ability.ts'
import { defineCall, id, instant, pageSize, reason } from '../../../base/contract/call.ts'
import { competitionFaults } from '../../competing/competitions/faults.ts'
import { integrityFaults } from './faults.ts'
import { findingKinds } from './rules.ts'
import { findingDetail, looked } from './schema.ts'
import { itsOrganisers } from '../../shared/roles/demands.ts'

const board = { scheduleId: z.number(), list: z.enum(['A', 'B']), subRank: z.string() }

/** What a list says of a finding; a person reads the rest on its own page. */
const brief = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('same_file'), files: z.number() }),
  z.object({
    kind: z.literal('near_predictions'),
    ...board,
    measure: z.enum(['correlation', 'equal']),
    agreement: z.number(),
    usual: z.number().nullable(),
    cells: z.number(),
    differing: z.number().nullable(),
  }),
  z.object({
    kind: z.literal('shared_access'),
    devices: z.number(),
    addresses: z.number(),
    accounts: z.number(),
  }),
  z.object({
    kind: z.literal('probing'),
    ...board,
    submissions: z.number(),
    small: z.number(),
    share: z.number(),
    fullDays: z.number(),
  }),
])

const finding = z.object({
  id: z.number(),
  brief,
  teams: z.array(z.object({ id: z.number(), name: z.string(), isBanned: z.boolean() })),
  foundAt: instant(),
  seenAt: instant(),
  /** False where the latest look did not come upon it again. */
  isCurrent: z.boolean(),
  dismissed: z.object({ at: instant(), by: z.string(), reason: z.string() }).nullable(),
  /** Bans that rely on it, lifted ones included. */
  bans: z.number(),
})

const run = z.object({
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  askedAt: instant(),
  /** Null for the nightly one. */
  askedBy: z.string().nullable(),
  progress: z.number(),
  endedAt: instant().nullable(),
  lookedAt: instant().nullable(),
  looked: looked.nullable(),
})

export const listFindings = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/integrity',
  summary: {
    zh: '诚信检查的发现与最近一次检查（主办方）',
    en: 'What the integrity checks found, and when they last ran (organizer)',
  },
  access: itsOrganisers,
  params: z.object({ id: id() }),
  query: z.object({
    kind: z.enum(findingKinds).optional(),
    state: z.enum(['open', 'dismissed', 'all']).default('open'),
    team: id().optional(),
    /** The last id of the page before. */
    before: id().optional(),
    size: pageSize(20),
  }),
  answer: z.object({
    findings: z.array(finding),
    next: z.number().nullable(),
    /** Open ones of the whole competition, by kind. */
    open: z.object(
      Object.fromEntries(findingKinds.map(kind => [kind, z.number()])) as Record<
        (typeof findingKinds)[number],
        z.ZodNumber
      >,
    ),
    run: run.nullable(),
    abilities: z.object({ run: ability }),
  }),
  faults: [competitionFaults.notFound],
})

const detail = finding.extend({
  detail: findingDetail,
  /** Those that it names, as far as they are worth reading, the oldest first. */
  submissions: z.array(
    z.object({
      id: z.number(),
      teamId: z.number(),
      user: z.object({ id: z.number(), name: z.string() }),
      fileName: z.string(),
      sha256: z.string(),
      receivedAt: instant(),
      scoreA: z.number().nullable(),
      scoreB: z.number().nullable(),
      isVoid: z.boolean(),
    }),
  ),
  /** Whose accounts it names. */
  people: z.array(z.object({ id: z.number(), name: z.string() })),
})

export const getFinding = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/integrity/{findingId}',
  summary: {
    zh: '一条发现与它的依据：文件、成绩、时间、对照的数值（主办方）',
    en: 'One finding with its evidence: files, scores, times, values side by side (organizer)',
  },
  access: itsOrganisers,
  params: z.object({ id: id(), findingId: id() }),
  answer: detail,
  faults: [integrityFaults.notFound],
})

export const runChecks = defineCall({
  method: 'POST',
  path: '/api/admin/competitions/{id}/integrity/run',
  summary: { zh: '立即检查一遍', en: 'Run the integrity checks now' },
  access: itsOrganisers,
  params: z.object({ id: id() }),
  answer: run,
  faults: [competitionFaults.notFound, integrityFaults.alreadyRunning],
})

export const settleFinding = defineCall({
  method: 'PUT',
  path: '/api/admin/competitions/{id}/integrity/{findingId}/dismissal',
  summary: {
    zh: '标为没有问题，或撤回（附理由）',
    en: 'Put a finding aside as no problem, or take that back, with reason',
  },
  access: itsOrganisers,
  params: z.object({ id: id(), findingId: id() }),
  body: z.object({ isDismissed: z.boolean(), reason: reason() }),
  answer: detail,
  faults: [integrityFaults.notFound, integrityFaults.alreadyDismissed, integrityFaults.notDismissed],
})
