import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Tables } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import type { certificate } from '../contract.ts'
import { numberOf, type Facts } from '../rules.ts'

type Row = Selectable<Tables['certificate']>

export const rowNumber = (row: Row): string =>
  numberOf({ issuedOn: row.issued_on, competitionId: row.competition_id, serial: row.serial })

export const certificatePath = (code: string): string => `/certificates/${code}`

export const presentCertificate = (row: Row, lang: Lang): z.input<typeof certificate> => ({
  code: row.code,
  number: rowNumber(row),
  path: certificatePath(row.code),
  competition: {
    id: row.competition_id,
    title: localizeColumn(row, 'competition', lang),
  },
  name: row.name,
  team: row.team_name,
  rank: row.rank,
  award: localizeColumn(row, 'award', lang),
  issuedOn: row.issued_on,
  revokedAt: row.revoked_at,
})

/** What is printed. */
export const factsOf = (row: Row, lang: Lang): Facts => ({
  number: rowNumber(row),
  name: row.name,
  team: row.team_name,
  rank: row.rank,
  competition: localizeColumn(row, 'competition', lang),
  award: localizeColumn(row, 'award', lang),
  issuedOn: row.issued_on,
})
