import { Button } from '../../../../../ui/button.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import type { ThreadData } from '../../wire.ts'
import { discussionWords } from '../../words.ts'

/** Pin and lock, for moderators. */
export function ThreadMarks({ thread }: { thread: ThreadData['thread'] }) {
  const { actions } = useWords(discussionWords)
  const { api, run, isBusy, problem } = useMutation()
  const mark = (body: { isPinned?: boolean; isLocked?: boolean }) =>
    run(() => api('PUT /api/discussions/{id}', { params: { id: thread.id }, body }))
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        busy={isBusy}
        onClick={() => void mark({ isPinned: !thread.isPinned })}
      >
        {thread.isPinned ? actions.unpin : actions.pin}
      </Button>
      <Button
        size="small"
        variant="secondary"
        busy={isBusy}
        onClick={() => void mark({ isLocked: !thread.isLocked })}
      >
        {thread.isLocked ? actions.unlock : actions.lock}
      </Button>
      {problem && (
        <span role="alert" className="text-sm text-bad">
          {problem}
        </span>
      )}
    </>
  )
}
