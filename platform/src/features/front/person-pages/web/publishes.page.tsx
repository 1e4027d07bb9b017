import { ArrowBigUp, MessageSquare } from 'lucide-react'
import { formatCount } from '../../../../base/web/format.ts'
import { RelativeTime } from '../../../../site/relative-time.tsx'
import { ChoiceLinks } from '../../../../site/choice-links.tsx'
import { ListView } from '../../../../site/list-view.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useQueryLink } from '../../../../site/use-query-link.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { listPublishes } from '../contract.ts'
import { listPerPage, publishKinds } from '../rules.ts'
import { personWords } from '../words.ts'
import { personMeta, usePerson } from './parts/person-data.ts'
import type { Route } from './+types/publishes.page.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { type = 'questions', page = 1 } = readQuery(listPublishes, url)
  const found = await context.get(pageContext).api('GET /api/users/{id}/publishes', {
    params: { id: Number(params.id) },
    query: { type, page, per_page: listPerPage },
  })
  return { ...found, type, page }
}

export const meta: Route.MetaFunction = ({ matches }) => personMeta(matches, 'publishes')

/** What somebody asked and answered. */
export default function PublishesPage({ loaderData: { list, total, type, page } }: Route.ComponentProps) {
  const words = useWords(personWords).publishes
  const { isOwn } = usePerson()
  const to = useQueryLink()
  return (
    <ListView
      filters={
        <ChoiceLinks
          label={words.label}
          chosen={type}
          choices={publishKinds.map(kind => [kind, words[kind], to({ type: kind })])}
        />
      }
      found={total > 0 && words.found(formatCount(total))}
      empty={
        list.length === 0 && (
          <EmptyState
            title={type === 'questions' ? words.noQuestions : words.noAnswers}
            action={
              isOwn && (
                <SiteLink to="/discussions" className={buttonClass()}>
                  {words.go}
                </SiteLink>
              )
            }
          >
            {isOwn ? words.hintOwn : words.hintOther}
          </EmptyState>
        )
      }
      pages={<SitePages page={page} total={total} perPage={listPerPage} />}
    >
      <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card shadow-card">
        {list.map(entry => (
          <PublishRow key={entry.postId ?? entry.threadId} entry={entry} />
        ))}
      </ul>
    </ListView>
  )
}

type Entry = Route.ComponentProps['loaderData']['list'][number]

function PublishRow({ entry }: { entry: Entry }) {
  const words = useWords(personWords).publishes
  const { competition, postId } = entry
  const thread = pathTo('/competitions/:id/discuss/:threadId', {
    id: competition.id,
    threadId: entry.threadId,
  })
  return (
    <li className="relative p-4 hover:bg-sunken sm:px-5">
      <h2 className="font-semibold">
        <SiteLink
          to={postId === null ? thread : `${thread}?post=${postId}#post-${postId}`}
          className="no-underline after:absolute after:inset-0 hover:text-accent"
        >
          {entry.title}
        </SiteLink>
      </h2>
      {entry.excerpt && <p className="mt-1 line-clamp-2 text-muted">{entry.excerpt}</p>}
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted tabular-nums">
        {entry.isAccepted && <Badge tone="good">{words.accepted}</Badge>}
        <span>{competition.title}</span>
        <span>
          <RelativeTime at={entry.at} zone={competition.zone} />
        </span>
        <span className="inline-flex items-center gap-1">
          <ArrowBigUp className="size-4" aria-hidden="true" />
          {words.votes(formatCount(entry.votes))}
        </span>
        {postId === null && (
          <span className="inline-flex items-center gap-1">
            <MessageSquare className="size-4" aria-hidden="true" />
            {words.replies(formatCount(entry.replies))}
          </span>
        )}
      </p>
    </li>
  )
}
