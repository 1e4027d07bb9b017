import type { Db } from '../../../../../base/database/tables.ts'
import { safeFileName } from '../../../../../base/http/multipart.ts'
import type { Lang } from '../../../../../base/web/language.ts'
import { localizeColumn } from '../../../../../base/web/localize-field.ts'

/** What the archive of a version is called, and the time that its files bear. */
export async function archiveOf(db: Db, versionId: number, lang: Lang) {
  const version = await db
    .selectFrom('dataset_version')
    .select(['number', 'title_zh', 'title_en', 'published_at', 'created_at'])
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow()
  const title = localizeColumn(version, 'title', lang)
  return {
    versionId,
    name: safeFileName(`${title.slice(0, 100)}-v${version.number}.zip`),
    at: version.published_at ?? version.created_at,
  }
}
