import { z } from 'zod'
import { ability } from '../../../base/contract/ability.ts'
import {
  defineCall,
  id,
  instant,
  line,
  numeric,
  page,
  pageSize,
  smallId,
} from '../../../base/contract/call.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import { competitionFaults } from '../../competing/competitions/faults.ts'
import { onboardingFaults } from '../../people/onboarding/faults.ts'
import { registrationFaults } from '../../competing/registrations/faults.ts'
import { datasetFaults } from './faults.ts'
import { profile } from './profile-schema.ts'
import { datasetSorts } from './rules.ts'
import { dataset } from './schema.ts'

const card = z.object({
  id: z.number(),
  title: z.string(),
  summary: z.string(),
  category: z.string().nullable(),
  licence: z.string(),
  fileCount: z.number(),
  size: z.number(),
  viewCount: z.number(),
  downloadCount: z.number(),
  version: z.number(),
  /** Null while it is a draft, which only its owner finds. */
  publishedAt: instant().nullable(),
  updatedAt: instant().nullable(),
})

const category = z.object({ id: z.number(), sort: z.number(), nameCn: z.string(), nameEn: z.string() })

export const listDatasets = defineCall({
  method: 'GET',
  path: '/api/datasets/list',
  summary: {
    zh: '数据集列表：分类、搜索、排序、分页',
    en: 'Datasets by category, searched, sorted and paged',
  },
  access: 'public',
  query: z.object({
    categoryId: numeric().pipe(z.int32().min(0)).default(0),
    search: line(100).default(''),
    sort: z.enum(datasetSorts).default('newest'),
    /** The reader's own, drafts included. */
    mine: z.enum(['0', '1']).default('0'),
    page: page(),
    per_page: pageSize(12),
  }),
  answer: z.object({
    list: z.array(card),
    total: z.number(),
    categories: z.array(category),
    abilities: z.object({ create: ability }),
  }),
  // Whoever asks for what is theirs.
  faults: [baseFaults.signInFirst],
})

export const getDataset = defineCall({
  method: 'GET',
  path: '/api/datasets/{id}',
  summary: { zh: '数据集详情', en: 'A dataset' },
  access: 'public',
  params: z.object({ id: id() }),
  /** The current version unless another is named. */
  query: z.object({ version: smallId().optional() }),
  answer: dataset,
  faults: [datasetFaults.notFound, datasetFaults.versionNotFound],
})

export const countDatasetView = defineCall({
  method: 'POST',
  path: '/api/datasets/{id}/statistic',
  summary: { zh: '记一次浏览', en: 'Count a view' },
  access: 'public',
  params: z.object({ id: id() }),
  answer: z.object({ viewCount: z.number(), downloadCount: z.number() }),
  faults: [datasetFaults.notFound],
  limit: { times: 60, seconds: 3600 },
})

export const acceptDatasetProtocol = defineCall({
  method: 'POST',
  path: '/api/datasets/{id}/protocol',
  summary: { zh: '同意数据集的使用协议', en: 'Accept the protocol of a dataset' },
  access: 'user',
  params: z.object({ id: id() }),
  answer: z.object({ isAgree: z.literal(true) }),
  faults: [datasetFaults.notFound, datasetFaults.registerFirst],
})

export const acceptCompetitionProtocol = defineCall({
  method: 'POST',
  path: '/api/competitions/{id}/datasets/protocol',
  summary: { zh: '同意竞赛数据的使用协议', en: 'Accept the protocol of a competition’s data' },
  access: 'user',
  params: z.object({ id: id() }),
  /** Without a dataset all that are published. */
  body: z.object({ datasetId: id().optional() }),
  answer: z.object({ isAgree: z.literal(true) }),
  faults: [
    competitionFaults.notFound,
    datasetFaults.notFound,
    datasetFaults.registerFirst,
    registrationFaults.pending,
    registrationFaults.refused,
  ],
})

export const logCompetitionDownload = defineCall({
  method: 'POST',
  path: '/api/competitions/{id}/datasets/download-log',
  summary: { zh: '记录一次下载并取得文件地址', en: 'Log a download and get the address of the file' },
  access: 'user',
  params: z.object({ id: id() }),
  body: z.object({ fileId: z.number().int().positive() }),
  answer: z.object({ url: z.string(), expiresAt: instant() }),
  faults: [competitionFaults.notFound, ...Object.values(datasetFaults), ...Object.values(onboardingFaults)],
  limit: { times: 600, seconds: 3600 },
})

export const downloadDatasetFile = defineCall({
  method: 'GET',
  path: '/api/datasets/files/{fileId}',
  summary: { zh: '下载一个数据文件（支持断点续传）', en: 'Download a file of a dataset (ranges supported)' },
  access: 'user',
  params: z.object({ fileId: id() }),
  query: z.object({ ticket: line(300).optional() }),
  answer: 'file',
  faults: [...Object.values(datasetFaults), ...Object.values(onboardingFaults)],
})

export const downloadDatasetArchive = defineCall({
  method: 'GET',
  path: '/api/datasets/{id}/archive',
  summary: {
    zh: '下载一个版本的全部文件（zip，支持断点续传）',
    en: 'Download all files of a version (zip, ranges supported)',
  },
  access: 'user',
  params: z.object({ id: id() }),
  query: z.object({ version: smallId().optional() }),
  answer: 'file',
  faults: [...Object.values(datasetFaults), ...Object.values(onboardingFaults)],
})

export const getFileProfile = defineCall({
  method: 'GET',
  path: '/api/datasets/files/{fileId}/profile',
  summary: { zh: '数据文件的前几行和各列概况', en: 'The first rows of a file and a profile of its columns' },
  access: 'public',
  params: z.object({ fileId: id() }),
  answer: z.object({
    /** none: not a table; waiting: being made; failed: `message` says why. */
    state: z.enum(['none', 'waiting', 'done', 'failed']),
    message: z.string().nullable(),
    profile: profile.nullable(),
    /** The file of the same version with which its columns can be compared, as test data with training data. */
    counterpart: z.object({ id: z.number(), name: z.string() }).nullable(),
  }),
  faults: [
    baseFaults.signInFirst,
    datasetFaults.notFound,
    datasetFaults.fileNotFound,
    datasetFaults.protocolFirst,
    datasetFaults.registerFirst,
    datasetFaults.withdrawn,
    ...Object.values(onboardingFaults),
  ],
})

export const listVersions = defineCall({
  method: 'GET',
  path: '/api/datasets/{id}/versions',
  summary: { zh: '数据集的版本', en: 'The versions of a dataset' },
  access: 'public',
  params: z.object({ id: id() }),
  answer: z.object({
    /** Newest first. */
    versions: z.array(
      z.object({
        number: z.number(),
        isCurrent: z.boolean(),
        notes: z.string(),
        publishedAt: instant(),
        fileCount: z.number(),
        size: z.number(),
        changes: z.object({ added: z.number(), changed: z.number(), removed: z.number(), same: z.number() }),
      }),
    ),
  }),
  faults: [datasetFaults.notFound],
})

export const getUsage = defineCall({
  method: 'GET',
  path: '/api/datasets/{id}/usage',
  summary: { zh: '用到这个数据集中文件的竞赛', en: 'Competitions that use files of this dataset' },
  access: 'public',
  params: z.object({ id: id() }),
  answer: z.object({ competitions: z.array(z.object({ id: z.number(), title: z.string() })) }),
  faults: [datasetFaults.notFound],
})

export const getDatasetStatistics = defineCall({
  method: 'GET',
  path: '/api/datasets/{id}/statistics',
  summary: { zh: '数据集每天的浏览和下载', en: 'Views and downloads of a dataset, day by day' },
  access: 'user',
  params: z.object({ id: id() }),
  query: z.object({ days: numeric().int().min(7).max(366).default(30) }),
  answer: z.object({
    views: z.number(),
    downloads: z.number(),
    /** People who downloaded, in all. */
    people: z.number(),
    days: z.array(z.object({ day: z.string(), views: z.number(), downloads: z.number() })),
  }),
  faults: [datasetFaults.notFound, datasetFaults.notYours, datasetFaults.organisersOnly],
})

export const getCroissant = defineCall({
  method: 'GET',
  path: '/api/datasets/{id}/croissant',
  summary: { zh: '数据集的 Croissant 1.0 描述', en: 'The dataset in Croissant 1.0' },
  access: 'public',
  params: z.object({ id: id() }),
  query: z.object({ version: smallId().optional() }),
  answer: z.object({ document: z.record(z.string(), z.unknown()) }),
  faults: [datasetFaults.notFound, datasetFaults.versionNotFound],
})

export const downloadCroissant = defineCall({
  method: 'GET',
  path: '/api/datasets/{id}/croissant.json',
  summary: {
    zh: '下载 croissant.json（JSON-LD 本身，没有外层信封）',
    en: 'croissant.json itself (JSON-LD, without the envelope)',
  },
  access: 'public',
  params: z.object({ id: id() }),
  query: z.object({ version: smallId().optional() }),
  answer: 'file',
  faults: [datasetFaults.notFound, datasetFaults.versionNotFound],
})
