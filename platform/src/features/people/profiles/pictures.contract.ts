import { z } from 'zod'
import { defineCall } from '../../../base/contract/call.ts'
import { pictureFaults } from '../../../base/pictures/faults.ts'
import { pictureFields, pictureFiles } from '../../../base/pictures/picture-form.ts'
import { pictureKinds } from './pictures.rules.ts'

const params = z.object({ kind: z.enum(pictureKinds) })

export const setPicture = defineCall({
  method: 'POST',
  path: '/api/users/picture/{kind}',
  summary: { zh: '上传头像或主页横幅', en: 'Upload one’s avatar or banner' },
  access: 'user',
  params,
  body: pictureFields,
  files: pictureFiles,
  answer: z.object({ url: z.string() }),
  faults: Object.values(pictureFaults),
  limit: { times: 60, seconds: 3600 },
})

export const removePicture = defineCall({
  method: 'DELETE',
  path: '/api/users/picture/{kind}',
  summary: { zh: '移除头像或主页横幅', en: 'Remove one’s avatar or banner' },
  access: 'user',
  params,
  answer: z.object({ affectedRows: z.number() }),
})
