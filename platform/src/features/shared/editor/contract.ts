import { z } from 'zod'
import { defineCall } from '../../../base/contract/call.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import { pictureFaults } from '../../../base/pictures/faults.ts'
import { pictureFields, pictureFiles } from '../../../base/pictures/picture-form.ts'
import { longestText } from './rules.ts'

export const uploadPicture = defineCall({
  method: 'POST',
  path: '/api/v1/dfeditor/upload',
  summary: {
    zh: '编辑器上传图片（PNG、JPEG、WebP），返回地址',
    en: 'Upload a picture (PNG, JPEG, WebP) from the editor; answers its address',
  },
  access: 'user',
  body: pictureFields,
  files: pictureFiles,
  answer: z.object({ url: z.string(), width: z.number(), height: z.number() }),
  faults: Object.values(pictureFaults),
  limit: { times: 120, seconds: 3600 },
})

export const previewMarkdown = defineCall({
  method: 'POST',
  path: '/api/markdown/preview',
  summary: { zh: '预览 Markdown', en: 'Preview Markdown' },
  access: 'user',
  body: z.object({ source: z.string().max(longestText) }),
  answer: z.object({ html: z.string() }),
  faults: [baseFaults.unrenderable],
  limit: { times: 60, seconds: 60 },
})
