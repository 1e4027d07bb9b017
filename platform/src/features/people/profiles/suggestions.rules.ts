import { skillKey } from './details.rules.ts'

/** What is suggested while people fill in a profile. */
export const wordKinds = ['school', 'major', 'company', 'job', 'city', 'skill'] as const
export type WordKind = (typeof wordKinds)[number]

/** How many people must have written a word before others are shown it. */
export const fewestPeople = 3
export const mostSuggestions = 10

export const wordKey = skillKey

/** Those that fit what was typed: first what begins with it, then what has it elsewhere, each word once. */
export function fitting(
  words: readonly (readonly string[])[],
  typed: string,
  most = mostSuggestions,
): string[] {
  const key = wordKey(typed)
  const found = new Map<string, { word: string; place: number }>()
  for (const [shown = '', ...others] of words) {
    const places = [shown, ...others].map(name => wordKey(name).indexOf(key)).filter(place => place >= 0)
    if (places.length > 0 && !found.has(wordKey(shown)))
      found.set(wordKey(shown), { word: shown, place: Math.min(...places) })
  }
  return [...found.values()]
    .toSorted((a, b) => Number(a.place > 0) - Number(b.place > 0))
    .slice(0, most)
    .map(({ word }) => word)
}
