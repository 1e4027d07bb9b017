import type { Columns } from '../../../../base/database/columns.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    user_industry: Columns['user_industry']
    user_skill: Columns['user_skill']
    user_education: Columns['user_education']
  }
}
