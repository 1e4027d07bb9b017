import { z } from 'zod'
import { defineCall, flag, instant, line, page, pageSize, smallId } from '../../../base/contract/call.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import { adminFaults } from '../../../base/contract/edit-faults.ts'
import { saved, saving } from '../../../base/contract/saved.ts'
import { pictureFaults } from '../../../base/pictures/faults.ts'
import { editors } from '../../shared/roles/demands.ts'
import { mediaFaults } from './faults.ts'
import { mediaKinds } from './rules.ts'

const sized = z.object({ url: z.string(), width: z.number() })
const described = z.object({
  name: line(200).min(1),
  altZh: line(300),
  altEn: line(300),
  isDecorative: z.boolean(),
})
const medium = saved(described).extend({
  id: z.number(),
  kind: z.enum(mediaKinds),
  url: z.string(),
  mediaType: z.string(),
  bytes: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  sizes: z.array(sized),
  uploadedBy: z.object({ id: z.number(), name: z.string() }).nullable(),
  at: instant(),
  /** The pages and sites that show it, in their draft or to readers. */
  uses: z.array(
    z.object({
      title: z.object({ zh: z.string(), en: z.string() }),
      path: z.string(),
      isLive: z.boolean(),
    }),
  ),
})

const mediaId = z.object({ mediaId: smallId() })
const many = { times: 300, seconds: 3600 }
export const mediaForm = z.object({
  altZh: line(300).default(''),
  altEn: line(300).default(''),
  isDecorative: flag().default(false),
})
/** As it was when the file that replaces it was chosen. */
export const replaceForm = mediaForm.extend({ tag: line(60) })
export const mediaFiles = ['file'] as const

export const listMedia = defineCall({
  method: 'GET',
  path: '/api/admin/media',
  summary: { zh: '媒体库', en: 'The media library' },
  access: editors,
  query: z.object({
    search: line(100).default(''),
    kind: z.enum(['', ...mediaKinds]).default(''),
    page: page(),
    per_page: pageSize(24),
  }),
  answer: z.object({ list: z.array(medium), total: z.number() }),
})

export const addMedia = defineCall({
  method: 'POST',
  path: '/api/admin/media',
  summary: { zh: '上传到媒体库', en: 'Add to the media library' },
  access: editors,
  body: mediaForm,
  files: mediaFiles,
  answer: medium,
  faults: [
    mediaFaults.missing,
    mediaFaults.wrongKind,
    mediaFaults.altMissing,
    baseFaults.tooLarge,
    ...Object.values(pictureFaults),
  ],
  limit: many,
})

export const getMedia = defineCall({
  method: 'GET',
  path: '/api/admin/media/{mediaId}',
  summary: { zh: '媒体库中的一项', en: 'One of the media library' },
  access: editors,
  params: mediaId,
  answer: medium,
  faults: [mediaFaults.notFound],
})

export const saveMedia = defineCall({
  method: 'PUT',
  path: '/api/admin/media/{mediaId}',
  summary: { zh: '修改名称与替代文字', en: 'Change its name and what it shows' },
  access: editors,
  params: mediaId,
  body: saving(described),
  answer: medium,
  faults: [mediaFaults.notFound, mediaFaults.altMissing, adminFaults.changedMeanwhile],
})

export const replaceMedia = defineCall({
  method: 'POST',
  path: '/api/admin/media/{mediaId}/file',
  summary: { zh: '替换文件，用到它的页面随之更新', en: 'Replace its file; the pages that show it follow' },
  access: editors,
  params: mediaId,
  body: replaceForm,
  files: mediaFiles,
  answer: medium,
  faults: [
    mediaFaults.notFound,
    adminFaults.changedMeanwhile,
    mediaFaults.missing,
    mediaFaults.wrongKind,
    mediaFaults.otherKind,
    mediaFaults.alreadyThere,
    mediaFaults.altMissing,
    baseFaults.tooLarge,
    ...Object.values(pictureFaults),
  ],
  limit: many,
})

export const removeMedia = defineCall({
  method: 'DELETE',
  path: '/api/admin/media/{mediaId}',
  summary: { zh: '从媒体库删除没有用到的文件', en: 'Delete what nothing uses from the library' },
  access: editors,
  params: mediaId,
  answer: z.object({ id: z.number() }),
  faults: [mediaFaults.notFound, mediaFaults.inUse],
})

export const readMedia = defineCall({
  method: 'GET',
  path: '/api/media/{sha256}',
  summary: { zh: '页面上的文件或视频', en: 'A file or a video of a page' },
  access: 'public',
  params: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  answer: 'file',
  faults: [mediaFaults.notFound],
})
