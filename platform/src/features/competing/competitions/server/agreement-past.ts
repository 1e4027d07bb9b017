import type { Db } from '../../../../base/database/tables.ts'
import type { CompetitionRow } from './competition-row.ts'
import { countAccepted } from './hooks.ts'

/** Who accepted the present wording, and the wordings before it. */
export async function agreementPast(db: Db, row: CompetitionRow) {
  const [accepted, history] = await Promise.all([
    countAccepted.run(db, { competitionId: row.id, version: row.agreement_version }),
    db
      .selectFrom('agreement_history')
      .select(['version', 'body_zh as zh', 'body_en as en', 'replaced_at as replacedAt'])
      .where('competition_id', '=', row.id)
      .orderBy('version', 'desc')
      .execute(),
  ])
  return { accepted, history }
}
