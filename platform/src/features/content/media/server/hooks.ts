import { defineHook } from '../../../../base/hook.ts'
import type { Localized } from '../../../../base/web/language.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'

export type MediaUse = { title: Localized; path: string; isLive: boolean }

/** The pages and sites that show each of these, in their draft or to readers; none that nothing shows. */
export const usesOfMedia = defineHook<
  [db: Db | Tx, mediaIds: readonly number[]],
  Promise<Map<number, MediaUse[]>>
>('pages that show something of the library')
