import type { ReadDb } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'

/** For whom and when a page is read, and of which site it is. */
export type Reading = { db: ReadDb; lang: Lang; now: Date; site: { id: number; name: string } }
