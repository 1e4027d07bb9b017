import { z } from 'zod'
import { line } from '../../../base/contract/call.ts'
import type { ArchiveLimits } from '../../../base/archive/paths.ts'
import { siteSettings } from './editing.contract.ts'
import { referenceKinds } from './references.ts'
import { pageSlugs } from './rules.ts'
import { pageDocument } from './schema.ts'

export const archiveFormat = 'leitai-site'
export const archiveVersion = 1
export const mostArchiveBytes = 500 * 1024 ** 2

/** What an archive of a site may hold. */
export const archiveLimits = {
  entries: 2_000,
  totalBytes: mostArchiveBytes,
  fileBytes: 200 * 1024 ** 2,
  pathLength: 100,
  depth: 2,
  ratio: 200,
  ratioFrom: 16 * 1024 ** 2,
  mayNest: true,
} as const satisfies ArchiveLimits

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** `site.json`: a site with the drafts of its pages. Media are named by the ids they had where they come from. */
export const siteArchive = z.object({
  format: z.literal(archiveFormat),
  version: z.literal(archiveVersion),
  /** Its address there, which links of its own begin with. */
  name: line(40).regex(/^[a-z0-9][a-z0-9-]*$/),
  // Whether it is published, and under which host, is the business of where it stands.
  settings: siteSettings.omit({ host: true, isPublished: true, needsReview: true }),
  pages: z.array(z.object({ slug: z.enum(pageSlugs), document: pageDocument })).max(pageSlugs.length),
  /** What its pages name of where it stands, by what it is called there. */
  named: z
    .array(
      z.object({
        of: z.enum(referenceKinds),
        id: z.int32().positive(),
        title: z.object({ zh: line(300), en: line(300) }),
      }),
    )
    .max(1_000)
    .default([]),
  media: z
    .array(
      z.object({
        id: z.int32().positive(),
        path: z.string().regex(/^media\/\d{1,10}$/),
        name: line(200).min(1),
        altZh: line(300),
        altEn: line(300),
        isDecorative: z.boolean(),
        sha256,
      }),
    )
    .max(1_000),
  /** Pictures inside texts, which name them by their address there. */
  pictures: z
    .array(
      z.object({
        address: z.string().regex(/^\/pictures\/[0-9a-f]{64}$/),
        path: z.string().regex(/^pictures\/\d{1,4}$/),
        sha256,
      }),
    )
    .max(1_000),
})
export type SiteArchive = z.output<typeof siteArchive>
