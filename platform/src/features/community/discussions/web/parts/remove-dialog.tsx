import { useNavigate } from 'react-router'
import { pathTo } from '../../../../../site/path-to.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { useForm } from '../../../../../site/use-form.ts'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Dialog, DialogActions } from '../../../../../ui/dialog.tsx'
import { Input } from '../../../../../ui/input.tsx'
import type { PostData, ThreadData } from '../../wire.ts'
import { discussionWords } from '../../words.ts'

/** Asks before a post goes, and for the reason when it is somebody else's. */
export function RemoveDialog({
  post,
  thread,
  onClose,
}: {
  post: PostData
  thread: ThreadData['thread']
  onClose: () => void
}) {
  const { remove, actions, moderation } = useWords(discussionWords)
  const { viewer } = useSite()
  const navigate = useNavigate()
  const api = useApi()
  const isOwn = post.author?.id === viewer?.id
  const form = useForm({
    saved: { value: { reason: '' }, tag: '' },
    check: ({ reason }) => ({ reason: isOwn || reason.trim() !== '' ? undefined : moderation.needReason }),
    save: async body => {
      const { isThreadGone } = await api('DELETE /api/discussions/posts/{id}', {
        params: { id: post.id },
        body,
      })
      if (isThreadGone) await navigate(pathTo('/competitions/:id/discuss', { id: thread.competitionId }))
      else onClose()
    },
  })
  const { value, onChange, problem: missing } = form.field('reason')
  return (
    <Dialog title={remove.title} closeLabel={actions.close} onClose={onClose}>
      <p className="text-muted">{isOwn ? remove.own : remove.moderator}</p>
      {!isOwn && (
        <label className="text-sm font-medium">
          {remove.reason}
          <Input
            className="mt-1 font-normal"
            maxLength={200}
            value={value}
            aria-invalid={missing ? true : undefined}
            onChange={onChange}
          />
          {missing && <span className="font-normal text-bad">{missing}</span>}
        </label>
      )}
      {form.problem && (
        <Callout kind="bad" live>
          {form.problem}
        </Callout>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {actions.cancel}
        </Button>
        <Button variant="danger" busy={form.isBusy} onClick={() => void form.save()}>
          {remove.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
