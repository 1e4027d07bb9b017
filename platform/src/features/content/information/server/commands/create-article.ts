import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { searchVector } from '../../../../../base/search/search.ts'
import type { Kind } from '../../rules.ts'

type New = { kind: Kind; titleZh: string; titleEn: string; actor: Actor; now: Date }

export async function createArticle(tx: Tx, { kind, titleZh, titleEn, actor, now }: New) {
  const { id } = await tx
    .insertInto('article')
    .values({
      kind,
      title_zh: titleZh,
      title_en: titleEn,
      created_at: now,
      updated_at: now,
      search: searchVector(titleZh, titleEn),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit(
    tx,
    actor,
    { action: 'information.create', subject: 'article', subjectId: id, detail: { kind, titleZh, titleEn } },
    now,
  )
  return { id }
}
