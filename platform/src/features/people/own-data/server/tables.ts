import type { Columns } from '../../../../base/database/columns.ts'
import type { Refine } from '../../../../base/database/refine.ts'
import type { Entry } from '../../../../base/archive/zip-layout.ts'

/** An entry of an archive: a file of the storage, or the next of the documents, which are one file of the storage. */
export type OwnEntry = Omit<Entry, 'at'> & { sha256: string | null }

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    own_data_download: Refine<'own_data_download', { entries: OwnEntry[] }>
    account_deletion: Columns['account_deletion']
  }
}
