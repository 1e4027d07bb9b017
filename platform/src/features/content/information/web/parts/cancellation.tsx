import { useState } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { usualZone } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { BilingualField } from '../../../../../site/staff/bilingual.tsx'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { longestCancelReason } from '../../activity.rules.ts'
import { editingWords } from '../../editing-words.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

type Edited = Answer<SiteCalls['GET /api/admin/information/{id}/activity']>

/** Whether an activity was called off and why; calls it off, or takes that back. */
export function Cancellation({ id, activity }: { id: number; activity: Edited }) {
  const { formatTime } = useFormats()
  const { cancellation: words } = useWords(editingWords)
  const api = useApi()
  const [dialog, setDialog] = useState<'cancel' | 'reinstate'>()
  const { cancellation, abilities } = activity
  const close = () => setDialog(undefined)
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="font-semibold">{words.title}</h2>
      {cancellation ? (
        <Callout kind="bad" title={words.since(formatTime(cancellation.at, usualZone))}>
          <p lang="zh-CN">{cancellation.reasonZh}</p>
          <p lang="en-US">{cancellation.reasonEn}</p>
        </Callout>
      ) : (
        <p className="text-sm text-muted">{words.hint}</p>
      )}
      <div>
        {cancellation ? (
          <Button
            variant="secondary"
            disabledReason={abilities.reinstate.message}
            onClick={() => setDialog('reinstate')}
          >
            {words.reinstate}
          </Button>
        ) : (
          <Button
            variant="danger"
            disabledReason={abilities.cancel.message}
            onClick={() => setDialog('cancel')}
          >
            {words.cancel}
          </Button>
        )}
      </div>
      {dialog === 'cancel' && <CancelDialog id={id} onClose={close} />}
      {dialog === 'reinstate' && (
        <ConfirmDialog
          title={words.reinstateTitle}
          submit={words.reinstate}
          onSubmit={() => api('DELETE /api/admin/information/{id}/cancellation', { params: { id } })}
          onClose={close}
        >
          <p className="text-muted">{words.reinstateText}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}

function CancelDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { cancellation: words } = useWords(editingWords)
  const api = useApi()
  const [reason, setReason] = useState({ reasonZh: '', reasonEn: '' })
  const [isTried, setTried] = useState(false)
  const side = (name: keyof typeof reason) => ({
    value: reason[name],
    onChange: (text: string) => setReason({ ...reason, [name]: text }),
    problem: isTried && reason[name].trim() === '' ? words.reasonMissing : undefined,
  })
  return (
    <ConfirmDialog
      title={words.cancelTitle}
      submit={words.cancelSubmit}
      isDanger
      validate={() => {
        setTried(true)
        return Object.values(reason).every(text => text.trim() !== '')
      }}
      onSubmit={() => api('PUT /api/admin/information/{id}/cancellation', { params: { id }, body: reason })}
      onClose={onClose}
    >
      <p className="text-muted">{words.cancelText}</p>
      <BilingualField
        label={words.reason}
        rows={3}
        maxLength={longestCancelReason}
        zh={side('reasonZh')}
        en={side('reasonEn')}
      />
    </ConfirmDialog>
  )
}
