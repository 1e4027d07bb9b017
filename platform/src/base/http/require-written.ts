import { visible } from '../contract/call.ts'
import { Failure } from '../contract/failure.ts'
import { baseFaults } from '../contract/faults.ts'
import type { Localized } from '../web/language.ts'
import { sidesIn, type TextLanguages } from '../web/text-languages.ts'

/** A text of a request, and where each of its sides stands there. */
export type WrittenText = { text: Localized; at: Localized }

/** What a request has as `titleZh` and `titleEn` below a place. */
export const sidesAt = <F extends string>(
  place: string,
  value: Readonly<Record<`${F}Zh` | `${F}En`, string>>,
  field: F,
): WrittenText => ({
  text: { zh: value[`${field}Zh`], en: value[`${field}En`] },
  at: { zh: `${place}.${field}Zh`, en: `${place}.${field}En` },
})

/** What a request has as `zh` and `en` below a place. */
export const bothAt = (place: string, { zh, en }: Localized): WrittenText => ({
  text: { zh, en },
  at: { zh: `${place}.zh`, en: `${place}.en` },
})

/** Demands texts in the languages that are chosen and in no other: a schema alone cannot know which those are. */
export function requireWritten(languages: TextLanguages, texts: readonly WrittenText[]): void {
  const issues = texts.flatMap(({ text, at }) =>
    sidesIn(languages)
      .filter(side => !visible.test(text[side]))
      .map(side => ({ path: at[side], code: 'required' })),
  )
  if (issues.length > 0) throw new Failure(baseFaults.invalidInput, { issues })
}
