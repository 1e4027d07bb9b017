import { z } from 'zod'
import { longestTitle } from '../../competing/competitions/authored-rules.ts'
import { longestText } from '../../shared/editor/rules.ts'

/** What the values of an archive's documents are made of, all of them bounded. */

export const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
export const instant = z.iso.datetime()
export const count = z.number().int().min(0)
export const line = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^\P{Cc}*$/u)
/** Empty where the competition is written in the other language alone. */
export const title = line(longestTitle)
export const markdown = z
  .string()
  .max(longestText)
  .regex(/^[^\0]*$/)
export const bothTexts = z.object({ zh: markdown, en: markdown })
export const bothNames = z.object({ zh: line(200), en: line(200) })
export const address = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).pipe(line(500))
