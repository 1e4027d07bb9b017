import { data } from 'react-router'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { messagesPerPage } from '../rules.ts'
import { inboxWords } from '../words.ts'
import { Conversation } from './parts/conversation.tsx'
import type { Route } from './+types/conversation.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = Number(params.id)
  if (!Number.isSafeInteger(id) || id <= 0) throw data(null, { status: 404 })
  return context.get(pageContext).api('GET /api/v1/inbox/messages', {
    query: { participator: id, per_page: messagesPerPage },
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, inboxWords, words => ({
    title: loaderData ? words.talk.with(loaderData.participantor.name) : words.title,
  }))

/** What the reader and somebody else wrote each other. */
export default function ConversationPage({ loaderData }: Route.ComponentProps) {
  return <Conversation key={loaderData.participantor.id} newest={loaderData} />
}
