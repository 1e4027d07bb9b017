import { useRef, useState } from 'react'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { useFirstWrong } from '../../../../../site/use-first-wrong.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { reviewWords } from '../../review-words.ts'
import { rejectReasons } from '../../rules.ts'

/** Why an application is rejected: one of the usual reasons, which can be changed, or another. */
export function RejectDialog({
  onSubmit,
  onClose,
}: {
  onSubmit: (reason: string) => Promise<unknown>
  onClose: () => void
}) {
  const { rejecting: words, reasons } = useWords(reviewWords)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState<object>()
  const fields = useRef<HTMLDivElement>(null)
  useFirstWrong(fields, tried)
  const isMissing = reason.trim() === ''
  return (
    <ConfirmDialog
      title={words.title}
      submit={words.submit}
      isDanger
      validate={() => {
        setTried({})
        return !isMissing
      }}
      onSubmit={() => onSubmit(reason.trim())}
      onClose={onClose}
    >
      <p className="text-muted">{words.text}</p>
      <div ref={fields} className="grid gap-4">
        <div className="grid gap-2 text-sm">
          <p className="font-medium">{words.pick}</p>
          <div className="flex flex-wrap gap-2">
            {rejectReasons.map(one => (
              <Button
                key={one}
                variant="secondary"
                size="small"
                className="h-auto! py-1.5 text-left whitespace-normal!"
                onClick={() => setReason(reasons[one])}
              >
                {reasons[one]}
              </Button>
            ))}
          </div>
        </div>
        <TextField
          label={words.reason}
          rows={3}
          maxLength={300}
          required
          value={reason}
          onChange={setReason}
          problem={tried && isMissing ? words.missing : undefined}
        />
      </div>
    </ConfirmDialog>
  )
}
