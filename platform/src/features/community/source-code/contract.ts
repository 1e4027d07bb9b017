import { z } from 'zod'
import { defineCall, id, line, numeric, page, pageSize, text } from '../../../base/contract/call.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import { competitionFaults } from '../../competing/competitions/faults.ts'
import { sourceCodeFaults as faults } from './faults.ts'
import { commentLimit, commentsPerPage, fileViews, proceduresPerPage } from './rules.ts'
import { ability, comment, filePart, procedure, treeFile } from './schema.ts'
import { organisersOfIt } from '../../shared/roles/demands.ts'

/** As it stands in the tree; no tree holds control characters. */
const filePath = z
  .string()
  .max(300)
  .regex(/^\P{Cc}*$/u)

export const readSourceCode = defineCall({
  method: 'GET',
  path: '/api/competitions/submits/source-code',
  summary: {
    zh: '提交的代码：列表，或一份代码的目录与文件',
    en: 'Code that was submitted: the list, or the tree and files of one',
  },
  access: 'public',
  query: z.object({
    cmptId: id().optional(),
    teamId: id().optional(),
    /** One hand-in of a team; its tree then comes along. */
    procedureId: id().optional(),
    path: filePath.optional(),
    /** The first line to show. */
    from: numeric().int().min(1).max(10_000_000).default(1),
    /** Of Markdown: as it is meant to be read, or its lines. */
    view: z.enum(fileViews).default('rendered'),
    page: page(),
    size: pageSize(proceduresPerPage),
  }),
  answer: z.object({
    procedures: z.array(procedure),
    total: z.number(),
    competition: z
      .object({ id: z.number(), title: z.string(), abilities: z.object({ upload: ability }) })
      .nullable(),
    procedure: procedure
      .extend({
        tree: z.array(treeFile),
        abilities: z.object({ publish: ability, comment: ability }),
      })
      .nullable(),
    file: filePart.nullable(),
  }),
  faults: [competitionFaults.notFound, faults.notFound, faults.fileNotFound],
})

export const uploadFields = z.object({ note: line(200).default('') })
export const uploadFiles = ['file'] as const

export const uploadSourceCode = defineCall({
  method: 'POST',
  path: '/api/competitions/{id}/source-code',
  summary: { zh: '提交代码压缩包（zip 或 tar.gz）', en: 'Hand in an archive of code (zip or tar.gz)' },
  access: 'user',
  params: z.object({ id: id() }),
  body: uploadFields,
  files: uploadFiles,
  answer: procedure,
  faults: [
    competitionFaults.notFound,
    faults.notSolution,
    faults.membersOnly,
    faults.banned,
    faults.closed,
    faults.fileMissing,
    faults.tooLarge,
    faults.wrongFormat,
    faults.archiveRefused,
    faults.sameAgain,
  ],
  limit: { times: 20, seconds: 3600 },
})

export const downloadSourceCode = defineCall({
  method: 'GET',
  path: '/api/competitions/submits/source-code/{id}/archive',
  summary: { zh: '下载代码压缩包', en: 'Download the archive' },
  access: 'public',
  params: z.object({ id: id() }),
  answer: 'file',
  faults: [faults.notFound],
})

export const listCodeComments = defineCall({
  method: 'GET',
  path: '/api/competitions/submits/source-code/comment',
  summary: { zh: '一份代码的评论', en: 'Comments on a hand-in of code' },
  access: 'public',
  query: z.object({
    procedureId: id(),
    path: filePath.optional(),
    page: page(),
    size: pageSize(commentsPerPage),
  }),
  answer: z.object({ comments: z.array(comment), total: z.number() }),
  faults: [faults.notFound],
})

export const addCodeComment = defineCall({
  method: 'POST',
  path: '/api/competitions/submits/source-code/comment',
  summary: { zh: '评论一行代码，或回复评论', en: 'Comment on a line of code, or reply to a comment' },
  access: 'user',
  body: z.object({
    procedureId: id(),
    path: filePath.optional(),
    line: id().optional(),
    /** A comment of the same code; file and line are then those of the comment. */
    replyTo: id().optional(),
    content: text(commentLimit),
  }),
  answer: z.object({ id: z.number() }),
  faults: [
    faults.notFound,
    faults.fileNotFound,
    faults.noSuchLine,
    faults.commentNotFound,
    baseFaults.unrenderable,
  ],
  limit: { times: 60, seconds: 600 },
})

export const removeCodeComment = defineCall({
  method: 'DELETE',
  path: '/api/competitions/submits/source-code/comment/{id}',
  summary: { zh: '删除评论（作者或主办方）', en: 'Delete a comment (author or organizer)' },
  access: 'user',
  params: z.object({ id: id() }),
  answer: z.object({ id: z.number() }),
  faults: [faults.commentNotFound, faults.ownComment],
})

export const publishSourceCode = defineCall({
  method: 'PUT',
  path: '/api/admin/source-code/{id}',
  summary: { zh: '公开代码，或收回公开（主办方）', en: 'Publish code, or take it back (organizer)' },
  access: organisersOfIt,
  params: z.object({ id: id() }),
  body: z.object({ isPublished: z.boolean() }),
  answer: procedure,
  faults: [faults.notFound],
})
