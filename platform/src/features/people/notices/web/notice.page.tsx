import { useEffect } from 'react'
import { data, useNavigate } from 'react-router'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useMutation } from '../../../../site/use-mutation.ts'
import { useWords } from '../../../../site/use-site.ts'
import { useZone } from '../../../../site/zoned-time.tsx'
import type { ToolHandle } from '../../../../site/shell/site-frame.tsx'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { noticeWords } from '../words.ts'
import type { Route } from './+types/notice.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  const id = Number(params.id)
  if (!Number.isSafeInteger(id) || id < 1) throw data(null, { status: 404 })
  return context.get(pageContext).api('GET /api/v2/notices/{id}', { params: { id } })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, noticeWords, ({ one }) => ({ title: one.title, isUnlisted: true }))

export const handle: ToolHandle = { isTool: true }

/** One notice; opening it has read it. */
export default function NoticePage({ loaderData: notice }: Route.ComponentProps) {
  const { formatTime } = useFormats()
  const words = useWords(noticeWords)
  const zone = useZone()
  const navigate = useNavigate()
  const reading = useMutation()
  const deleting = useMutation({ reload: 'never' })
  const { id, is_read: isRead } = notice
  useEffect(() => {
    if (!isRead) void reading.run(() => reading.api('PUT /api/v2/notices', { body: { id } }))
    // oxlint-disable-next-line react/exhaustive-deps -- once for each notice that was not read
  }, [id, isRead])
  const remove = async () => {
    if (await deleting.run(() => deleting.api('DELETE /api/v2/notices/{id}', { params: { id } })))
      await navigate('/notices', { replace: true })
  }
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6">
      <SiteLink to="/notices" className="justify-self-start">
        ← {words.back}
      </SiteLink>
      <PageHead title={notice.title}>
        <time dateTime={notice.created_at} className="tabular-nums">
          {words.one.at(formatTime(notice.created_at, zone))}
        </time>
      </PageHead>
      {deleting.problem && (
        <Callout kind="bad" live>
          {deleting.problem}
        </Callout>
      )}
      <Card as="article" className="grid gap-5">
        <p className="break-words whitespace-pre-line">{notice.intro}</p>
        <div className="flex flex-wrap gap-3">
          <SiteLink to={notice.path} className={buttonClass()}>
            {words.open}
          </SiteLink>
          <Button variant="danger" busy={deleting.isBusy} onClick={() => void remove()}>
            {words.delete}
          </Button>
        </div>
      </Card>
    </div>
  )
}
