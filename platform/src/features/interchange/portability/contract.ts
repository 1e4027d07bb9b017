import { z } from 'zod'
import { defineCall, id, instant } from '../../../base/contract/call.ts'
import { authoredFaults } from '../../competing/competitions/authored-faults.ts'
import { counts } from './manifest.ts'
import { portabilityFaults as faults } from './faults.ts'
import { importFormats } from './rules.ts'
import { choices, finding, preview } from './schema.ts'
import { itsOrganisers, organisers } from '../../shared/roles/demands.ts'

const imported = z.object({
  id: z.number(),
  fileName: z.string(),
  size: z.number(),
  format: z.enum(importFormats),
  state: z.enum(['previewed', 'waiting', 'done', 'failed']),
  progress: z.number(),
  competitionId: z.number().nullable(),
  createdAt: instant(),
  endedAt: instant().nullable(),
  /** Why nothing was imported, in the reader's words; null while nothing went wrong. */
  problem: z
    .object({
      code: z.string(),
      message: z.string(),
      issues: z.array(z.object({ path: z.string(), code: z.string() })),
    })
    .nullable(),
})

const importParams = z.object({ importId: id() })

export const uploadFields = z.object({})
export const uploadFiles = ['file'] as const

export const startImport = defineCall({
  method: 'POST',
  path: '/api/admin/imports',
  summary: {
    zh: '上传要导入的文件并预览（EvalAI、Codabench、Kaggle、Hugging Face 或本平台导出的归档）；此时什么都不会新建',
    en: 'Upload a file to import and see what it would become (EvalAI, Codabench, Kaggle, Hugging Face or an archive of ours); makes nothing yet',
  },
  access: organisers,
  body: uploadFields,
  files: uploadFiles,
  answer: imported.extend({ preview }),
  faults: [
    faults.noFile,
    faults.tooLarge,
    faults.unrecognised,
    faults.tooManyRounds,
    faults.archiveRefused,
    faults.unreadable,
    faults.inconsistent,
    faults.newerSchema,
  ],
  limit: { times: 60, seconds: 3600 },
})

export const listImports = defineCall({
  method: 'GET',
  path: '/api/admin/imports',
  summary: { zh: '我最近的导入', en: 'One’s own latest imports' },
  access: organisers,
  answer: z.object({
    imports: z.array(imported.extend({ titleZh: z.string(), titleEn: z.string() })),
  }),
})

export const getImport = defineCall({
  method: 'GET',
  path: '/api/admin/imports/{importId}',
  summary: { zh: '一次导入的预览与进展', en: 'What an import would become, and how far it is' },
  access: organisers,
  params: importParams,
  answer: imported.extend({ preview }),
  faults: [faults.noImport],
})

export const confirmImport = defineCall({
  method: 'POST',
  path: '/api/admin/imports/{importId}/confirmation',
  summary: {
    zh: '确认导入：一次性新建为草稿，要么全部成功，要么什么都没有',
    en: 'Confirm an import: it becomes a draft as a whole, or nothing does',
  },
  access: organisers,
  params: importParams,
  body: z.object({
    /** Null for archives of ours, which are imported as they are. */
    choices: choices.nullable(),
  }),
  answer: imported,
  faults: [faults.noImport, faults.importedAlready, faults.impossible],
})

export const downloadImport = defineCall({
  method: 'GET',
  path: '/api/admin/imports/{importId}/file',
  summary: { zh: '下载导入时的原文件', en: 'Download the file that was imported' },
  access: organisers,
  params: importParams,
  answer: 'file',
  faults: [faults.noImport],
})

const exported = z.object({
  id: z.number(),
  state: z.enum(['waiting', 'done', 'failed']),
  progress: z.number(),
  fileName: z.string().nullable(),
  size: z.number().nullable(),
  counts: counts.nullable(),
  createdAt: instant(),
})

export const listExports = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/exports',
  summary: {
    zh: '竞赛的导出归档，以及它由什么导入而来',
    en: 'The archives of a competition, and what it was imported from',
  },
  access: itsOrganisers,
  params: z.object({ id: id() }),
  answer: z.object({
    exports: z.array(exported),
    origin: z
      .object({
        importId: z.number(),
        format: z.enum(importFormats),
        fileName: z.string(),
        size: z.number(),
        importedAt: instant(),
        findings: z.array(finding),
      })
      .nullable(),
  }),
  faults: [authoredFaults.notFound],
})

export const startExport = defineCall({
  method: 'POST',
  path: '/api/admin/competitions/{id}/exports',
  summary: {
    zh: '导出整个竞赛：设置、文字、轮次、数据、答案、队伍、提交、成绩与榜单',
    en: 'Export a whole competition: settings, texts, rounds, data, answers, teams, submissions, scores and ranking',
  },
  access: itsOrganisers,
  params: z.object({ id: id() }),
  answer: exported,
  faults: [authoredFaults.notFound, faults.exportRuns],
  limit: { times: 30, seconds: 3600 },
})

export const downloadExport = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/exports/{exportId}/file',
  summary: { zh: '下载导出的归档（支持断点续传）', en: 'Download an archive; it can be resumed' },
  access: itsOrganisers,
  params: z.object({ id: id(), exportId: id() }),
  answer: 'file',
  faults: [faults.noExport],
})
