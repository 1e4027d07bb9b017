import { z } from 'zod'
import { defineCall, id, instant, line, page, pageSize } from '../../base/contract/call.ts'
import { competitionFaults } from '../competitions/faults.ts'
import { datasetFaults } from './faults.ts'
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
  publishedAt: instant(),
})

export const listDatasets = defineCall({
  method: 'GET',
  path: '/api/datasets/list',
  summary: { zh: '数据集列表：分类、搜索、分页', en: 'Datasets by category, searched and paged' },
  access: 'public',
  query: z.object({
    categoryId: z.coerce.number().int().min(0).default(0),
    search: line(100).default(''),
    page: page(),
    per_page: pageSize(12),
  }),
  answer: z.object({
    list: z.array(card),
    total: z.number(),
    categories: z.array(
      z.object({ id: z.number(), sort: z.number(), nameCn: z.string(), nameEn: z.string() }),
    ),
  }),
})

export const getDataset = defineCall({
  method: 'GET',
  path: '/api/datasets/{id}',
  summary: { zh: '数据集详情', en: 'A dataset' },
  access: 'public',
  params: z.object({ id: id() }),
  answer: dataset,
  faults: [datasetFaults.notFound],
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
  answer: z.object({ isAgree: z.literal(true) }),
  faults: [competitionFaults.notFound, datasetFaults.registerFirst],
})

export const logCompetitionDownload = defineCall({
  method: 'POST',
  path: '/api/competitions/{id}/datasets/download-log',
  summary: { zh: '记录一次下载并取得文件地址', en: 'Log a download and get the address of the file' },
  access: 'user',
  params: z.object({ id: id() }),
  body: z.object({ fileId: z.number().int().positive() }),
  answer: z.object({ url: z.string(), expiresAt: instant() }),
  faults: [competitionFaults.notFound, ...Object.values(datasetFaults)],
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
  faults: Object.values(datasetFaults),
})
