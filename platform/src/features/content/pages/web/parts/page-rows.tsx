import { usualZone } from '../../../../../base/web/format.ts'
import { localize } from '../../../../../base/web/language.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { editingWords } from '../../editing-words.ts'
import type { EditedPage } from '../editor/editing.ts'
import { PageState } from './page-state.tsx'
import { useFormats } from '../../../../../site/use-formats.ts'

/** The pages of a site, each with the way to its editor. */
export function PageRows({ pages }: { pages: readonly EditedPage['page'][] }) {
  const { formatTime } = useFormats()
  const words = useWords(editingWords)
  const lang = useLang()
  if (pages.length === 0) return <p className="text-sm text-muted">{words.noPages}</p>
  return (
    <ul className="divide-y divide-line">
      {pages.map(page => (
        <li key={page.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
          <div className="min-w-0">
            <SiteLink
              to={pathTo('/admin/content/pages/:pageId', { pageId: page.id })}
              className="font-medium"
            >
              {localize(page.title, lang) || words.untitled}
            </SiteLink>
            <p className="text-sm text-muted">{words.slugs[page.slug] ?? page.slug}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <PageState page={page} />
            <span className="text-sm text-muted tabular-nums">
              {words.changedAt(formatTime(page.changedAt, usualZone))}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
