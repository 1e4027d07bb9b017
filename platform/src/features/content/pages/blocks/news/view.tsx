import { usualZone } from '../../../../../base/web/format.ts'
import { unbroken } from '../../../../../base/web/unbroken.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import type { ViewProps } from '../../web/view-props.ts'
import { Band } from '../../web/parts/band.tsx'
import { pageWords } from '../../words.ts'
import type { news } from './block.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

export function NewsView({ id, tone, value: { title, news: articles } }: ViewProps<typeof news>) {
  const { formatDay } = useFormats()
  const words = useWords(pageWords)
  const Heading = title === '' ? 'h2' : 'h3'
  return (
    <Band id={id} tone={tone} title={title}>
      {articles.length === 0 && <p className="text-muted">{words.noNews}</p>}
      <ul className="grid gap-6 sm:grid-cols-2">
        {articles.map(article => (
          <li
            key={article.id}
            className="group relative rounded-2xl border border-line bg-card p-6 shadow-card hover:border-accent hover:shadow-float"
          >
            <time dateTime={article.at} className="text-sm text-muted tabular-nums">
              {formatDay(article.at, usualZone)}
            </time>
            <Heading className="mt-2 text-lg leading-snug font-semibold">
              <SiteLink
                to={article.path}
                className="no-underline after:absolute after:inset-0 group-hover:text-accent"
              >
                {unbroken(article.title)}
              </SiteLink>
            </Heading>
            <p className="mt-2 line-clamp-2 text-muted">{article.summary}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
