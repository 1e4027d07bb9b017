import type { Columns } from '../../../../base/database/columns.ts'
import type { Refine } from '../../../../base/database/refine.ts'
import type { Category } from '../rules.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    /** With a date of publication that has come everybody reads it; what was withdrawn has none. */
    article: Refine<'article', { category: Category }>
    article_competition: Columns['article_competition']
    activity: Columns['activity']
    activity_section: Columns['activity_section']
    activity_signup: Columns['activity_signup']
  }
}
