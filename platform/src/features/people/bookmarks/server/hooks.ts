import type { Context } from '../../../../base/http/context.ts'
import { defineHook } from '../../../../base/hook.ts'
import type { BookmarkSubject } from '../rules.ts'

type Asking = Pick<Context, 'db' | 'viewer' | 'now' | 'settings'>

/** Whether this reader may see what is to be bookmarked: those above know. */
export const maySee = defineHook<[asking: Asking, subject: BookmarkSubject], Promise<boolean>>(
  'whether a reader may see what they bookmark',
)
