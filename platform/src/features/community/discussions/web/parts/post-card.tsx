import { clsx } from 'clsx'
import { Quote } from 'lucide-react'
import { useState } from 'react'
import { formatRelative } from '../../../../../base/web/format.ts'
import { PersonAvatar, PersonLink } from '../../../../../site/person-link.tsx'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useHash } from '../../../../../site/use-hash.ts'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import type { PostData, ThreadData } from '../../wire.ts'
import { discussionWords } from '../../words.ts'
import { EditForm } from './edit-form.tsx'
import { PostActions } from './post-actions.tsx'
import { useFormats } from '../../../../../site/use-formats.ts'

type Props = {
  post: PostData
  thread: ThreadData['thread']
  zone: string
  onReply: (post: PostData) => void
}

/** What somebody said, who it was, and what one can do about it; or the stone where something was said. */
export function PostCard({ post, thread, zone, onReply }: Props) {
  const formats = useFormats()
  const words = useWords(discussionWords)
  const { now } = useSite()
  const [isEdited, setEdited] = useState(false)
  const anchor = `post-${post.id}`
  const isNamed = useHash() === anchor
  if (post.author === null) {
    return (
      <p id={anchor} className="rounded-2xl border border-dashed border-line px-5 py-3 text-sm text-muted">
        {post.deletedBy === 'moderator' ? words.thread.stoneModerator : words.thread.stoneAuthor}
      </p>
    )
  }
  return (
    <article
      id={anchor}
      aria-label={post.author.name}
      className={clsx(
        'scroll-mt-24 rounded-2xl border bg-card p-4 shadow-card sm:p-5',
        isNamed && 'ring-2 ring-accent',
        post.isAccepted ? 'border-good' : post.writtenAs === 'member' ? 'border-line' : 'border-accent',
      )}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PersonAvatar person={post.author} size="small" />
        <PersonLink person={post.author} className="font-semibold" />
        {post.writtenAs !== 'member' && <Badge tone="accent">{words.roles[post.writtenAs]}</Badge>}
        {!post.isOpening && post.author.id === thread.author.id && <Badge>{words.asker}</Badge>}
        {post.isAccepted && <Badge tone="good">{words.thread.answerTitle}</Badge>}
        <span className="text-sm text-muted">
          <SiteLink to={`?post=${post.id}#${anchor}`} className="no-underline hover:underline">
            <time dateTime={post.createdAt} title={formats.formatTime(post.createdAt, zone)}>
              {formatRelative(post.createdAt, now, zone, formats)}
            </time>
            <span className="sr-only"> · {words.thread.link}</span>
          </SiteLink>
        </span>
      </header>
      {post.quote && (
        <SiteLink
          to={`?post=${post.quote.postId}#post-${post.quote.postId}`}
          className="mt-3 block rounded-lg border-l-2 border-line-strong bg-sunken px-3 py-2 text-sm text-muted no-underline hover:border-accent"
        >
          <span className="flex items-center gap-1.5 font-medium">
            <Quote className="size-3.5" aria-hidden="true" />
            {words.thread.quoted(post.quote.author)}
          </span>
          <span className="mt-0.5 line-clamp-2">{post.quote.excerpt}</span>
        </SiteLink>
      )}
      {isEdited && post.source !== null ? (
        <EditForm post={post} source={post.source} thread={thread} onEnd={() => setEdited(false)} />
      ) : (
        <>
          <div className="prose mt-3 overflow-clip" dangerouslySetInnerHTML={{ __html: post.html }} />
          <PostActions
            post={post}
            thread={thread}
            author={post.author.name}
            zone={zone}
            onReply={() => onReply(post)}
            onEdit={() => setEdited(true)}
          />
        </>
      )}
    </article>
  )
}
