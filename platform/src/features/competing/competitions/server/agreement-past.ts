import type { Db } from '../../../../base/database/tables.ts'
import type { CompetitionRow } from './competition-row.ts'

/** Who accepted the present wording, and the wordings before it. */
export async function agreementPast(db: Db, row: CompetitionRow) {
  const [{ accepted }, history] = await Promise.all([
    db
      .selectFrom('registration')
      .select(eb => eb.fn.countAll<number>().as('accepted'))
      .where('competition_id', '=', row.id)
      .where('agreement_version', '=', row.agreement_version)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('agreement_history')
      .select(['version', 'body_zh as zh', 'body_en as en', 'replaced_at as replacedAt'])
      .where('competition_id', '=', row.id)
      .orderBy('version', 'desc')
      .execute(),
  ])
  return { accepted, history }
}
