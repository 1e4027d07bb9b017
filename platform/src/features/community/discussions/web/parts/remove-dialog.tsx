import { useState } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '../../../../../site/path-to.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
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
  const { api, run, isBusy, problem } = useMutation()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isOwn = post.author?.id === viewer?.id
  const lacks = !isOwn && isTried && reason.trim() === ''
  const confirm = async () => {
    setTried(true)
    if (!isOwn && reason.trim() === '') return
    await run(async () => {
      const { isThreadGone } = await api('DELETE /api/discussions/posts/{id}', {
        params: { id: post.id },
        body: { reason },
      })
      if (isThreadGone) await navigate(pathTo('/competitions/:id/discuss', { id: thread.competitionId }))
      else onClose()
    })
  }
  return (
    <Dialog title={remove.title} closeLabel={actions.close} onClose={onClose}>
      <p className="text-muted">{isOwn ? remove.own : remove.moderator}</p>
      {!isOwn && (
        <label className="text-sm font-medium">
          {remove.reason}
          <Input
            className="mt-1 font-normal"
            maxLength={200}
            value={reason}
            aria-invalid={lacks || undefined}
            onChange={setReason}
          />
          {lacks && <span className="font-normal text-bad">{moderation.needReason}</span>}
        </label>
      )}
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {actions.cancel}
        </Button>
        <Button variant="danger" busy={isBusy} onClick={() => void confirm()}>
          {remove.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
