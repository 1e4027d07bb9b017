import { createContext, useContext } from 'react'
import type { Localized } from '../../base/web/language.ts'
import { sidesIn, type TextLanguages } from '../../base/web/text-languages.ts'

/** The languages that the fields below it ask for: both, unless a competition is written in one alone. */
export const AskedLanguages = createContext<TextLanguages>('both')

/** The sides of a text to ask for; `isOne` where there is no other to tell it from. */
export function useAskedSides(): { sides: readonly (keyof Localized)[]; isOne: boolean } {
  const sides = sidesIn(useContext(AskedLanguages))
  return { sides, isOne: sides.length === 1 }
}
