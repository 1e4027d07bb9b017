import type { Settings } from '../../../../base/config/settings.ts'
import { defineHook } from '../../../../base/hook.ts'
import type { Log } from '../../../../base/log/log.ts'
import type { Db, ReadDb, Tx } from '../../../../base/database/tables.ts'

/** What competitions are called, by their ids; those that do not exist are left out. */
export const competitionTitles = defineHook<
  [db: Db | Tx, ids: readonly number[]],
  Promise<Map<number, { titleZh: string; titleEn: string }>>
>('what competitions are called')

/** How many competitions somebody signed up for, and how much they handed in. */
export const takenPart = defineHook<
  [db: Db | Tx, userId: number],
  Promise<{ competitions: number; submissions: number }>
>('what somebody took part in')

/** Whether a certifier has found somebody to be who they say. */
export const isCertified = defineHook<[db: ReadDb, userId: number], Promise<boolean>>(
  'whether somebody is certified',
)

/** Which groups of their own profile somebody sees, by the spec's names of them: 1 or 0. */
export const ownFlags = defineHook<[], Record<string, number>>('what somebody sees of themselves')

/** A person gained or lost the right to read the answers of a competition, or of all if none is given. */
export const answersOpened = defineHook<
  [tx: Tx, reader: { userId: number; competitionId: number | null }],
  Promise<void>
>('who may read answers changed')

/** How many messages and notices somebody has not read. */
export const unreadOf = defineHook<[db: ReadDb, userId: number], Promise<number>>(
  'how much somebody has not read',
)

/** In which country or province an address is; null where nobody knows. */
export const territoryOf = defineHook<
  [settings: Settings, address: string, log: Log],
  Promise<{ nameCn: string; nameEn: string } | null>
>('where an address is')
