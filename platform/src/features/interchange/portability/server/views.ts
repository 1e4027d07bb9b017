import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { Failure, messageOf, type Fault } from '../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../base/contract/faults.ts'
import type { Db, Tables } from '../../../../base/database/tables.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { may } from '../../../shared/roles/policy.ts'
import { readImports } from '../permissions.ts'
import type { getImport, listExports, listImports } from '../contract.ts'
import { portabilityFaults } from '../faults.ts'

type ImportRow = Selectable<Tables['competition_import']>
const shownImports = 20
const shownExports = 10

const known: readonly Fault[] = Object.values(portabilityFaults)

export function presentImport(row: ImportRow, lang: Lang) {
  const fault =
    row.fault === null ? undefined : (known.find(one => one.code === row.fault) ?? baseFaults.internal)
  return {
    id: row.id,
    fileName: row.file_name,
    size: row.size,
    format: row.format,
    state: row.state,
    progress: row.progress,
    competitionId: row.competition_id,
    createdAt: row.created_at,
    endedAt: row.ended_at,
    problem: fault ? { code: fault.code, message: messageOf(fault, lang), issues: row.issues } : null,
  }
}

/** An import as its maker sees it, or who runs what came of it. To others there is none. */
export async function requireImport(db: Db, viewer: Viewer, importId: number): Promise<ImportRow> {
  const row = await db
    .selectFrom('competition_import')
    .selectAll()
    .where('id', '=', importId)
    .executeTakeFirst()
  const mayRead =
    row && (row.made_by === viewer.userId || may(viewer, readImports, row.competition_id ?? undefined))
  if (!mayRead) throw new Failure(portabilityFaults.noImport)
  return row
}

export async function importView(
  db: Db,
  viewer: Viewer,
  importId: number,
  lang: Lang,
): Promise<z.input<(typeof getImport)['answer']>> {
  const row = await requireImport(db, viewer, importId)
  return { ...presentImport(row, lang), preview: row.preview }
}

export async function ownImports(
  db: Db,
  viewer: Viewer,
  lang: Lang,
): Promise<z.input<(typeof listImports)['answer']>> {
  const rows = await db
    .selectFrom('competition_import')
    .selectAll()
    .where('made_by', '=', viewer.userId)
    .orderBy('id', 'desc')
    .limit(shownImports)
    .execute()
  return {
    imports: rows.map(row => ({
      ...presentImport(row, lang),
      titleZh: row.preview.titleZh,
      titleEn: row.preview.titleEn,
    })),
  }
}

export const presentExport = (row: Selectable<Tables['competition_export']>) => ({
  id: row.id,
  state: row.state,
  progress: row.progress,
  fileName: row.file_name,
  size: row.size,
  counts: row.counts,
  createdAt: row.created_at,
})

export async function exportsView(
  db: Db,
  competitionId: number,
): Promise<z.input<(typeof listExports)['answer']>> {
  const [rows, origin] = await Promise.all([
    db
      .selectFrom('competition_export')
      .selectAll()
      .where('competition_id', '=', competitionId)
      .orderBy('id', 'desc')
      .limit(shownExports)
      .execute(),
    db
      .selectFrom('competition_import')
      .selectAll()
      .where('competition_id', '=', competitionId)
      .executeTakeFirst(),
  ])
  return {
    exports: rows.map(presentExport),
    origin: origin
      ? {
          importId: origin.id,
          format: origin.format,
          fileName: origin.file_name,
          size: origin.size,
          importedAt: origin.ended_at ?? origin.created_at,
          findings: origin.preview.findings,
        }
      : null,
  }
}
