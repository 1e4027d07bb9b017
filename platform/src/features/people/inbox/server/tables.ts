import type { Generated } from 'kysely'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    message: {
      id: Generated<number>
      sender_id: number
      receiver_id: number
      content: string
      created_at: Generated<Date>
      read_at: Date | null
    }
    /** Who was told of what already. */
    delivered_notice: { key: string; delivered_at: Date }
  }
}
