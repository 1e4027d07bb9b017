import type { Returned } from '../../../../base/contract/call.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { searchQuery } from '../../../../base/search/search.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { threadsFound } from '../../../community/discussions/server/public.ts'
import { competitionsFound } from '../../../competing/competitions/server/public.ts'
import { expertsFound } from '../../../content/experts/server/public.ts'
import { articlesFound } from '../../../content/information/server/public.ts'
import { datasetsFound } from '../../../data/datasets/server/public.ts'
import { blockedAmong } from '../../../people/follows/server/public.ts'
import { findPeople } from '../../../people/identity/server/public.ts'
import type { searchSite } from '../contract.ts'
import { isSearchable } from '../rules.ts'

type Found = Returned<typeof searchSite>['found']
type Asked = { typed: string; most: number; viewer: Viewer | null; lang: Lang; now: Date }

/** What this reader may know of and what they typed says, kind after kind; a query for each kind. */
export async function findForReader(db: ReadDb, { typed, ...asked }: Asked): Promise<Found> {
  const words = isSearchable(typed) ? searchQuery(typed) : undefined
  if (!words) return []
  const { viewer, most } = asked
  const [competitions, datasets, threads, articles, experts, people] = await Promise.all([
    competitionsFound(db, { ...asked, words }),
    datasetsFound(db, { ...asked, words }),
    threadsFound(db, { ...asked, words }),
    articlesFound(db, { ...asked, words }),
    expertsFound(db, { ...asked, words }),
    // Names are not for those who collect them: as in the search for people, whoever looks for one signs in.
    viewer ? findPeople(db, { keyword: typed, words, viewerId: viewer.userId, most }) : [],
  ])
  const blocked = viewer
    ? await blockedAmong(
        db,
        viewer.userId,
        people.map(person => person.id),
      )
    : new Set<number>()
  return [
    ...competitions.map(one => ({ ...one, kind: 'competition' as const, path: `/competitions/${one.id}` })),
    ...datasets.map(one => ({ ...one, kind: 'dataset' as const, path: `/datasets/${one.id}` })),
    ...threads.map(({ competitionId, ...one }) => ({
      ...one,
      kind: 'thread' as const,
      path: `/competitions/${competitionId}/discuss/${one.id}`,
    })),
    ...articles.map(one => ({
      ...one,
      kind: 'article' as const,
      path: `/information/${one.kind}/${one.id}`,
    })),
    ...experts.map(one => ({ ...one, kind: 'expert' as const, path: `/experts/${one.kind}/${one.id}` })),
    ...people
      .filter(({ id }) => !blocked.has(id))
      .map(one => ({
        kind: 'person' as const,
        id: one.id,
        title: one.user_name,
        detail: one.introduction,
        path: `/users/${one.id}`,
      })),
  ]
}
