import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { personWords } from '../words.ts'
import { Hidden } from './parts/hidden.tsx'
import { personMeta, usePerson } from './parts/person-data.ts'
import type { Route } from './+types/articles.page.ts'

export const meta: Route.MetaFunction = ({ matches }) => personMeta(matches, 'articles')

/** Articles that somebody lists among their accomplishments. */
export default function ArticlesPage() {
  const words = useWords(personWords)
  const { profile, isOwn } = usePerson()
  const { article: articles } = profile.accomplishments
  if (profile.private.seeWorkInfo === 0) return <Hidden>{words.accomplishments.hidden}</Hidden>
  if (articles.length === 0)
    return (
      <EmptyState
        title={words.articles.none}
        action={
          isOwn && (
            <SiteLink to={pathTo('/user/:id/profile', { id: profile.id })} className={buttonClass()}>
              {words.articles.add}
            </SiteLink>
          )
        }
      >
        {isOwn ? words.articles.noneOwn : words.articles.noneOther}
      </EmptyState>
    )
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card shadow-card">
      {articles.map(article => (
        <li key={article.shipDeleteId} className="p-4 sm:px-5">
          <h2 className="font-semibold">{article.articleName}</h2>
          <p className="mt-1 text-sm text-muted tabular-nums">
            {[article.organization, article.getTime?.slice(0, 7).replace('-', '/')]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {article.description && <p className="mt-2 whitespace-pre-line">{article.description}</p>}
        </li>
      ))}
    </ul>
  )
}
