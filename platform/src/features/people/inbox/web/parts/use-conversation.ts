import { useState } from 'react'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { messagesPerPage } from '../../rules.ts'
import type { ConversationData, MessageData } from './wire.ts'

type Known = { newest: ConversationData; messages: readonly MessageData[]; hasMore: boolean }

/** A conversation from its newest messages back to where one has read it, the oldest first. */
export function useConversation(newest: ConversationData) {
  const { api, run, isBusy, problem } = useMutation({ reload: 'never' })
  const [known, setKnown] = useState<Known>(() => begin(newest))
  // What the page's loader brought anew.
  if (known.newest !== newest) setKnown(continueWith(known, newest))
  const oldest = known.messages.at(-1)
  const loadEarlier = () =>
    run(async () => {
      const page = await api('GET /api/v1/inbox/messages', {
        query: {
          participator: newest.participantor.id,
          per_page: messagesPerPage,
          ...(oldest ? { before: oldest.id } : {}),
        },
      })
      setKnown(now => ({
        ...now,
        messages: [...now.messages, ...page.messages.filter(({ id }) => !oldest || id < oldest.id)],
        hasMore: page.has_more,
      }))
    })
  return {
    messages: known.messages.toReversed(),
    hasMore: known.hasMore,
    loadEarlier: () => void (isBusy || loadEarlier()),
    isLoading: isBusy,
    hasFailed: problem !== undefined,
    forget: (id: number) =>
      setKnown(now => ({ ...now, messages: now.messages.filter(message => message.id !== id) })),
  }
}

const begin = (newest: ConversationData): Known => ({
  newest,
  messages: newest.messages,
  hasMore: newest.has_more,
})

/** The newest page takes the place of what it overlaps with; where it does not reach what was known there is a gap. */
function continueWith(known: Known, newest: ConversationData): Known {
  const last = newest.messages.at(-1)
  if (!last || !newest.has_more) return begin(newest)
  if (!known.messages.some(({ id }) => id >= last.id)) return begin(newest)
  const earlier = known.messages.filter(({ id }) => id < last.id)
  return {
    newest,
    messages: [...newest.messages, ...earlier],
    hasMore: earlier.length > 0 ? known.hasMore : newest.has_more,
  }
}
