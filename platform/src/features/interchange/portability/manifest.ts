import { z } from 'zod'
import { count, instant, sha256, title } from './document-values.ts'

/** What an archive of ours says of itself, and where its contents stand in it. */
export const archiveFormat = 'leitai-competition'
export const archiveSchema = 1

export const contentPath = (hash: string): string => `files/${hash}`

export const counts = z.object({
  rounds: count,
  datasets: count,
  teams: count,
  submissions: count,
  places: count,
  files: count,
  /** What had not ended when the archive was made, and is not in it. */
  leftOut: count,
  // Older archives do not say these.
  scores: count.optional(),
  snapshots: count.optional(),
  promotions: count.optional(),
})
export type Counts = z.output<typeof counts>

export const manifestDocument = z.object({
  format: z.literal(archiveFormat),
  schema: z.number().int().positive(),
  exportedAt: instant,
  titleZh: title,
  titleEn: title,
  counts,
  files: z.array(z.object({ path: z.string().min(1).max(200), size: count, sha256 })).max(1_000_000),
})
export type Manifest = z.output<typeof manifestDocument>
