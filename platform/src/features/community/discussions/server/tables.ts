import type { Columns } from '../../../../base/database/columns.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    discussion_thread: Columns['discussion_thread']
    discussion_solution: Columns['discussion_solution']
    discussion_post: Columns['discussion_post']
    discussion_revision: Columns['discussion_revision']
    discussion_vote: Columns['discussion_vote']
    discussion_report: Columns['discussion_report']
  }
}
