import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tables, Tx } from '../../../../base/database/tables.ts'
import { section } from '../../../../base/http/section.ts'
import { userNames } from '../../../people/identity/server/public.ts'
import { entriesOf } from '../../../shared/catalogue/server/public.ts'
import type { editedExpert } from '../editing.contract.ts'
import { expertFaults } from '../faults.ts'
import { missingOf } from '../rules.ts'

export type EditedExpert = z.output<typeof editedExpert>
type Row = Selectable<Tables['expert']>

export async function readRow(db: Db | Tx, expertId: number, { lock = false } = {}): Promise<Row> {
  const row = await db
    .selectFrom('expert')
    .selectAll()
    .where('id', '=', expertId)
    .$if(lock, query => query.forUpdate())
    .executeTakeFirst()
  if (!row) throw new Failure(expertFaults.notFound)
  return row
}

export async function valueOf(db: Db | Tx, row: Row): Promise<EditedExpert> {
  const fields = await db
    .selectFrom('expert_field')
    .select('tag_code')
    .where('expert_id', '=', row.id)
    .orderBy('tag_code')
    .execute()
  return {
    kind: row.kind,
    userId: row.user_id,
    nameZh: row.name_zh,
    nameEn: row.name_en,
    positionZh: row.position_zh,
    positionEn: row.position_en,
    organisationZh: row.organisation_zh,
    organisationEn: row.organisation_en,
    summaryZh: row.summary_zh,
    summaryEn: row.summary_en,
    bodyZh: row.body_zh,
    bodyEn: row.body_en,
    photo: row.photo,
    fields: fields.map(one => one.tag_code),
    sort: row.sort,
    isPublished: row.is_published,
  }
}

/** An expert as its editor sees it. */
export async function editedExpertOf(db: Db | Tx, expertId: number) {
  const row = await readRow(db, expertId)
  const [value, { tags }, names] = await Promise.all([
    valueOf(db, row),
    entriesOf(db, 'tags'),
    userNames(db, row.user_id === null ? [] : [row.user_id]),
  ])
  return {
    ...section(value),
    id: row.id,
    userName: names.get(row.user_id ?? 0) ?? null,
    missing: missingOf(value),
    fields: tags
      .filter(tag => !tag.isHidden || value.fields.includes(tag.key))
      .map(tag => ({ code: tag.key, nameZh: tag.nameZh, nameEn: tag.nameEn })),
  }
}
