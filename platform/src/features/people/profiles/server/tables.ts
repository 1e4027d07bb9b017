import type { Columns } from '../../../../base/database/columns.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    user_industry: Columns['user_industry']
    user_skill: Columns['user_skill']
    user_education: Columns['user_education']
    user_work: Columns['user_work']
    user_accomplishment: Columns['user_accomplishment']
    user_company: Columns['user_company']
    suggested_word: Columns['suggested_word']
    suggested_word_ending: Columns['suggested_word_ending']
  }
}
