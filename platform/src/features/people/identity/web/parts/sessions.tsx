import { useState } from 'react'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { accountWords } from '../../account-words.ts'
import type { Account } from '../account.page.tsx'
import { useFormats } from '../../../../../site/use-formats.ts'

/** Where a person is signed in. */
export function Sessions({ account }: { account: Account }) {
  const { formatTime } = useFormats()
  const { account: words } = useWords(accountWords)
  const api = useApi()
  const [isAsking, setAsking] = useState(false)
  return (
    <section aria-labelledby="sessions" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="sessions" className="text-lg font-semibold">
          {words.sessionsTitle}
        </h2>
        {account.sessions.length > 0 && (
          <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
            {words.endSessions}
          </Button>
        )}
      </div>
      {account.sessions.length === 0 ? (
        <p className="text-sm text-muted">{words.noSessions}</p>
      ) : (
        <DataTable
          caption={words.sessionsTitle}
          rows={account.sessions}
          rowKey={session => `${session.createdAt} ${session.lastSeenAt} ${session.userAgent}`}
          columns={[
            {
              key: 'seen',
              label: words.session.seen,
              cell: session => (
                <span className="tabular-nums">{formatTime(session.lastSeenAt, 'UTC')} UTC</span>
              ),
            },
            {
              key: 'since',
              label: words.session.since,
              wideOnly: true,
              cell: session => (
                <span className="tabular-nums">{formatTime(session.createdAt, 'UTC')} UTC</span>
              ),
            },
            {
              key: 'address',
              label: words.session.address,
              cell: session => session.address ?? words.unknown,
            },
            {
              key: 'agent',
              label: words.session.agent,
              cell: session => <span className="break-words">{session.userAgent ?? words.unknown}</span>,
            },
          ]}
        />
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.endTitle}
          submit={words.endSessions}
          isDanger
          onSubmit={() => api('DELETE /api/admin/users/{id}/sessions', { params: { id: account.id } })}
          onClose={() => setAsking(false)}
        >
          <p className="text-muted">{words.endText}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
