import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure, type Fault } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { changesOf, requireUnchanged } from '../../../../../base/http/section.ts'
import { searchVector } from '../../../../../base/search/search.ts'
import { userNames } from '../../../../people/identity/server/public.ts'
import { entriesOf } from '../../../../shared/catalogue/server/public.ts'
import { expertFaults } from '../../faults.ts'
import { missingOf, ownChanges, type ExpertKind } from '../../rules.ts'
import { readRow, valueOf, type EditedExpert } from '../edited.ts'

type By = { actor: Actor; now: Date }
type New = { kind: ExpertKind; nameZh: string; nameEn: string } & By

/** An expert whom nobody sees yet. */
export async function addExpert(tx: Tx, { kind, nameZh, nameEn, actor, now }: New): Promise<number> {
  const { id } = await tx
    .insertInto('expert')
    .values({ kind, name_zh: nameZh, name_en: nameEn, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit(tx, actor, { action: 'expert.add', subject: 'expert', subjectId: id, detail: { kind } }, now)
  return id
}

type Save = {
  expertId: number
  value: EditedExpert
  tag: string
  actor: Actor & { userId: number }
  now: Date
}

/** Saves an expert over what its editor has seen; what everybody sees stays complete. */
export async function saveExpert(tx: Tx, { expertId, value, tag, actor, now }: Save): Promise<void> {
  const before = await valueOf(tx, await readRow(tx, expertId, { lock: true }))
  requireUnchanged(before, tag)
  const own = ownChanges(before, value, actor.userId)
  if (own.length > 0)
    throw new Failure(expertFaults.own, {
      issues: own.map(name => ({ path: `body.value.${name}`, code: 'invalid' })),
    })
  await requireKnown(tx, expertId, value)
  const missing = missingOf(value)
  if (value.isPublished && missing.length > 0)
    throw new Failure(expertFaults.incomplete, {
      issues: missing.map(name => ({ path: `body.value.${name}`, code: 'required' })),
    })
  await writeExpert(tx, expertId, value, now)
  await audit(
    tx,
    actor,
    { action: 'expert.save', subject: 'expert', subjectId: expertId, detail: changesOf(before, value) },
    now,
  )
}

/** All of it, without asking anything. */
export async function writeExpert(tx: Tx, expertId: number, value: EditedExpert, now: Date): Promise<void> {
  await tx
    .updateTable('expert')
    .set({
      kind: value.kind,
      user_id: value.userId,
      name_zh: value.nameZh,
      name_en: value.nameEn,
      position_zh: value.positionZh,
      position_en: value.positionEn,
      organisation_zh: value.organisationZh,
      organisation_en: value.organisationEn,
      summary_zh: value.summaryZh,
      summary_en: value.summaryEn,
      body_zh: value.bodyZh,
      body_en: value.bodyEn,
      photo: value.photo,
      sort: value.sort,
      is_published: value.isPublished,
      updated_at: now,
      search: searchVector(
        value.nameZh,
        value.nameEn,
        value.positionZh,
        value.positionEn,
        value.organisationZh,
        value.organisationEn,
        value.summaryZh,
        value.summaryEn,
      ),
    })
    .where('id', '=', expertId)
    .execute()
    .catch(refuseAccount)
  await tx.deleteFrom('expert_field').where('expert_id', '=', expertId).execute()
  const fields = [...new Set(value.fields)]
  if (fields.length > 0)
    await tx
      .insertInto('expert_field')
      .values(fields.map(tag_code => ({ expert_id: expertId, tag_code })))
      .execute()
}

/** Of two who name one account for a kind at once the database takes the first. */
export const refuseAccount = (error: unknown): never => {
  if ((error as { code?: string }).code !== '23505') throw error
  throw new Failure(expertFaults.accountTaken, { issues: [{ path: 'body.value.userId', code: 'taken' }] })
}

async function requireKnown(tx: Tx, expertId: number, value: EditedExpert): Promise<void> {
  const refuse = (fault: Fault, field: keyof EditedExpert, code: string): never => {
    throw new Failure(fault, { issues: [{ path: `body.value.${field}`, code }] })
  }
  const { tags } = await entriesOf(tx, 'tags')
  const known = new Set(tags.map(tag => tag.key))
  if (value.fields.some(code => !known.has(code))) refuse(expertFaults.unknownField, 'fields', 'unknown')
  if (value.userId === null) return
  if (!(await userNames(tx, [value.userId])).has(value.userId))
    refuse(expertFaults.unknownAccount, 'userId', 'unknown')
  const other = await tx
    .selectFrom('expert')
    .select('id')
    .where('user_id', '=', value.userId)
    .where('kind', '=', value.kind)
    .where('id', '<>', expertId)
    .executeTakeFirst()
  if (other) refuse(expertFaults.accountTaken, 'userId', 'taken')
}
