import { defineHook } from '../../../../base/hook.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'

export type MediaUse = { title: string; path: string; isLive: boolean }

/** The pages that show something of the library, in their draft or to readers. */
export const usesOfMedia = defineHook<[db: Db | Tx, mediaId: number], Promise<MediaUse[]>>(
  'pages that show something of the library',
)

/** On how many pages each of these is shown; none that is on no page. */
export const countUses = defineHook<[db: Db | Tx, mediaIds: readonly number[]], Promise<Map<number, number>>>(
  'how many pages show something of the library',
)
