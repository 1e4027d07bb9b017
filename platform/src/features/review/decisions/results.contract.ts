import { z } from 'zod'
import {
  chosenInstant,
  defineCall,
  draftText,
  id,
  instant,
  line,
  reason,
  smallId,
} from '../../../base/contract/call.ts'
import { administrators } from '../../shared/roles/demands.ts'
import { outcomes } from '../../spic/proposals/rules.ts'
import { roundKinds } from '../assignments/rules.ts'
import { decisionFaults as faults } from './faults.ts'
import { longestLetter, longestPlace, longestPrize, mostMinutes, mostPlaces } from './rules.ts'

const editionId = z.object({ editionId: smallId() })
const number = z.number().nullable()
const prize = { prizeZh: line(longestPrize), prizeEn: line(longestPrize) }

export const getResultsDesk = defineCall({
  method: 'GET',
  path: '/api/admin/spic/{editionId}/results',
  summary: { zh: '答辩安排与最终结果', en: 'Defences and final results of an edition' },
  access: administrators,
  params: editionId,
  answer: z.object({
    edition: z.object({ id: z.number(), name: z.string(), year: z.number() }),
    rounds: z.array(
      z.object({
        id: z.number(),
        kind: z.enum(roundKinds),
        openedAt: instant().nullable(),
        closedAt: instant().nullable(),
      }),
    ),
    /** Null where there is no defence round. */
    defence: z
      .object({
        roundId: z.number(),
        /** Those in the round that have no slot yet. */
        without: z.array(z.object({ id: z.number(), title: z.string(), entry: z.string() })),
        slots: z.array(
          z.object({
            id: z.number(),
            proposalId: z.number(),
            title: z.string(),
            entry: z.string(),
            startsAt: instant(),
            minutes: z.number(),
            place: z.string(),
            /** Whether it overlaps with another at its place, or its proposal is no longer in the round. */
            isWrong: z.boolean(),
            /** Whether its team was told of it as it is. */
            isTold: z.boolean(),
          }),
        ),
      })
      .nullable(),
    /** The ranking that results go by; of nothing before everything is closed. */
    ranking: z
      .object({
        roundId: z.number(),
        kind: z.enum(roundKinds),
        /** What is published must be what was seen. */
        digest: z.string(),
        rows: z.array(
          z.object({
            proposalId: z.number(),
            title: z.string(),
            entry: z.string(),
            track: z.string(),
            rank: number,
            score: number,
            mean: number,
            deviation: number,
            count: z.number(),
            missing: z.number(),
            explanation: z.string(),
            /** What it comes to without a prize. */
            outcome: z.enum(outcomes),
            ...prize,
          }),
        ),
      })
      .nullable(),
    published: z.object({ at: instant(), by: z.string() }).nullable(),
  }),
})

const slotFacts = {
  startsAt: chosenInstant(),
  minutes: z.int().min(1).max(mostMinutes),
  place: line(longestPlace),
}
const changing = [faults.noDefence, faults.published] as const

export const planSlots = defineCall({
  method: 'POST',
  path: '/api/admin/spic/{editionId}/slots/plan',
  summary: { zh: '按起始时间与时长生成答辩安排', en: 'Plan the defences one after another' },
  access: administrators,
  params: editionId,
  body: z.object({
    startsAt: chosenInstant(),
    minutes: z.int().min(1).max(mostMinutes),
    pause: z.int().min(0).max(mostMinutes),
    places: z.array(line(longestPlace)).max(mostPlaces),
    /** Decides the order; drawn where it is not given. */
    seed: z.int32().min(0).nullable(),
  }),
  answer: z.object({ planned: z.number(), seed: z.number() }),
  faults: [...changing, faults.overlap],
})

export const saveSlot = defineCall({
  method: 'PUT',
  path: '/api/admin/spic/{editionId}/slots/{proposalId}',
  summary: { zh: '安排一场答辩', en: 'Set when and where a proposal is defended' },
  access: administrators,
  params: editionId.extend({ proposalId: id() }),
  body: z.object(slotFacts),
  answer: z.object({ id: z.number() }),
  faults: [...changing, faults.overlap, faults.notInRound],
})

export const removeSlot = defineCall({
  method: 'DELETE',
  path: '/api/admin/spic/{editionId}/slots/{proposalId}',
  summary: { zh: '取消一场答辩安排', en: 'Take back when a proposal is defended' },
  access: administrators,
  params: editionId.extend({ proposalId: id() }),
  answer: z.object({ isRemoved: z.literal(true) }),
  faults: [...changing, faults.noSlot],
})

export const tellSlots = defineCall({
  method: 'POST',
  path: '/api/admin/spic/{editionId}/slots/notices',
  summary: { zh: '通知各团队答辩安排', en: 'Tell the teams when they defend' },
  access: administrators,
  params: editionId,
  answer: z.object({ told: z.number() }),
  faults: [...changing],
})

export const publishResults = defineCall({
  method: 'POST',
  path: '/api/admin/spic/{editionId}/results',
  summary: { zh: '公布最终结果，只能一次', en: 'Publish the final results, once' },
  access: administrators,
  params: editionId,
  body: z.object({
    digest: z.string().max(64),
    prizes: z.array(z.object({ proposalId: id(), ...prize })).max(500),
    /** To all teams, beside what reviewers wrote to each. */
    letter: draftText(longestLetter),
    reason: reason(),
  }),
  answer: z.object({ publishedAt: instant(), told: z.number() }),
  faults: [faults.published, faults.notClosed, faults.rankingChanged, faults.unknownPrize],
})

export const getArchive = defineCall({
  method: 'GET',
  path: '/api/admin/spic/{editionId}/archive',
  summary: {
    zh: '一届的完整归档：方案、附件、评分表、结论、冲突与行为记录',
    en: 'All of an edition in one archive',
  },
  access: administrators,
  params: editionId,
  answer: 'file',
  limit: { times: 20, seconds: 3600 },
})

/** Progress of an archive while it is downloaded. */
export type ArchiveProgress = { done: number; total: number; isOver: boolean }

export const watchArchive = defineCall({
  method: 'GET',
  path: '/api/admin/spic/{editionId}/archive/events',
  summary: {
    zh: '自己正在下载的归档的进度（服务器发送事件）',
    en: 'How far the archive is that one is downloading (server-sent events)',
  },
  access: administrators,
  params: editionId,
  answer: 'events',
})
