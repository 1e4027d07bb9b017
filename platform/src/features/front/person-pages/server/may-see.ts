import { Failure } from '../../../../base/contract/failure.ts'
import type { Context } from '../../../../base/http/context.ts'
import { requireThread } from '../../../community/discussions/server/public.ts'
import { findCompetition } from '../../../competing/competitions/server/public.ts'
import { isPublished } from '../../../content/information/server/public.ts'
import { requireReadable } from '../../../data/datasets/server/public.ts'
import type { BookmarkKind, BookmarkSubject } from '../../../people/bookmarks/rules.ts'

type Asking = Pick<Context, 'db' | 'viewer' | 'now' | 'settings'>

const finders: Record<BookmarkKind, (asking: Asking, id: number) => Promise<unknown>> = {
  competition: ({ db, viewer, now }, id) => findCompetition(db, id, viewer, now),
  dataset: requireReadable,
  thread: ({ db, viewer, now }, id) => requireThread(db, id, { viewer, now }),
  article: ({ db, now }, id) => isPublished(db, id, now),
}

/** Whether this reader may see something that can be bookmarked. */
export async function maySee(asking: Asking, { kind, id }: BookmarkSubject): Promise<boolean> {
  try {
    return Boolean(await finders[kind](asking, id))
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}
