import { z } from 'zod'
import { defineCall, id, instant, line } from '../../../base/contract/call.ts'
import { textLanguages } from '../../../base/web/text-languages.ts'
import { competitionFaults } from '../../competing/competitions/faults.ts'
import { datasetFaults } from './faults.ts'
import { profileFormats } from './profile-schema.ts'
import { draftTexts, field, importOutcomes } from './schema.ts'

const ofDataset = z.object({ id: id() })
export const editFaults = [datasetFaults.notFound, datasetFaults.notYours, datasetFaults.organisersOnly]
const path = z.string().min(1).max(1_000)

export const createDataset = defineCall({
  method: 'POST',
  path: '/api/datasets',
  summary: { zh: '新建数据集（先是草稿）', en: 'Make a dataset, as a draft' },
  access: 'user',
  body: z.object({
    titleZh: line(120).default(''),
    titleEn: line(120).default(''),
    licence: line(100).default(''),
    categoryId: z.int32().positive().nullable().default(null),
    /** The data of a competition, made by its organisers. */
    competitionId: z.number().int().positive().nullable().default(null),
  }),
  answer: z.object({ id: z.number() }),
  faults: [datasetFaults.noSuchCategory, datasetFaults.organisersOnly, competitionFaults.notFound],
  limit: { times: 50, seconds: 3600 },
})

const upload = z.object({
  id: z.string(),
  /** Where the bytes go by the tus protocol (core, version 1.0.0). */
  url: z.string(),
  name: z.string(),
  size: z.number(),
  received: z.number(),
  fingerprint: z.string(),
  /** received: all bytes are there and are being checked. */
  state: z.enum(['receiving', 'received', 'failed']),
  message: z.string().nullable(),
  /** Whether this reader began it and can go on with it. */
  isMine: z.boolean(),
  expiresAt: instant(),
})

export const getDraft = defineCall({
  method: 'GET',
  path: '/api/datasets/{id}/draft',
  summary: { zh: '编辑数据集所需的一切', en: 'What an editor of a dataset works on' },
  access: 'user',
  params: ofDataset,
  answer: z.object({
    competitionId: z.number().nullable(),
    /** Those of its competition; data that belong to none are described in both. */
    languages: z.enum(textLanguages),
    /** The number that publishing gives. */
    number: z.number(),
    /** False while there is nothing to publish: then this is what is public. */
    isDraft: z.boolean(),
    isPublished: z.boolean(),
    revision: z.number(),
    texts: draftTexts,
    files: z.array(
      z.object({
        name: z.string(),
        descriptionZh: z.string(),
        descriptionEn: z.string(),
        size: z.number(),
        sha256: z.string(),
        rowCount: z.number().nullable(),
        format: z.enum(profileFormats).nullable(),
        fields: z.array(field),
        /** Columns that its profile found, which is made soon after it arrives. */
        columns: z.array(z.string()),
        /** Against what is public. */
        change: z.enum(['added', 'changed', 'same']),
      }),
    ),
    removed: z.array(z.string()),
    uploads: z.array(upload),
    quota: z.object({ used: z.number(), limit: z.number() }).nullable(),
    mostFileBytes: z.number(),
    missing: z.array(z.enum(['title', 'licence', 'files', 'uploads'])),
    categories: z.array(z.object({ id: z.number(), name: z.string() })),
  }),
  faults: editFaults,
})

export const saveDraft = defineCall({
  method: 'PUT',
  path: '/api/datasets/{id}/draft',
  summary: { zh: '保存草稿的文字', en: 'Save the texts of a draft' },
  access: 'user',
  params: ofDataset,
  body: draftTexts.extend({
    /** The one that was shown: saving over a newer one is refused. */
    revision: z.int32().positive(),
  }),
  answer: z.object({ revision: z.number() }),
  faults: [...editFaults, datasetFaults.savedMeanwhile, datasetFaults.noSuchCategory],
})

export const changeDraftFiles = defineCall({
  method: 'PUT',
  path: '/api/datasets/{id}/draft/files',
  summary: { zh: '移除、改名、说明草稿中的文件', en: 'Remove, rename and describe the files of a draft' },
  access: 'user',
  params: ofDataset,
  body: z.object({
    remove: z.array(path).max(2_000).default([]),
    change: z
      .array(
        z.object({
          name: path,
          newName: path.optional(),
          descriptionZh: line(500).optional(),
          descriptionEn: line(500).optional(),
          fields: z
            .array(z.object({ name: z.string().min(1).max(200), zh: line(500), en: line(500) }))
            .max(2_000)
            .optional(),
        }),
      )
      .max(200)
      .default([]),
  }),
  answer: z.object({ affectedRows: z.number() }),
  faults: [
    ...editFaults,
    datasetFaults.fileNotFound,
    datasetFaults.badPath,
    datasetFaults.unportableName,
    datasetFaults.leftover,
    datasetFaults.nameTaken,
  ],
})

export const discardDraft = defineCall({
  method: 'DELETE',
  path: '/api/datasets/{id}/draft',
  summary: {
    zh: '放弃草稿；从未发布过的数据集随之删除',
    en: 'Discard a draft, and with it a dataset that was never published',
  },
  access: 'user',
  params: ofDataset,
  answer: z.object({ affectedRows: z.number() }),
  faults: [...editFaults, datasetFaults.noDraft],
})

export const publishDraft = defineCall({
  method: 'POST',
  path: '/api/datasets/{id}/publish',
  summary: { zh: '发布草稿，成为当前版本', en: 'Publish the draft as the current version' },
  access: 'user',
  params: ofDataset,
  body: z.object({ revision: z.int32().positive() }),
  answer: z.object({ number: z.number() }),
  faults: [...editFaults, datasetFaults.noDraft, datasetFaults.notReady, datasetFaults.savedMeanwhile],
})

export const startUpload = defineCall({
  method: 'POST',
  path: '/api/datasets/{id}/uploads',
  summary: {
    zh: '开始上传一个文件（随后用 tus 协议向 url 发送内容），或取回中断的上传',
    en: 'Begin the upload of a file, whose bytes then go to `url` by tus, or come back to one that broke off',
  },
  access: 'user',
  params: ofDataset,
  body: z.object({
    name: path,
    size: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
    /** Anything that tells this file from another of its name. */
    fingerprint: line(200).min(1),
  }),
  answer: z.object({ upload }),
  faults: [
    ...editFaults,
    datasetFaults.badPath,
    datasetFaults.unportableName,
    datasetFaults.leftover,
    datasetFaults.nameTaken,
    datasetFaults.tooManyFiles,
    datasetFaults.fileTooLarge,
    datasetFaults.quotaExceeded,
  ],
  limit: { times: 5_000, seconds: 3600 },
})

export const cancelUpload = defineCall({
  method: 'DELETE',
  path: '/api/datasets/uploads/{uploadId}',
  summary: { zh: '取消上传', en: 'Cancel an upload' },
  access: 'user',
  params: z.object({ uploadId: z.uuid() }),
  answer: z.object({ affectedRows: z.number() }),
  faults: [datasetFaults.uploadNotFound],
})

export const importCroissant = defineCall({
  method: 'POST',
  path: '/api/datasets/{id}/draft/croissant',
  summary: {
    zh: '把 Croissant 文件中的元数据和字段说明导入草稿',
    en: 'Take metadata and fields of a Croissant file into the draft',
  },
  access: 'user',
  params: ofDataset,
  body: z.object({
    document: z.record(z.string(), z.unknown()),
    revision: z.int32().positive(),
  }),
  answer: z.object({
    revision: z.number(),
    /** What was taken, and what was not and why, by its place in the document. */
    report: z.array(
      z.object({ path: z.string(), outcome: z.enum(importOutcomes), detail: z.string().nullable() }),
    ),
  }),
  faults: [...editFaults, datasetFaults.notCroissant, datasetFaults.savedMeanwhile],
})
