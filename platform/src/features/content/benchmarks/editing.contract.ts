import { z } from 'zod'
import { ability } from '../../../base/contract/ability.ts'
import { defineCall, draftText, headline, id, instant, line, smallId } from '../../../base/contract/call.ts'
import { adminFaults } from '../../../base/contract/edit-faults.ts'
import { saved, saving } from '../../../base/contract/saved.ts'
import { editors } from '../../shared/roles/demands.ts'
import { benchmarkFaults as faults } from './faults.ts'
import { longestBody } from './rules.ts'

const benchmarkId = z.object({ benchmarkId: smallId() })
export const editedBenchmark = z.object({
  titleZh: headline(80),
  titleEn: headline(80),
  summaryZh: line(200),
  summaryEn: line(200),
  bodyZh: draftText(longestBody),
  bodyEn: draftText(longestBody),
  sort: z.int32().min(0).max(9_999),
  isPublished: z.boolean(),
})
const held = saved(editedBenchmark).extend({
  id: z.number(),
  competitionId: z.number(),
  /** To verify its entries. */
  verify: ability,
  entries: z.array(
    z.object({
      id: z.number(),
      method: z.string(),
      authors: z.string(),
      score: z.string().nullable(),
      at: instant(),
      isVerified: z.boolean(),
      isWithdrawn: z.boolean(),
      /** Of what it tells, which a verification must name. */
      tag: z.string(),
    }),
  ),
})

export const listManagedBenchmarks = defineCall({
  method: 'GET',
  path: '/api/admin/benchmarks',
  summary: { zh: '管理评测基准', en: 'Benchmarks, to edit' },
  access: editors,
  answer: z.object({
    list: z.array(
      z.object({
        id: z.number(),
        titleZh: z.string(),
        titleEn: z.string(),
        entries: z.number(),
        unverified: z.number(),
        isPublished: z.boolean(),
      }),
    ),
    /** Public ones that are no benchmark yet. */
    competitions: z.array(z.object({ id: z.number(), titleZh: z.string(), titleEn: z.string() })),
  }),
})

export const addBenchmark = defineCall({
  method: 'POST',
  path: '/api/admin/benchmarks',
  summary: { zh: '以一个竞赛新建基准', en: 'Make a benchmark of a competition' },
  access: editors,
  body: z.object({ competitionId: id() }),
  answer: z.object({ id: z.number() }),
  faults: [faults.taken, faults.unknownCompetition],
})

export const getManagedBenchmark = defineCall({
  method: 'GET',
  path: '/api/admin/benchmarks/{benchmarkId}',
  summary: { zh: '编辑中的基准与全部方法', en: 'A benchmark as it is edited, with all its entries' },
  access: editors,
  params: benchmarkId,
  answer: held,
  faults: [faults.notFound],
})

export const saveBenchmark = defineCall({
  method: 'PUT',
  path: '/api/admin/benchmarks/{benchmarkId}',
  summary: { zh: '保存基准', en: 'Save a benchmark' },
  access: editors,
  params: benchmarkId,
  body: saving(editedBenchmark),
  answer: held,
  faults: [faults.notFound, faults.incomplete, adminFaults.changedMeanwhile],
})

export const verifyEntry = defineCall({
  method: 'PUT',
  path: '/api/admin/benchmarks/entries/{entryId}',
  summary: { zh: '核验一条方法，或撤销核验', en: 'Verify an entry, or take that back' },
  access: editors,
  params: z.object({ entryId: smallId() }),
  body: z.object({ isVerified: z.boolean(), reason: line(300).min(1), tag: line(60) }),
  answer: z.object({ isVerified: z.boolean() }),
  faults: [faults.noEntry, faults.own, adminFaults.changedMeanwhile],
})
