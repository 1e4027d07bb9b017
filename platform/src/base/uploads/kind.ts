import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../database/tables.ts'

/**
 * A kind of upload that can be resumed. Its table has a row for each upload: `id`, `user_id`, `size`, `received`, `state`
 * (`receiving`, `received`, `kept`), `expires_at` and the lease `held_by`, `held_until`, `is_wanted`.
 */
export type UploadKind = {
  table: string
  /** Where its bytes go: `/{id}` of this. */
  path: string
  /** The column that says what it is for; without it, the upload waits to be swept. */
  owner: string
  /** Given up when nothing more is heard of it for so long. */
  days: number
  /** In the transaction that notes its last byte. */
  onWhole?: (tx: Tx, id: string) => Promise<void>
  /** What has arrived is taken by a job, and is not swept from under it. */
  isTakenByJob: boolean
}

export const uploadTable = (kind: UploadKind): RawBuilder<unknown> => sql.table(kind.table)

export const uploadExpires = (kind: Pick<UploadKind, 'days'>, now: Date): Date =>
  new Date(now.getTime() + kind.days * 86_400_000)
