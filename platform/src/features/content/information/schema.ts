import { z } from 'zod'
import { line } from '../../../base/contract/call.ts'
import { ownPicture } from '../../../base/contract/saved.ts'
import { categories, longestBody, mostCompetitions } from './rules.ts'

/** A text in Markdown that may be missing still. */
export const markdown = (most = longestBody) =>
  z
    .string()
    .max(most)
    .regex(/^(?:\P{Cc}|[\n\r\t])*$/u)

/** An article as it is edited: always both languages. */
export const articleValue = z.object({
  category: z.enum(categories).nullable(),
  titleZh: line(120),
  titleEn: line(120),
  summaryZh: line(300),
  summaryEn: line(300),
  bodyZh: markdown(),
  bodyEn: markdown(),
  cover: ownPicture(),
  authorZh: line(60),
  authorEn: line(60),
  /** The author's account, where they have one: its name is shown. */
  authorId: z.number().int().positive().nullable(),
  competitionIds: z.array(z.number().int().positive()).max(mostCompetitions),
})
export type ArticleValue = z.output<typeof articleValue>
