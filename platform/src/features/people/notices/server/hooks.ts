import { defineHook } from '../../../../base/hook.ts'
import type { ReadDb, Tx } from '../../../../base/database/tables.ts'
import type { NoticeKindWords } from '../../../../base/notice-kinds.ts'
import type { Localized } from '../../../../base/web/language.ts'

/** All that people are told of, by kind; most features that tell stand above this one. */
export const allNoticeKinds = defineHook<[], ReadonlyMap<string, NoticeKindWords>>('all kinds of notices')

/** What teams are called, which stand above this one. */
export const namesOfTeams = defineHook<
  [db: ReadDb | Tx, ids: readonly number[]],
  Promise<ReadonlyMap<number, string>>
>('what teams are called')

const untitled = { zh: '通知', en: 'Notification' }

/** The heading of notices of a kind; of one that no feature declares any more, a plain one. */
export const titleOf = (kind: string): Localized => allNoticeKinds.run().get(kind)?.title ?? untitled
