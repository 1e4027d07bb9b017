import type { Db, Tx } from '../../../../base/database/tables.ts'
import { defineHook } from '../../../../base/hook.ts'

type Named = { id: number; titleZh: string; titleEn: string }

/** The sponsors' sites, one of which an article can belong to. */
export const sponsorSites = defineHook<[db: Db | Tx], Promise<Named[]>>('sites of sponsors')
