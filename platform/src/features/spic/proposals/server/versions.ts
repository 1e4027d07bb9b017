import type { Selectable } from 'kysely'
import type { Db, Tables, Tx } from '../../../../base/database/tables.ts'
import type { Answers, Field } from '../../forms/fields.ts'
import { canonicalOf } from '../../forms/rules.ts'

export type Version = Selectable<Tables['spic_version']>

export const lastVersion = (db: Db | Tx, proposalId: number): Promise<Version | undefined> =>
  db
    .selectFrom('spic_version')
    .selectAll()
    .where('proposal_id', '=', proposalId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

export const versionOf = (db: Db | Tx, proposalId: number, number: number): Promise<Version | undefined> =>
  db
    .selectFrom('spic_version')
    .selectAll()
    .where('proposal_id', '=', proposalId)
    .where('number', '=', number)
    .executeTakeFirst()

/** The newest first, without what they say. */
export const versionsOf = (db: Db | Tx, proposalId: number) =>
  db
    .selectFrom('spic_version')
    .select(['number', 'title', 'submitted_at', 'submitted_by', 'sha256'])
    .where('proposal_id', '=', proposalId)
    .orderBy('number', 'desc')
    .execute()

/** Whether a draft says something else than a version that was submitted. */
export const differsFrom = (
  version: Pick<Version, 'title' | 'answers'>,
  fields: readonly Field[],
  draft: { title: string; answers: Answers },
): boolean =>
  version.title !== draft.title || canonicalOf(fields, version.answers) !== canonicalOf(fields, draft.answers)
