import { clsx } from 'clsx'
import { Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPiece } from '../../../../../site/lazy-piece.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { inboxWords } from '../../words.ts'
import type { MessageData } from './wire.ts'
import { formatClock } from '../../../../../base/web/format.ts'

const RemoveMessage = lazyPiece(() => import('./talk-dialogs.tsx').then(module => module.RemoveMessage))

type Props = {
  message: MessageData
  isOwn: boolean
  author: string
  zone: string
  /** Of the first message of a day. */
  day: string | undefined
  onRemoved: () => void
}

/** A message: one’s own on the right. */
export function MessageBubble({ message, isOwn, author, zone, day, onRemoved }: Props) {
  const { talk } = useWords(inboxWords)
  const [isRemoving, setRemoving] = useState(false)
  const time = formatClock(message.created_at, zone)
  const look = clsx(
    'rounded-2xl px-4 py-2 wrap-anywhere',
    isOwn ? 'rounded-br-sm bg-accent-soft' : 'rounded-bl-sm bg-sunken',
  )
  return (
    <li className="grid gap-3">
      {day !== undefined && (
        <span className="justify-self-center rounded-full bg-sunken px-3 py-0.5 text-xs text-muted tabular-nums">
          {day}
        </span>
      )}
      <div
        className={clsx(
          'group flex max-w-[85%] items-end gap-1 sm:max-w-[70%]',
          isOwn ? 'flex-row-reverse justify-self-end' : 'justify-self-start',
        )}
      >
        <div className={clsx('grid min-w-0 gap-1', isOwn && 'justify-items-end')}>
          <span className="sr-only">{author}</span>
          {message.html === null ? (
            <p className={clsx(look, 'whitespace-pre-wrap')}>{message.content}</p>
          ) : (
            <div className={clsx(look, 'prose')} dangerouslySetInnerHTML={{ __html: message.html }} />
          )}
          <span className="px-1 text-xs text-muted tabular-nums">
            <time dateTime={message.created_at}>{time}</time>
            {isOwn && message.is_read && ` · ${talk.read}`}
          </span>
        </div>
        <IconButton
          label={talk.remove}
          icon={Trash2}
          size="medium"
          className="mb-5 text-muted opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-60"
          onClick={() => setRemoving(true)}
        />
      </div>
      {isRemoving && (
        <Suspense>
          <RemoveMessage id={message.id} onRemoved={onRemoved} onClose={() => setRemoving(false)} />
        </Suspense>
      )}
    </li>
  )
}
