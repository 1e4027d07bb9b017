import type { Selectable } from 'kysely'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, ReadDb, Tables, Tx } from '../../../../base/database/tables.ts'
import { editionFaults } from '../faults.ts'
import type { FormPurpose } from '../rules.ts'

type Reading = Db | ReadDb | Tx
export type EditionRow = Selectable<Tables['spic_edition']>
export type FormRow = Selectable<Tables['spic_form']>

/** An edition, whether published or not. */
export async function editionById(db: Reading, editionId: number): Promise<EditionRow> {
  const row = await db.selectFrom('spic_edition').selectAll().where('id', '=', editionId).executeTakeFirst()
  if (!row) throw new Failure(editionFaults.notFound)
  return row
}

/** An edition that everybody may see. */
export async function readEdition(db: Reading, editionId: number, now: Date): Promise<EditionRow> {
  return requirePublished(await editionById(db, editionId), now)
}

/** The same, which stays as it is, in sight too, until the transaction ends. */
export async function keepEdition(tx: Tx, editionId: number, now: Date): Promise<EditionRow> {
  return requirePublished(await lockEdition(tx, editionId, 'share'), now)
}

function requirePublished(row: EditionRow, now: Date): EditionRow {
  if (row.published_at === null || row.published_at > now) throw new Failure(editionFaults.notFound)
  return row
}

/**
 * An edition that stays as it is until the transaction ends: `share` keeps it from changing, `update` from being locked by
 * others too. Neither keeps anybody from adding what refers to it: nothing changes what it is referred to by.
 */
export async function lockEdition(tx: Tx, editionId: number, mode: 'share' | 'update'): Promise<EditionRow> {
  const query = tx.selectFrom('spic_edition').selectAll().where('id', '=', editionId)
  const row = await (mode === 'share' ? query.forShare() : query.forNoKeyUpdate()).executeTakeFirst()
  if (!row) throw new Failure(editionFaults.notFound)
  return row
}

/** All that are published, the latest year first. */
export const publishedEditions = (db: Reading, now: Date): Promise<EditionRow[]> =>
  db
    .selectFrom('spic_edition')
    .selectAll()
    .where('published_at', '<=', now)
    .orderBy('year', 'desc')
    .limit(100)
    .execute()

export const tracksOf = (db: Reading, editionId: number) =>
  db
    .selectFrom('spic_track')
    .selectAll()
    .where('edition_id', '=', editionId)
    .orderBy('sort')
    .orderBy('id')
    .execute()

export async function formById(db: Reading, formId: number): Promise<FormRow> {
  const row = await db.selectFrom('spic_form').selectAll().where('id', '=', formId).executeTakeFirst()
  if (!row) throw new Failure(editionFaults.noForm)
  return row
}

export async function formsByIds(db: Reading, formIds: readonly number[]): Promise<Map<number, FormRow>> {
  if (formIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('spic_form')
    .selectAll()
    .where('id', 'in', [...new Set(formIds)])
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}

/** All versions, the latest of each purpose first. */
export const formsOf = (db: Reading, editionId: number): Promise<FormRow[]> =>
  db
    .selectFrom('spic_form')
    .selectAll()
    .where('edition_id', '=', editionId)
    .orderBy('purpose', 'desc')
    .orderBy('version', 'desc')
    .execute()

/** What is asked for at present: the latest version. */
export async function currentForm(db: Reading, editionId: number, purpose: FormPurpose): Promise<FormRow> {
  const row = await db
    .selectFrom('spic_form')
    .selectAll()
    .where('edition_id', '=', editionId)
    .where('purpose', '=', purpose)
    .orderBy('version', 'desc')
    .executeTakeFirst()
  if (!row) throw new Failure(editionFaults.noForm)
  return row
}
