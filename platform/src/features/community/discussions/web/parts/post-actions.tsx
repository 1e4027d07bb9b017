import { useFormats } from '../../../../../site/use-formats.ts'
import { clsx } from 'clsx'
import { ArrowBigUp } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { formatCount, formatRelative } from '../../../../../base/web/format.ts'
import { lazyPiece } from '../../../../../site/lazy-piece.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { PlainButton } from '../../../../../ui/plain-button.tsx'
import type { PostData, ThreadData } from '../../wire.ts'
import { discussionWords } from '../../words.ts'

const RemoveDialog = lazyPiece(() => import('./remove-dialog.tsx').then(module => module.RemoveDialog))
const ReportPost = lazyPiece(() => import('./report-post.tsx').then(module => module.ReportPost))
const HistoryDialog = lazyPiece(() => import('./history-dialog.tsx').then(module => module.HistoryDialog))

type Props = {
  post: PostData
  thread: ThreadData['thread']
  author: string
  zone: string
  onReply: () => void
  onEdit: () => void
}

/** What this reader may do with a post, in one row of quiet words; the dialogs' code comes when one is wanted. */
export function PostActions({ post, thread, author, zone, onReply, onEdit }: Props) {
  const { actions, thread: said } = useWords(discussionWords)
  const { now } = useSite()
  const formats = useFormats()
  const { api, run, isBusy, problem } = useMutation()
  const [dialog, setDialog] = useState<'remove' | 'report' | 'history'>()
  const params = { id: post.id }
  const { abilities } = post
  const votes = (
    <>
      <ArrowBigUp className={clsx('size-4', post.hasVoted && 'fill-current')} aria-hidden="true" />
      <span aria-hidden="true" className="tabular-nums">
        {formatCount(post.voteCount)}
      </span>
      <span className="sr-only">{actions.votes(formatCount(post.voteCount))}</span>
    </>
  )
  const vote = () =>
    run(() =>
      post.hasVoted
        ? api('DELETE /api/discussions/posts/{id}/vote', { params })
        : api('PUT /api/discussions/posts/{id}/vote', { params }),
    )
  const accept = () =>
    run(() =>
      post.isAccepted
        ? api('DELETE /api/discussions/{id}/accepted', { params: { id: thread.id } })
        : api('PUT /api/discussions/{id}/accepted', { params: { id: thread.id }, body: { postId: post.id } }),
    )
  const close = () => setDialog(undefined)
  return (
    <div
      role="group"
      aria-label={actions.label(author)}
      className="mt-3 -ml-2 flex flex-wrap items-center gap-x-1 text-sm text-muted"
    >
      {abilities.vote.allowed ? (
        <PlainButton
          aria-pressed={post.hasVoted}
          aria-disabled={isBusy || undefined}
          className={clsx(quiet, post.hasVoted && 'font-semibold text-accent')}
          onClick={() => !isBusy && void vote()}
        >
          {votes} {post.hasVoted ? actions.voted : actions.vote}
        </PlainButton>
      ) : (
        <span className="inline-flex items-center gap-1 px-2" title={abilities.vote.message}>
          {votes}
          <span className="sr-only">{abilities.vote.message}</span>
        </span>
      )}
      {thread.abilities.reply.allowed && <Quiet onClick={onReply}>{said.reply}</Quiet>}
      {post.isAccepted
        ? thread.abilities.changeAccepted.allowed && (
            <Quiet onClick={() => !isBusy && void accept()}>{actions.unaccept}</Quiet>
          )
        : abilities.accept.allowed && (
            <Quiet onClick={() => !isBusy && void accept()}>{actions.accept}</Quiet>
          )}
      {abilities.edit.allowed && <Quiet onClick={onEdit}>{actions.edit}</Quiet>}
      {abilities.remove.allowed && <Quiet onClick={() => setDialog('remove')}>{actions.remove}</Quiet>}
      {abilities.report.allowed && <Quiet onClick={() => setDialog('report')}>{actions.report}</Quiet>}
      {post.editedAt && (
        <Quiet onClick={() => setDialog('history')}>
          {said.edited(formatRelative(post.editedAt, now, zone, formats))}
          <span className="sr-only"> · {said.history}</span>
        </Quiet>
      )}
      {problem && (
        <span role="alert" className="basis-full px-2 text-bad">
          {problem}
        </span>
      )}
      {dialog && (
        <Suspense>
          {dialog === 'remove' && <RemoveDialog post={post} thread={thread} onClose={close} />}
          {dialog === 'report' && <ReportPost post={post} onClose={close} />}
          {dialog === 'history' && <HistoryDialog postId={post.id} zone={zone} onClose={close} />}
        </Suspense>
      )}
    </div>
  )
}

const quiet = 'inline-flex min-h-8 items-center gap-1 rounded-lg px-2 hover:bg-sunken hover:text-text'

function Quiet({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <PlainButton className={quiet} onClick={onClick}>
      {children}
    </PlainButton>
  )
}
