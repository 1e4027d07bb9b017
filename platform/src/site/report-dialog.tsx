import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { RadioGroup } from '../ui/radio.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { useForm } from './use-form.ts'

type Words = {
  title: string
  hint: string
  reason: string
  note: string
  send: string
  sent: string
  cancel: string
  close: string
}

/** Tells staff what is wrong with something: a reason, a line about it, and that it has come. */
export function ReportDialog<R extends string>({
  words,
  reasons,
  usual,
  onSend,
  onClose,
}: {
  words: Words
  reasons: readonly (readonly [R, string])[]
  /** Chosen until the reader chooses. */
  usual: R
  onSend: (report: { reason: R; note: string }) => Promise<unknown>
  onClose: () => void
}) {
  const form = useForm({
    saved: { value: { reason: usual, note: '' }, tag: '' },
    save: async report => {
      await onSend(report)
    },
  })
  const isSent = form.justSaved
  return (
    <Dialog title={words.title} closeLabel={words.close} onClose={onClose}>
      {isSent ? (
        <Callout kind="good" live>
          {words.sent}
        </Callout>
      ) : (
        <>
          <p className="text-muted">{words.hint}</p>
          <RadioGroup label={words.reason} options={reasons} {...form.field('reason')} />
          <label className="text-sm font-medium">
            {words.note}
            <Textarea
              className="mt-1 font-normal"
              maxLength={500}
              value={form.value.note}
              onChange={typed => form.set({ note: typed.replaceAll('\n', ' ') })}
            />
          </label>
          {form.problem && (
            <Callout kind="bad" live>
              {form.problem}
            </Callout>
          )}
        </>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {isSent ? words.close : words.cancel}
        </Button>
        {!isSent && (
          <Button busy={form.isBusy} onClick={() => void form.save()}>
            {words.send}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
