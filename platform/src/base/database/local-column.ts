import { sql, type RawBuilder } from 'kysely'
import type { Lang } from '../web/language.ts'

/** `title_zh` or `title_en` for a column `title`, by the reader's language: as `localize`, the other one where it is empty. */
export function localColumn(column: string, lang: Lang): RawBuilder<string> {
  const [own, other] = lang === 'zh-CN' ? ['zh', 'en'] : ['en', 'zh']
  return sql<string>`coalesce(nullif(${sql.ref(`${column}_${own}`)}, ''), ${sql.ref(`${column}_${other}`)})`
}
