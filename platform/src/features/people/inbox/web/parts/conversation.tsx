import { ArrowLeft } from 'lucide-react'
import { PersonAvatar, PersonLink } from '../../../../../site/person-link.tsx'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { useZone } from '../../../../../site/zoned-time.tsx'
import { MoreOnSight } from '../../../../../ui/more-on-sight.tsx'
import { FollowButton } from '../../../follows/web/parts/follow-button.tsx'
import { useUnblock } from '../../../follows/web/parts/use-unblock.ts'
import { inboxWords } from '../../words.ts'
import { Composer } from './composer.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { TalkMenu } from './talk-menu.tsx'
import { useConversation } from './use-conversation.ts'
import { useReadOnSight } from './use-read-on-sight.ts'
import { useScrolledTalk } from './use-scrolled-talk.ts'
import type { ConversationData } from './wire.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

/** One conversation: who it is with, what was said, and where one answers. */
export function Conversation({ newest }: { newest: ConversationData }) {
  const { formatDay } = useFormats()
  const words = useWords(inboxWords)
  const { viewer } = useSite()
  const zone = useZone()
  const talk = useConversation(newest)
  const { messages } = talk
  const { box, onScroll } = useScrolledTalk(messages)
  useReadOnSight(messages)
  const other = newest.participantor
  const unblocking = useUnblock(other.id)
  return (
    <section
      aria-label={words.talk.with(other.name)}
      className="flex h-[calc(100dvh-8rem)] min-h-96 flex-col lg:h-full"
    >
      <header className="flex items-center gap-3 border-b border-line px-3 py-2 sm:px-5">
        <SiteLink
          to="/messages"
          aria-label={words.sessions.back}
          className="-ml-1 grid size-11 place-items-center rounded-lg text-muted hover:bg-sunken lg:hidden"
        >
          <ArrowLeft className="size-5" aria-hidden="true" />
        </SiteLink>
        <span className="flex">
          <PersonAvatar person={other} />
        </span>
        <h2 className="flex min-w-0 grow text-lg font-semibold">
          <PersonLink person={other} className="truncate text-text" />
        </h2>
        {newest.abilities.write.allowed && (
          <span className="max-sm:hidden">
            <FollowButton person={other} size="small" />
          </span>
        )}
        <TalkMenu conversation={newest} onUnblock={unblocking.unblock} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div
        ref={box}
        role="log"
        tabIndex={0}
        aria-label={words.talk.messages}
        className="min-h-0 grow overflow-y-auto px-3 py-4 [overflow-anchor:none] sm:px-5"
        onScroll={onScroll}
      >
        {talk.hasMore ? (
          <MoreOnSight
            label={words.talk.earlier}
            busy={talk.isLoading}
            isHeld={talk.hasFailed}
            onMore={talk.loadEarlier}
          />
        ) : (
          messages.length > 0 && <p className="pb-4 text-center text-xs text-muted">{words.talk.start}</p>
        )}
        {talk.hasFailed && (
          <p role="alert" className="pb-4 text-center text-sm text-bad">
            {words.sessions.failed}
          </p>
        )}
        {messages.length === 0 && (
          <div className="grid h-full place-content-center gap-2 text-center">
            <p className="font-semibold">{words.talk.empty}</p>
            {newest.abilities.write.allowed && (
              <p className="text-balance text-muted">{words.talk.emptyHint(other.name)}</p>
            )}
          </div>
        )}
        <ol className="grid gap-3">
          {messages.map((message, index) => {
            const day = formatDay(message.created_at, zone)
            const earlier = messages[index - 1]
            return (
              <MessageBubble
                key={message.id}
                message={message}
                isOwn={message.sender_id === viewer?.id}
                author={message.sender_id === viewer?.id ? words.talk.you : other.name}
                zone={zone}
                day={earlier && formatDay(earlier.created_at, zone) === day ? undefined : day}
                onRemoved={() => talk.forget(message.id)}
              />
            )
          })}
        </ol>
      </div>
      <Composer conversation={newest} unblocking={unblocking} />
    </section>
  )
}
