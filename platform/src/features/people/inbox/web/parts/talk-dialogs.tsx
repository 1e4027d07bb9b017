import { useNavigate } from 'react-router'
import { useApi } from '../../../../../site/browser-api.ts'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { ReportDialog } from '../../../../../site/report-dialog.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { reportReasons } from '../../rules.ts'
import { inboxWords } from '../../words.ts'
import type { Person } from './wire.ts'

export function RemoveMessage({
  id,
  onRemoved,
  onClose,
}: {
  id: number
  onRemoved: () => void
  onClose: () => void
}) {
  const { talk } = useWords(inboxWords)
  const api = useApi()
  return (
    <ConfirmDialog
      title={talk.removeTitle}
      submit={talk.confirmRemove}
      isDanger
      onSubmit={async () => {
        await api('DELETE /api/v1/inbox/messages/{id}', { params: { id } })
        onRemoved()
      }}
      onClose={onClose}
    >
      <p className="text-muted">{talk.removeHint}</p>
    </ConfirmDialog>
  )
}

export function RemoveConversation({ id, onClose }: { id: number; onClose: () => void }) {
  const { talk } = useWords(inboxWords)
  const api = useApi()
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      title={talk.removeAllTitle}
      submit={talk.confirmRemove}
      isDanger
      onSubmit={async () => {
        await api('DELETE /api/v1/inbox/sessions/{id}', { params: { id } })
        await navigate('/messages')
      }}
      onClose={onClose}
    >
      <p className="text-muted">{talk.removeAllHint}</p>
    </ConfirmDialog>
  )
}

export function BlockPerson({ person, onClose }: { person: Person; onClose: () => void }) {
  const { talk } = useWords(inboxWords)
  const api = useApi()
  return (
    <ConfirmDialog
      title={talk.blockTitle(person.name)}
      submit={talk.block}
      isDanger
      onSubmit={() => api('PUT /api/users/{id}/block', { params: { id: person.id } })}
      onClose={onClose}
    >
      <p className="text-muted">{talk.blockHint}</p>
    </ConfirmDialog>
  )
}

/** Tells staff what is wrong with a conversation. */
export function ReportConversation({ person, onClose }: { person: Person; onClose: () => void }) {
  const { report, cancel, close } = useWords(inboxWords)
  const api = useApi()
  return (
    <ReportDialog
      words={{ ...report, title: report.title(person.name), cancel, close }}
      reasons={reportReasons.map(one => [one, report.reasons[one]] as const)}
      usual="spam"
      onSend={body => api('POST /api/v1/inbox/reports', { body: { participator: person.id, ...body } })}
      onClose={onClose}
    />
  )
}
