import type { Db } from '../../../../../base/database/tables.ts'
import type { FileDescription } from '../../../../engine/scorer/file-rules.ts'
import type { Found, Looked } from '../../schema.ts'
import type { Compare } from '../compare/compare-files.ts'
import { roundRows } from '../../../../competing/schedules/server/public.ts'

/** What a detector is given. */
export type Look = { db: Db; competitionId: number; compare: Compare }

/** What it comes back with: everything that it found now, and what it went through. */
export type Seen = { found: Found[]; looked: Partial<Looked> }

/** Rounds whose files can be read. */
export async function readableRounds({ db, competitionId }: Look) {
  const rows = await roundRows(db, competitionId)
  return rows.flatMap(row =>
    row.file_description
      ? [
          {
            id: row.id,
            description: row.file_description satisfies FileDescription,
            listBMode: row.list_b_mode,
          },
        ]
      : [],
  )
}
