import type { Localized } from '../../base/web/language.ts'
import type { Category } from '../../features/content/information/rules.ts'

export const both = (zh: string, en: string): Localized => ({ zh, en })

/** An article of the demo; `about` are competitions by their keys, the cover is drawn as that of the first. */
export type PlannedArticle = {
  category: Category
  daysAgo: number
  title: Localized
  summary: Localized
  body: Localized
  about?: readonly string[]
}
