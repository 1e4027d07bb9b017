import { z } from 'zod'
import { defineCall, line, smallId } from '../../../base/contract/call.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import { pictureFaults } from '../../../base/pictures/faults.ts'
import { editors } from '../../shared/roles/demands.ts'
import { mediaFaults } from '../media/faults.ts'
import { pageFaults } from './faults.ts'
import { referenceKinds } from './references.ts'

const some = { times: 30, seconds: 3600 }

export const exportSite = defineCall({
  method: 'GET',
  path: '/api/admin/content/sites/{siteId}/archive',
  summary: { zh: '导出站点为一个归档', en: 'A site as one archive' },
  access: editors,
  params: z.object({ siteId: smallId() }),
  answer: 'file',
  faults: [pageFaults.noSite, pageFaults.archiveTooLarge],
  limit: some,
})

export const importForm = z.object({ name: line(40).regex(/^[a-z0-9][a-z0-9-]*$/) })
export const importFiles = ['file'] as const

export const importSite = defineCall({
  method: 'POST',
  path: '/api/admin/content/sites/import',
  summary: { zh: '从归档导入站点，页面均为草稿', en: 'Import a site from an archive, its pages as drafts' },
  access: editors,
  body: importForm,
  files: importFiles,
  answer: z.object({
    id: z.number(),
    pages: z.number(),
    media: z.number(),
    /** What its pages named where it comes from and nothing here is called; the title is not always known. */
    leftOut: z.array(
      z.object({
        of: z.enum(referenceKinds),
        id: z.number(),
        title: z.object({ zh: z.string(), en: z.string() }).nullable(),
      }),
    ),
  }),
  faults: [
    pageFaults.archiveWrong,
    pageFaults.nameTaken,
    baseFaults.tooLarge,
    mediaFaults.wrongKind,
    mediaFaults.altMissing,
    ...Object.values(pictureFaults),
  ],
  limit: some,
})
