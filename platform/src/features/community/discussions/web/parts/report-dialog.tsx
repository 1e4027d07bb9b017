import { useState } from 'react'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Dialog, DialogActions } from '../../../../../ui/dialog.tsx'
import { Textarea } from '../../../../../ui/textarea.tsx'
import { RadioGroup } from '../../../../../ui/radio.tsx'
import { reportReasons, type ReportReason } from '../../rules.ts'
import type { PostData } from '../../wire.ts'
import { discussionWords } from '../../words.ts'

/** Tells the moderators what is wrong with a post. */
export function ReportDialog({ post, onClose }: { post: PostData; onClose: () => void }) {
  const { report, reasons, actions } = useWords(discussionWords)
  const { api, run, isBusy, problem } = useMutation()
  const [reason, setReason] = useState<ReportReason>('spam')
  const [note, setNote] = useState('')
  const [isSent, setSent] = useState(false)
  const send = async () => {
    const body = { reason, note }
    const done = await run(() =>
      api('POST /api/discussions/posts/{id}/reports', { params: { id: post.id }, body }),
    )
    if (done) setSent(true)
  }
  return (
    <Dialog title={report.title} closeLabel={actions.close} onClose={onClose}>
      {isSent ? (
        <Callout kind="good" live>
          {report.sent}
        </Callout>
      ) : (
        <>
          <p className="text-muted">{report.hint}</p>
          <RadioGroup
            label={report.reason}
            options={reportReasons.map(one => [one, reasons[one]] as const)}
            value={reason}
            onChange={setReason}
          />
          <label className="text-sm font-medium">
            {report.note}
            <Textarea
              className="mt-1 font-normal"
              maxLength={500}
              value={note}
              onChange={typed => setNote(typed.replaceAll('\n', ' '))}
            />
          </label>
          {problem && (
            <Callout kind="bad" live>
              {problem}
            </Callout>
          )}
        </>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {isSent ? actions.close : actions.cancel}
        </Button>
        {!isSent && (
          <Button busy={isBusy} onClick={() => void send()}>
            {report.send}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
