import { z } from 'zod'
import { chosenInstant, draftText, line } from '../../../base/contract/call.ts'
import { link, ownPicture } from '../../../base/contract/saved.ts'
import { largestCapacity, longestSection, mostSections } from './activity.rules.ts'
import { categories, longestBody, mostCompetitions } from './rules.ts'

/** An article as it is edited: always both languages. */
export const articleValue = z.object({
  category: z.enum(categories).nullable(),
  titleZh: line(120),
  titleEn: line(120),
  summaryZh: line(300),
  summaryEn: line(300),
  bodyZh: draftText(longestBody),
  bodyEn: draftText(longestBody),
  cover: ownPicture(),
  authorZh: line(60),
  authorEn: line(60),
  /** The author's account, where they have one: its name is shown. */
  authorId: z.number().int().positive().nullable(),
  /** The sponsor's site that alone shows it. */
  siteId: z.int32().positive().nullable(),
  competitionIds: z.array(z.number().int().positive()).max(mostCompetitions),
})
export type ArticleValue = z.output<typeof articleValue>

/** When and where an activity is, who can sign up until when, and its pages beside the overview. */
export const activityValue = z.object({
  startsAt: chosenInstant(),
  endsAt: chosenInstant(),
  zone: line(60).min(1),
  placeZh: line(200),
  placeEn: line(200),
  onlineUrl: link(),
  /** Whether everybody sees the link, or only those who are in. */
  isLinkOpen: z.boolean(),
  /** Both or none: without them nobody signs up. */
  signupFrom: chosenInstant().nullable(),
  signupUntil: chosenInstant().nullable(),
  /** Null for as many as come. */
  capacity: z.number().int().min(1).max(largestCapacity).nullable(),
  sections: z
    .array(
      z.object({
        titleZh: line(40),
        titleEn: line(40),
        bodyZh: draftText(longestSection),
        bodyEn: draftText(longestSection),
      }),
    )
    .max(mostSections),
})
export type ActivityValue = z.output<typeof activityValue>
