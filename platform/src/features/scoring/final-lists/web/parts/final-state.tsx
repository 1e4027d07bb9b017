import { useState } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { ReasonDialog } from '../../../../../site/staff/reason-dialog.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { useZonedText } from '../../../../../site/zoned-time.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { useManagedCompetition } from '../../../../competing/competitions/web/parts/managed-competition.ts'
import { finalListWords } from '../../words.ts'

export type FinalList = Answer<SiteCalls['GET /api/admin/competitions/{id}/final-list']>

/** Whether the list is confirmed, why it cannot be yet, and the button for what comes next. */
export function FinalState({ list }: { list: FinalList }) {
  const words = useWords(finalListWords)
  const { id } = useManagedCompetition()
  const { time } = useZonedText(list.zone)
  const { confirmed, abilities } = list
  if (confirmed)
    return (
      <>
        <Callout kind="good" title={words.confirmedTitle}>
          <p>
            {words.confirmedBy(confirmed.by, time(confirmed.at))}{' '}
            {confirmed.revisedAt && words.revised(time(confirmed.revisedAt))}
          </p>
        </Callout>
        <Withdrawing />
      </>
    )
  return (
    <>
      {abilities.confirm.allowed ? (
        <Callout kind="info">{words.ready}</Callout>
      ) : (
        <Callout kind="warn" title={words.waitingTitle}>
          {list.openAppeals > 0 && (
            <SiteLink to={pathTo('/admin/competitions/:id/appeals', { id })}>
              {words.appeals(list.openAppeals)}
            </SiteLink>
          )}
        </Callout>
      )}
      <Confirming list={list} />
    </>
  )
}

function Confirming({ list }: { list: FinalList }) {
  const words = useWords(finalListWords)
  const { id } = useManagedCompetition()
  const api = useApi()
  const [isOpen, setOpen] = useState(false)
  const { allowed, message } = list.abilities.confirm
  const teams = list.boards.reduce((sum, board) => sum + board.teams, 0)
  return (
    <div>
      <Button disabledReason={allowed ? undefined : message} onClick={() => setOpen(true)}>
        {words.confirm}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={words.confirmTitle}
          submit={words.confirm}
          onSubmit={() =>
            api('POST /api/admin/competitions/{id}/final-list', { params: { id }, body: { seen: list.seen } })
          }
          onClose={() => setOpen(false)}
        >
          <p className="text-muted">{words.confirmText(formatCount(teams))}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

function Withdrawing() {
  const words = useWords(finalListWords)
  const { id } = useManagedCompetition()
  const api = useApi()
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.withdraw}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={words.withdrawTitle}
          text={words.withdrawText}
          submit={words.withdraw}
          isDanger
          onSubmit={reason =>
            api('DELETE /api/admin/competitions/{id}/final-list', { params: { id }, body: { reason } })
          }
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
