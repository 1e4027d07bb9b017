import type { Generated } from 'kysely'
import type { Segment } from '../rules.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    broadcast: {
      id: Generated<number>
      competition_id: number
      segment: Segment
      content_zh: string
      content_en: string
      created_by: number
      created_at: Date
      delivered_at: Date | null
      reached: Generated<number>
    }
    /** Those whom it has still to be delivered to. */
    broadcast_receiver: { broadcast_id: number; user_id: number }
  }
}
