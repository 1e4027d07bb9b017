import { z } from 'zod'
import { chosenInstant, draftText, instant, line } from '../../../base/contract/call.ts'
import { contacts } from '../../../base/contract/needed-contact.ts'
import { link, ownPicture } from '../../../base/contract/saved.ts'
import { longestText } from '../../shared/editor/rules.ts'
import { requirements } from '../../people/onboarding/requirements.rules.ts'
import { textLanguages } from '../../../base/web/text-languages.ts'
import { longestTitle } from './authored-rules.ts'
import { arePrizePlaces, lastPrizePlace, mostPrizePlaces } from './prize-places.rules.ts'

/** What the parts of a competition hold while they are edited: both languages, never presented. */

// Which languages are demanded depends on the competition: its commands look (`requireWritten`).
const title = () => line(longestTitle)
const short = () => line(300)
/** A text in Markdown; line breaks stay. */
export const markdown = () => draftText(longestText)
const codes = (most: number) => z.array(line(60).min(1)).max(most)

/** After which places prizes end, first to last. */
export const prizePlaces = z
  .array(z.int().min(1).max(lastPrizePlace))
  .min(1)
  .max(mostPrizePlaces)
  .refine(arePrizePlaces, { params: { code: 'not_ascending' } })

export const basics = z.object({
  type: z.enum(['computing', 'solution']),
  /** The languages that its texts are written in; the other one is kept as it was, and no longer asked for. */
  languages: z.enum(textLanguages),
  titleZh: title(),
  titleEn: title(),
  summaryZh: short(),
  summaryEn: short(),
  rewardZh: line(120),
  rewardEn: line(120),
  /** What the reward is worth in all, to sort by; null where it names no amount. */
  rewardValue: z.number().min(0).max(1e12).nullable(),
  /** Null where it does not say which places have prizes. */
  prizePlaces: prizePlaces.nullable(),
  raceCategoryId: z.int32().positive().nullable(),
  tagCodes: codes(12),
  industryCodes: codes(12),
  organisationIds: z.array(z.int32().positive()).max(12),
  cover: ownPicture(),
  licence: line(120),
  sourceUrl: link(),
  zone: line(60),
  startAt: chosenInstant(),
  endAt: chosenInstant(),
  teamSizeMax: z.number().int().min(1).max(100),
})
export type Basics = z.output<typeof basics>

export const text = z.object({ zh: markdown(), en: markdown() })
export const guide = z.object({ isShown: z.boolean(), zh: markdown(), en: markdown() })

export const faqList = z.object({
  entries: z
    .array(
      z.object({
        questionZh: line(200),
        questionEn: line(200),
        answerZh: markdown(),
        answerEn: markdown(),
      }),
    )
    .max(50),
})

const choices = z.array(line(80).min(1)).max(30)

export const entryField = z
  .object({
    key: z.string().regex(/^[a-z][a-z0-9_]{0,30}$/),
    labelZh: line(80),
    labelEn: line(80),
    kind: z.enum(['line', 'text', 'choice']),
    required: z.boolean(),
    choices,
    /** What each is called in English; none where both languages say the same. */
    choicesEn: choices.default([]),
  })
  .refine(field => field.choicesEn.length === 0 || field.choicesEn.length === field.choices.length, {
    path: ['choicesEn'],
  })

export const access = z.object({
  isOpenSignup: z.boolean(),
  visibility: z.enum(['public', 'private']),
  blockMobileUpload: z.boolean(),
  /** What is asked of people; null for what the house thinks right. */
  requirements: z.array(z.enum(requirements)).max(requirements.length).nullable(),
  /** Which verified contact is asked for; null for what the installation asks for. */
  contact: z.enum(contacts).nullable(),
  requireApproval: z.boolean(),
  /** Until when teams may merge; null for as long as the competition runs. */
  mergeDeadline: instant().nullable(),
  entryFields: z.array(entryField).max(20),
})
