import { CheckCheck, Settings } from 'lucide-react'
import { formatCount } from '../../../../base/web/format.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useMutation } from '../../../../site/use-mutation.ts'
import { useWords } from '../../../../site/use-site.ts'
import type { ToolHandle } from '../../../../site/shell/site-frame.tsx'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { listNotices } from '../contract.ts'
import { noticeWords } from '../words.ts'
import { MoreNotices } from './parts/more-notices.tsx'
import { NoticeRow } from './parts/notice-row.tsx'
import { useNotices } from './parts/use-notices.ts'
import type { Route } from './+types/notices.page.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => {
  const { pageSize } = readQuery(listNotices, url)
  return context.get(pageContext).api('GET /api/v2/notices', { query: { page: 1, pageSize } })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, noticeWords, ({ title }) => ({ title, isUnlisted: true }))

export const handle: ToolHandle = { isTool: true }

/** What one was told, the newest first: each leads to the very thing. */
export default function NoticesPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(noticeWords)
  const { api, run, isBusy, problem } = useMutation()
  const list = useNotices(loaderData)
  const { unread_count: unread, total } = loaderData
  const read = (id?: number) => {
    list.markRead(id)
    return run(() => api('PUT /api/v2/notices', { body: { id } }))
  }
  const remove = async (id: number) => {
    if (await run(() => api('DELETE /api/v2/notices/{id}', { params: { id } }))) list.forget(id)
  }
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6">
      <PageHead
        title={words.title}
        action={
          <div className="flex flex-wrap items-start gap-2">
            <Button
              variant="secondary"
              size="small"
              busy={isBusy}
              disabledReason={unread === 0 ? words.nothingUnread : undefined}
              onClick={() => void read()}
            >
              <CheckCheck className="size-4" aria-hidden="true" />
              {words.readAll}
            </Button>
            <SiteLink
              to="/users/v2/setting-notice"
              className={buttonClass({ variant: 'quiet', size: 'small' })}
            >
              <Settings className="size-4" aria-hidden="true" />
              {words.settings}
            </SiteLink>
          </div>
        }
      >
        <span role="status">{unread > 0 ? words.unread(formatCount(unread)) : words.allRead}</span>
      </PageHead>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      {list.notices.length === 0 ? (
        <EmptyState
          title={words.empty}
          action={
            <SiteLink to="/competitions" className={buttonClass({ variant: 'secondary' })}>
              {words.browse}
            </SiteLink>
          }
        >
          {words.emptyHint}
        </EmptyState>
      ) : (
        <>
          <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card shadow-card">
            {list.notices.map(notice => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                onRead={() => read(notice.id)}
                onDelete={() => void remove(notice.id)}
              />
            ))}
          </ul>
          <MoreNotices list={list} total={total} />
        </>
      )}
    </div>
  )
}
