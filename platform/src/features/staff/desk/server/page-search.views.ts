import type { z } from 'zod'
import { likeText } from '../../../../base/database/like-text.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { allCompetitionPages } from '../../authoring/server/public.ts'
import type { searchAdmin } from '../contract.ts'
import { most, scope } from './search-scope.ts'

type Found = z.input<typeof searchAdmin.answer>['found']

/**
 * Pages about competitions that this person may open, by their titles in either language; words that stand in no title
 * say which competition. Without such words those of the newest ones.
 */
export async function findPages(db: Db, viewer: Viewer, typed: string, lang: Lang): Promise<Found> {
  const words = plainText(typed).split(/\s+/)
  const named = allCompetitionPages.run().map(page => {
    const title = plainText(`${page.title.zh} ${page.title.en}`)
    // One letter of an alphabet stands in nearly every title.
    return { page, rest: words.filter(word => !(word.length > 1 && title.includes(word))) }
  })
  const least = Math.min(...named.map(({ rest }) => rest.length))
  if (least === words.length) return []
  const best = named.filter(({ rest }) => rest.length === least)
  const rest = best[0]?.rest ?? []
  const pages = best.filter(one => one.rest.join(' ') === rest.join(' ')).map(({ page }) => page)
  const rows = await db
    .selectFrom('competition')
    .select(['id', 'title_zh', 'title_en'])
    .where(scope(viewer, 'id'))
    .where(eb =>
      eb.and(
        rest.map(word =>
          eb.or([
            eb('title_zh', 'ilike', `%${likeText(word)}%`),
            eb('title_en', 'ilike', `%${likeText(word)}%`),
            eb(eb.cast<string>('id', 'text'), '=', word),
          ]),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .limit(Math.ceil(most / pages.length))
    .execute()
  return rows
    .flatMap(row =>
      pages.map(({ path, title }) => ({
        kind: 'page' as const,
        id: row.id,
        title: localize(title, lang),
        detail: localizeColumn(row, 'title', lang),
        path: `/admin/competitions/${row.id}${path && '/'}${path}`,
      })),
    )
    .slice(0, most)
}

const plainText = (text: string) => text.normalize('NFKC').toLowerCase().trim()
