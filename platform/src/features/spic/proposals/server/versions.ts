import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db, Tables, Tx } from '../../../../base/database/tables.ts'
import type { Answers, Field } from '../../forms/fields.ts'
import { shownAnswers } from '../../forms/rules.ts'
import { filesIn, receiptText } from '../receipt.rules.ts'

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

/** Versions of several proposals at once. */
export async function versionsNamed(
  db: Db | Tx,
  asked: readonly { proposalId: number; number: number }[],
): Promise<Version[]> {
  if (asked.length === 0) return []
  return db
    .selectFrom('spic_version')
    .selectAll()
    .where(eb => eb.or(asked.map(({ proposalId, number }) => eb.and({ proposal_id: proposalId, number }))))
    .execute()
}

/** The newest first, without what they say. */
export const versionsOf = (db: Db | Tx, proposalId: number) =>
  db
    .selectFrom('spic_version')
    .select(['number', 'title', 'submitted_at', 'submitted_by', 'sha256'])
    .where('proposal_id', '=', proposalId)
    .orderBy('number', 'desc')
    .execute()

export const sha256Of = (text: string): Buffer => createHash('sha256').update(text, 'utf8').digest()

/** The hash of a version, or of what would be one: two that say the same have the same. */
export function receiptHash(of: {
  editionId: number
  trackId: number
  form: { id: number; fields: readonly Field[] }
  title: string
  answers: Answers
  /** Those that its answers name among them. */
  files: readonly { id: number; sha256: string }[]
}): Buffer {
  const { editionId: edition, trackId: track, form, title } = of
  const answers = shownAnswers(form.fields, of.answers)
  const named = new Set(filesIn(form.fields, answers))
  const files = of.files.filter(file => named.has(file.id))
  return sha256Of(receiptText(form.fields, { edition, track, form: form.id, title, answers, files }))
}
