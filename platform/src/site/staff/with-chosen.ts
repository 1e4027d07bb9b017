import { localize, type Lang } from '../../base/web/language.ts'

type Choice = { id: number; titleZh: string; titleEn: string }

/** What a select offers; what was chosen and is offered no more stays chosen, by its number. */
export const withChosen = (
  offered: readonly Choice[],
  chosen: number | null,
  lang: Lang,
): (readonly [string, string])[] => [
  ...offered.map(one => [String(one.id), localize({ zh: one.titleZh, en: one.titleEn }, lang)] as const),
  ...(chosen === null || offered.some(one => one.id === chosen)
    ? []
    : [[String(chosen), `#${chosen}`] as const]),
]
