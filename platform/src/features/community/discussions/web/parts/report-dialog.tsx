import { useApi } from '../../../../../site/browser-api.ts'
import { useForm } from '../../../../../site/use-form.ts'
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
  const api = useApi()
  const form = useForm({
    saved: { value: { reason: 'spam' as ReportReason, note: '' }, tag: '' },
    save: async body => {
      await api('POST /api/discussions/posts/{id}/reports', { params: { id: post.id }, body })
    },
  })
  const isSent = form.justSaved
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
            {...form.field('reason')}
          />
          <label className="text-sm font-medium">
            {report.note}
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
          {isSent ? actions.close : actions.cancel}
        </Button>
        {!isSent && (
          <Button busy={form.isBusy} onClick={() => void form.save()}>
            {report.send}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
