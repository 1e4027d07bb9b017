import { usualZone } from '../../../../../base/web/format.ts'
import { PersonLink } from '../../../../../site/person-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import type { Kind, Category } from '../../rules.ts'
import { informationWords } from '../../words.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

type Article = {
  kind: Kind
  category: Category | null
  author: { id: number | null; name: string } | null
  minutes: number
  publishedAt: string
}

/** What an article is, who wrote it, since when it is there and how long it takes to read. */
export function ArticleMeta({ article }: { article: Article }) {
  const { formatDay } = useFormats()
  const words = useWords(informationWords)
  const { kind, category, author, minutes, publishedAt } = article
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted tabular-nums">
      <Badge tone={kind === 'activity' ? 'accent' : 'neutral'}>
        {category === null ? words[kind] : words.categories[category]}
      </Badge>
      {author && <Author {...author} />}
      <time dateTime={publishedAt}>{formatDay(publishedAt, usualZone)}</time>
      <span>{words.minutes(minutes)}</span>
    </span>
  )
}

const Author = ({ id, name }: { id: number | null; name: string }) =>
  id === null ? <span className="min-w-0 wrap-anywhere">{name}</span> : <PersonLink person={{ id, name }} />
