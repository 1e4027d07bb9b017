import { z } from 'zod'
import { defineCall, draftText, headline, id, instant, line, smallId } from '../../../base/contract/call.ts'
import { link } from '../../../base/contract/saved.ts'
import { benchmarkFaults as faults } from './faults.ts'
import { longestAbout } from './rules.ts'

const competition = z.object({ id: z.number(), title: z.string(), cover: z.string().nullable() })
const version = z.object({ id: z.number(), title: z.string(), metric: z.string() })

export const benchmarkEntry = z.object({
  id: z.number(),
  method: z.string(),
  authors: z.string(),
  organisation: z.string(),
  team: z.string(),
  /** As it is shown, and as a number to draw. */
  score: z.string(),
  value: z.number(),
  at: instant(),
  paperUrl: z.string().nullable(),
  codeUrl: z.string().nullable(),
  licence: z.string(),
  isVerified: z.boolean(),
})

export const listBenchmarks = defineCall({
  method: 'GET',
  path: '/api/benchmarks',
  summary: { zh: '长期评测基准', en: 'Standing benchmarks' },
  access: 'public',
  answer: z.object({
    list: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        summary: z.string(),
        competition,
        metric: z.string(),
        entries: z.number(),
        best: z.object({ method: z.string(), score: z.string(), at: instant() }).nullable(),
      }),
    ),
  }),
})

export const getBenchmark = defineCall({
  method: 'GET',
  path: '/api/benchmarks/{benchmarkId}',
  summary: {
    zh: '一个基准：任务、测试集版本与历史最佳成绩',
    en: 'A benchmark with its versions and its board over time',
  },
  access: 'public',
  params: z.object({ benchmarkId: smallId() }),
  /** Without a version: the newest. */
  query: z.object({ version: id().optional() }),
  answer: z.object({
    id: z.number(),
    title: z.string(),
    summary: z.string(),
    html: z.string(),
    competition,
    versions: z.array(version),
    version: version
      .extend({ direction: z.enum(['maximize', 'minimize']), precision: z.number() })
      .nullable(),
    /** The best first. */
    entries: z.array(benchmarkEntry),
    /** The same in the order of time, by their ids, with the best there was by then. */
    progress: z.array(z.object({ id: z.number(), best: z.number(), isRecord: z.boolean() })),
  }),
  faults: [faults.notFound, faults.noVersion],
})

export const getBenchmarkEntry = defineCall({
  method: 'GET',
  path: '/api/benchmarks/entries/{entryId}',
  summary: { zh: '一条方法记录', en: 'How an entry of a benchmark was made' },
  access: 'public',
  params: z.object({ entryId: smallId() }),
  answer: benchmarkEntry.extend({
    html: z.string(),
    rank: z.number(),
    benchmark: z.object({ id: z.number(), title: z.string() }),
    version,
  }),
  faults: [faults.noEntry],
})

const told = {
  method: headline(80),
  authors: headline(200),
  organisation: line(100),
  paperUrl: link(),
  codeUrl: link(),
  licence: line(60),
  about: draftText(longestAbout),
}

export const getOwnEntries = defineCall({
  method: 'GET',
  path: '/api/benchmarks/{benchmarkId}/own',
  summary: {
    zh: '自己队伍可登记的提交与已登记的方法',
    en: 'What one’s own team can enter, and what it has entered',
  },
  access: 'user',
  params: z.object({ benchmarkId: smallId() }),
  answer: z.object({
    title: z.string(),
    competitionId: z.number(),
    /** Scored and not entered yet, the newest first. */
    submissions: z.array(
      z.object({ id: z.number(), fileName: z.string(), score: z.string(), receivedAt: instant() }),
    ),
    entries: z.array(
      z.object({
        id: z.number(),
        value: z.object({
          method: z.string(),
          authors: z.string(),
          organisation: z.string(),
          paperUrl: z.string().nullable(),
          codeUrl: z.string().nullable(),
          licence: z.string(),
          about: z.string(),
        }),
        isVerified: z.boolean(),
      }),
    ),
  }),
  faults: [faults.notFound],
})

export const enterBenchmark = defineCall({
  method: 'POST',
  path: '/api/benchmarks/{benchmarkId}/entries',
  summary: { zh: '把一次已评分的提交登记为方法', en: 'Enter a scored submission with how it was made' },
  access: 'user',
  params: z.object({ benchmarkId: smallId() }),
  body: z.object({ submissionId: id(), ...told }),
  answer: z.object({ id: z.number() }),
  faults: [faults.notFound, faults.noSubmission, faults.entered],
  limit: { times: 60, seconds: 3600 },
})

export const changeBenchmarkEntry = defineCall({
  method: 'PUT',
  path: '/api/benchmarks/entries/{entryId}',
  summary: {
    zh: '修改自己登记的方法（需重新核验）',
    en: 'Change one’s own entry, which must then be verified anew',
  },
  access: 'user',
  params: z.object({ entryId: smallId() }),
  body: z.object(told),
  answer: z.object({ id: z.number() }),
  faults: [faults.noEntry, faults.notOwn],
})

export const withdrawBenchmarkEntry = defineCall({
  method: 'DELETE',
  path: '/api/benchmarks/entries/{entryId}',
  summary: { zh: '撤回自己登记的方法', en: 'Withdraw one’s own entry' },
  access: 'user',
  params: z.object({ entryId: smallId() }),
  answer: z.object({ isWithdrawn: z.boolean() }),
  faults: [faults.noEntry, faults.notOwn],
  alwaysOpen: true,
})
