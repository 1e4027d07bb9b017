import { z } from 'zod'

const sized = z.object({ url: z.string(), width: z.number() })

/** Something of the media library as a page shows it. */
export const shownMedia = z.object({
  kind: z.enum(['picture', 'file', 'video']),
  url: z.string(),
  /** Pixels; null for what is no picture. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** The same picture in other widths. */
  sizes: z.array(sized),
  /** In the reader's language; empty for a decoration. */
  alt: z.string(),
  name: z.string(),
  bytes: z.number(),
})
export type ShownMedia = z.output<typeof shownMedia>
