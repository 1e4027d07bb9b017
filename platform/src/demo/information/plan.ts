import type { Localized } from '../../base/web/language.ts'
import type { Category } from '../../features/content/information/rules.ts'
import type { DemoRole } from '../accounts.ts'
import type { InformationCover } from './covers.ts'

export const both = (zh: string, en: string): Localized => ({ zh, en })

/** Of the house, one of the demo's experts by the Chinese name, or somebody with an account: of its own or by name. */
export type Writer = 'editors' | { expert: string } | { account: DemoRole } | { person: string }

/** An article of the demo; `about` are competitions by their keys. */
export type PlannedArticle = {
  category: Category
  by: Writer
  cover: InformationCover
  daysAgo: number
  title: Localized
  summary: Localized
  body: Localized
  about?: readonly string[]
}
