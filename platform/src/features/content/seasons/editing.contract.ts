import { z } from 'zod'
import {
  chosenInstant,
  defineCall,
  draftText,
  headline,
  id,
  instant,
  line,
  page,
  pageSize,
  smallId,
} from '../../../base/contract/call.ts'
import { adminFaults } from '../../../base/contract/edit-faults.ts'
import { saved, saving } from '../../../base/contract/saved.ts'
import { editors } from '../../shared/roles/demands.ts'
import { seasonFaults } from './faults.ts'

const longestBody = 20_000
const rank = z.int32().min(1).max(100_000)

export const editedSeason = z.object({
  seriesNameZh: headline(60),
  seriesNameEn: headline(60),
  seriesAboutZh: line(300),
  seriesAboutEn: line(300),
  year: z.int32().min(1970).max(2999),
  titleZh: headline(80),
  titleEn: headline(80),
  bodyZh: draftText(longestBody),
  bodyEn: draftText(longestBody),
  startAt: chosenInstant(),
  endAt: chosenInstant(),
  isPublished: z.boolean(),
  tracks: z
    .array(
      z.object({
        /** Null of one that is new; the others keep what was decided about them. */
        id: z.int32().positive().nullable(),
        nameZh: line(60),
        nameEn: line(60),
        aboutZh: line(300),
        aboutEn: line(300),
        stages: z.array(z.object({ competitionId: id(), qualifies: rank.nullable() })).max(6),
        awards: z
          .array(
            z.object({
              id: z.int32().positive().nullable(),
              nameZh: line(40),
              nameEn: line(40),
              /** Both or neither: without them a jury alone gives it. */
              fromRank: rank.nullable(),
              toRank: rank.nullable(),
            }),
          )
          .max(12),
      }),
    )
    .max(20),
})
const seasonId = z.object({ seasonId: smallId() })
const held = saved(editedSeason).extend({ id: z.number(), seriesKey: z.string() })

export const listEditedSeasons = defineCall({
  method: 'GET',
  path: '/api/admin/seasons',
  summary: { zh: '管理赛季', en: 'Seasons, to edit' },
  access: editors,
  answer: z.object({
    seasons: z.array(
      z.object({
        id: z.number(),
        seriesKey: z.string(),
        year: z.number(),
        titleZh: z.string(),
        titleEn: z.string(),
        isPublished: z.boolean(),
        tracks: z.number(),
      }),
    ),
    series: z.array(z.object({ key: z.string(), nameZh: z.string(), nameEn: z.string() })),
    competitions: z.array(z.object({ id: z.number(), titleZh: z.string(), titleEn: z.string() })),
  }),
})

export const addSeason = defineCall({
  method: 'POST',
  path: '/api/admin/seasons',
  summary: { zh: '新建赛季', en: 'Make a season' },
  access: editors,
  body: z.object({
    seriesKey: z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,19}$/),
    year: z.int32().min(1970).max(2999),
    titleZh: headline(80),
    titleEn: headline(80),
  }),
  answer: z.object({ id: z.number() }),
  faults: [seasonFaults.yearTaken],
})

export const getEditedSeason = defineCall({
  method: 'GET',
  path: '/api/admin/seasons/{seasonId}',
  summary: { zh: '编辑中的赛季', en: 'A season as it is edited' },
  access: editors,
  params: seasonId,
  answer: held,
  faults: [seasonFaults.notFound],
})

export const saveSeason = defineCall({
  method: 'PUT',
  path: '/api/admin/seasons/{seasonId}',
  summary: { zh: '保存赛季', en: 'Save a season' },
  access: editors,
  params: seasonId,
  body: saving(editedSeason),
  answer: held,
  faults: [
    seasonFaults.notFound,
    seasonFaults.yearTaken,
    seasonFaults.incomplete,
    seasonFaults.stagesInDisorder,
    seasonFaults.own,
    seasonFaults.decided,
    adminFaults.changedMeanwhile,
  ],
})

const result = z.object({
  teamId: z.number(),
  team: z.string(),
  /** Null of a team about which was decided and that has no final place any more. */
  rank: z.number().nullable(),
  awards: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      /** Whether it has no ranks: a jury alone gives it. */
      isByJury: z.boolean(),
      isByRank: z.boolean(),
      isHeld: z.boolean(),
      /** What was decided by hand. */
      decision: z
        .object({ isGiven: z.boolean(), reason: z.string(), by: z.string(), at: instant() })
        .nullable(),
    }),
  ),
  /** What a decision about this team must name. */
  tag: z.string(),
})

export const listResults = defineCall({
  method: 'GET',
  path: '/api/admin/seasons/{seasonId}/tracks/{trackId}/results',
  summary: { zh: '一个赛道的最终名次与奖项', en: 'Final places of a track and their awards' },
  access: editors,
  params: seasonId.extend({ trackId: smallId() }),
  query: z.object({ search: line(60).default(''), page: page(), per_page: pageSize() }),
  answer: z.object({
    /** Whether the final list of its last stage stands. */
    isFinal: z.boolean(),
    /** Whether whoever asks takes part: somebody else decides then. */
    isOwn: z.boolean(),
    total: z.number(),
    results: z.array(result),
  }),
  faults: [seasonFaults.notFound],
})

export const decideAward = defineCall({
  method: 'PUT',
  path: '/api/admin/seasons/{seasonId}/awards/{awardId}/teams/{teamId}',
  summary: {
    zh: '评定奖项：授予、取消或恢复为按名次',
    en: 'Decide about an award: give it, take it away, or leave it to the rank again',
  },
  access: editors,
  params: seasonId.extend({ awardId: smallId(), teamId: id() }),
  body: z.object({
    decision: z.enum(['given', 'taken', 'by_rank']),
    reason: line(500).min(1),
    tag: z.string().max(60),
  }),
  answer: result,
  faults: [
    seasonFaults.notFound,
    seasonFaults.noPlace,
    seasonFaults.own,
    seasonFaults.nothingToDecide,
    adminFaults.changedMeanwhile,
  ],
})
