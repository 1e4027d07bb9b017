import type { Columns } from '../../../../base/database/columns.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    notice: Columns['notice']
    /** Who was told of what already. */
    delivered_notice: Columns['delivered_notice']
    notice_preference: Columns['notice_preference']
    notice_digest: Columns['notice_digest']
    /** Mails on their way out, or kept for operators to read. */
    mail: Columns['mail']
  }
}
