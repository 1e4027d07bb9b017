import type { Selectable } from 'kysely'
import type { Tables } from '../../../../base/database/tables.ts'

/** What was told of an entry. */
export const toldOf = (row: Selectable<Tables['benchmark_entry']>) => ({
  method: row.method,
  authors: row.authors,
  organisation: row.organisation,
  paperUrl: row.paper_url,
  codeUrl: row.code_url,
  licence: row.licence,
  about: row.about,
})
