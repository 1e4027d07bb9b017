import { wordsIn } from '../../../../base/web/words.ts'
import { ListView } from '../../../../site/list-view.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { OlderLink } from '../../../../site/staff/older-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { Badge, type Tone } from '../../../../ui/badge.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { listMails } from '../mail.contract.ts'
import { noticeWords } from '../words.ts'
import type { Route } from './+types/mails.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  context.get(pageContext).api('GET /api/admin/mails', { query: readQuery(listMails, url) })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, noticeWords, ({ mails }) => ({ title: mails.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(noticeWords, lang).mails.title }

const tones = { local: 'neutral', waiting: 'accent', sent: 'good', failed: 'bad' } satisfies Record<
  string,
  Tone
>

/** The platform's mails: what was sent, what was not and why; without a mail server, what would have been. */
export default function MailsPage({ loaderData: { list, next, isSending } }: Route.ComponentProps) {
  const { formatTime } = useFormats()
  const { mails: words } = useWords(noticeWords)
  return (
    <AdminPage title={words.title} lead={words.lead}>
      {!isSending && <Callout kind="warn">{words.local}</Callout>}
      <ListView
        empty={list.length === 0 && <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>}
        pages={<OlderLink next={next} />}
      >
        <DataTable
          caption={words.title}
          rows={list}
          rowKey={mail => mail.id}
          columns={[
            {
              key: 'at',
              label: words.columns.at,
              cell: mail => (
                <span className="whitespace-nowrap tabular-nums">{formatTime(mail.createdAt, 'UTC')}</span>
              ),
            },
            { key: 'to', label: words.columns.to, cell: mail => mail.address },
            {
              key: 'subject',
              label: words.columns.subject,
              cell: mail => (
                <>
                  {mail.subject}
                  {mail.text && (
                    <details className="mt-1 text-sm">
                      <summary className="cursor-pointer text-accent">{words.text}</summary>
                      <p className="mt-2 max-w-xl break-words whitespace-pre-line">{mail.text}</p>
                    </details>
                  )}
                </>
              ),
            },
            {
              key: 'state',
              label: words.columns.state,
              cell: mail => (
                <>
                  <Badge tone={tones[mail.state]}>{words.states[mail.state]}</Badge>
                  {mail.problem && (
                    <p className="mt-1 max-w-xs text-sm break-words text-bad">{mail.problem}</p>
                  )}
                </>
              ),
            },
          ]}
        />
      </ListView>
    </AdminPage>
  )
}
