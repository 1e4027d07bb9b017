import { z } from 'zod'
import { instant } from '../../base/contract/call.ts'

export const datasetFile = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  size: z.number(),
  rowCount: z.number().nullable(),
  sha256: z.string(),
})

export const dataset = z.object({
  id: z.number(),
  sort: z.number(),
  title: z.string(),
  summary: z.string(),
  html: z.string(),
  licence: z.string(),
  sourceUrl: z.string().nullable(),
  protocol: z.string(),
  /** Whether this reader accepted the protocol; files download only then. */
  isAgree: z.boolean(),
  files: z.array(datasetFile),
  viewCount: z.number(),
  downloadCount: z.number(),
  publishedAt: instant().nullable(),
})
