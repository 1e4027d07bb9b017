import type { Columns } from '../../../../base/database/columns.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    broadcast: Columns['broadcast']
    /** Those whom it has still to be delivered to. */
    broadcast_receiver: Columns['broadcast_receiver']
  }
}
