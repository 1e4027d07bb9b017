import { defineHook } from '../../../../base/hook.ts'
import type { NoticeKindWords } from '../../../../base/notice-kinds.ts'

/** All that people are told of, by kind; most features that tell stand above this one. */
export const allNoticeKinds = defineHook<[], ReadonlyMap<string, NoticeKindWords>>('all kinds of notices')
