import { useRef, useState } from 'react'
import { BookmarkButton } from '../../../people/bookmarks/web/parts/bookmark-button.tsx'
import { formatCount } from '../../../../base/web/format.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { ExternalLink } from '../../../../ui/external-link.tsx'
import { useCompetition } from '../../../competing/competitions/web/parts/competition-data.ts'
import { repliesPerPage } from '../rules.ts'
import type { PostData } from '../wire.ts'
import { discussionWords } from '../words.ts'
import { PostCard } from './parts/post-card.tsx'
import { ReplyForm } from './parts/reply-form.tsx'
import { ThreadMarks } from './parts/thread-marks.tsx'
import { getThread } from '../contract.ts'
import type { Route } from './+types/thread.page.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { page, post } = readQuery(getThread, url)
  const { api, viewer } = context.get(pageContext)
  const id = Number(params.threadId)
  const [data, bookmark] = await Promise.all([
    api('GET /api/discussions/{id}', { params: { id }, query: { page, post, per_page: repliesPerPage } }),
    viewer && api('GET /api/bookmarks/{kind}/{id}', { params: { kind: 'thread', id } }),
  ])
  return { data, bookmark }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, discussionWords, words => ({ title: loaderData?.data.thread.title ?? words.list.title }))

/** A question, its accepted answer, and what people said, in the order in which they said it. */
export default function ThreadPage({ loaderData: { data, bookmark } }: Route.ComponentProps) {
  const words = useWords(discussionWords)
  const competition = useCompetition()
  const { thread, opening, accepted, posts, total, page, perPage } = data
  const [quoted, setQuoted] = useState<PostData>()
  // The answer stands right below the question; its place among the replies then only says so.
  const isAnswerUp = accepted !== null && page === 1
  const field = useRef<HTMLTextAreaElement>(null)
  const shared = {
    thread,
    zone: competition.zone,
    onReply: (post: PostData) => {
      setQuoted(post.isOpening ? undefined : post)
      field.current?.focus()
    },
  }
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <div>
        <p>
          <SiteLink
            to={pathTo('/competitions/:id/discuss', { id: competition.id })}
            className="text-sm text-muted no-underline hover:text-accent"
          >
            ← {words.thread.back}
          </SiteLink>
        </p>
        <h2 className="mt-2 text-2xl font-semibold">{thread.title}</h2>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <SiteLink to={`${pathTo('/competitions/:id/discuss', { id: competition.id })}?tag=${thread.tag}`}>
            <Badge>{words.tags[thread.tag]}</Badge>
          </SiteLink>
          {thread.isPinned && <Badge tone="accent">{words.list.pinned}</Badge>}
          {thread.isLocked && <Badge>{words.list.locked}</Badge>}
          {thread.isAnswered && <Badge tone="good">{words.list.answered}</Badge>}
          {thread.abilities.moderate.allowed && <ThreadMarks thread={thread} />}
          <BookmarkButton kind="thread" id={thread.id} state={bookmark} />
        </div>
      </div>
      {thread.solution && thread.team && (
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <SiteLink
            to={pathTo('/competitions/:id/teams/:teamId', { id: competition.id, teamId: thread.team.id })}
          >
            {words.solution.of(thread.team.name)}
          </SiteLink>
          {thread.solution.repositoryUrl && (
            <ExternalLink href={thread.solution.repositoryUrl}>{words.solution.repository}</ExternalLink>
          )}
          {thread.solution.code && (
            <SiteLink to={`${pathTo('/competitions/source-code')}?procedureId=${thread.solution.code.id}`}>
              {words.solution.code(thread.solution.code.version)}
            </SiteLink>
          )}
          {competition.attachedTeam?.id === thread.team.id && competition.attachedTeam.role === 'captain' && (
            <SiteLink to={pathTo('/competitions/:id/solution', { id: competition.id })}>
              {words.solution.change}
            </SiteLink>
          )}
        </p>
      )}
      {thread.isHidden && <Callout kind="warn">{words.thread.hidden}</Callout>}
      <PostCard post={opening} {...shared} />
      {isAnswerUp && <PostCard post={accepted} {...shared} />}
      <section aria-labelledby="replies" className="grid grid-cols-1 gap-4">
        <h3 id="replies" className="text-lg font-semibold">
          {words.thread.replies(formatCount(thread.replyCount))}
        </h3>
        {total === 0 && <p className="text-muted">{words.thread.noReplies}</p>}
        {posts.map(post =>
          isAnswerUp && post.isAccepted ? (
            <p
              key={post.id}
              className="rounded-2xl border border-dashed border-line px-5 py-3 text-sm text-muted"
            >
              {words.thread.answerAbove(post.author?.name ?? '')}
            </p>
          ) : (
            <PostCard key={post.id} post={post} {...shared} />
          ),
        )}
        <SitePages page={page} total={total} perPage={perPage} />
      </section>
      <ReplyForm thread={thread} quoted={quoted} onDropQuote={() => setQuoted(undefined)} field={field} />
    </div>
  )
}
