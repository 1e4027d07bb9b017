import type { Columns } from '../../../../base/database/columns.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    message: Columns['message']
    /** Of two people; a message finds its own by a trigger. */
    conversation: Columns['conversation']
    /** Kept by triggers of `message`: what each of the two has not read, and the newest that they see. */
    conversation_side: Columns['conversation_side']
    conversation_report: Columns['conversation_report']
  }
}
