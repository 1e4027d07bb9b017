import { clsx } from 'clsx'
import { Outlet, useParams } from 'react-router'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useMutation } from '../../../../site/use-mutation.ts'
import { useWords } from '../../../../site/use-site.ts'
import type { ToolHandle } from '../../../../site/shell/site-frame.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { sessionsPerPage } from '../rules.ts'
import { inboxWords } from '../words.ts'
import { SendMessageButton } from './parts/send-message-button.tsx'
import { SessionList } from './parts/session-list.tsx'
import { useNewest } from './parts/use-newest.ts'
import type { Route } from './+types/messages.layout.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(pageContext).api('GET /api/v1/inbox/sessions', { query: { per_page: sessionsPerPage } })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, inboxWords, words => ({ title: words.title }))

export const handle: ToolHandle = { isTool: true }

/** All conversations, and beside them one of them; where there is no room for both, one at a time. */
export default function MessagesLayout({ loaderData }: Route.ComponentProps) {
  const words = useWords(inboxWords)
  const { id } = useParams()
  const { api, run, isBusy, problem } = useMutation()
  const isOpen = id !== undefined
  useNewest()
  const { unread_count: unread } = loaderData
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className={clsx('grid gap-4', isOpen && 'max-lg:hidden')}>
        <PageHead
          title={words.title}
          action={
            <span className="flex flex-wrap gap-3">
              <Button
                variant="secondary"
                busy={isBusy}
                disabledReason={unread === 0 ? words.sessions.noneUnread : undefined}
                onClick={() => void run(() => api('PUT /api/v1/inbox/messages'))}
              >
                {words.sessions.readAll}
              </Button>
              <SendMessageButton label={words.send.compose} />
            </span>
          }
        >
          {words.lead}
        </PageHead>
        {problem && (
          <Callout kind="bad" live>
            {problem}
          </Callout>
        )}
      </div>
      <div className="overflow-hidden rounded-2xl border border-line bg-card shadow-card lg:grid lg:h-[max(30rem,calc(100dvh-16rem))] lg:grid-cols-[20rem_1fr]">
        <div
          className={clsx('min-h-0 overflow-y-auto lg:border-r lg:border-line', isOpen && 'max-lg:hidden')}
        >
          <SessionList key={loaderData.session_total} first={loaderData} openId={Number(id)} />
        </div>
        <div className={clsx('min-h-0 min-w-0', !isOpen && 'max-lg:hidden')}>
          <Outlet />
        </div>
      </div>
    </div>
  )
}
