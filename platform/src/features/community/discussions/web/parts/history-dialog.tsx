import { useEffect, useState } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../../../ui/dialog.tsx'
import type { listRevisions } from '../../contract.ts'
import { discussionWords } from '../../words.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

type Revisions = Answer<typeof listRevisions>['revisions']

/** Everything a post has said, the newest first. */
export function HistoryDialog({
  postId,
  zone,
  onClose,
}: {
  postId: number
  zone: string
  onClose: () => void
}) {
  const { formatTime } = useFormats()
  const { history, actions } = useWords(discussionWords)
  const api = useApi()
  const [revisions, setRevisions] = useState<Revisions | 'failed'>()
  useEffect(() => {
    let isShown = true
    api('GET /api/discussions/posts/{id}/revisions', { params: { id: postId } }).then(
      answer => isShown && setRevisions(answer.revisions),
      () => isShown && setRevisions('failed'),
    )
    return () => void (isShown = false)
  }, [api, postId])
  return (
    <Dialog title={history.title} closeLabel={actions.close} onClose={onClose}>
      {revisions === 'failed' && <p className="text-bad">{history.failed}</p>}
      {revisions === undefined && <div className="skeleton h-24" aria-busy="true" />}
      {Array.isArray(revisions) && (
        <ol className="grid gap-5">
          {revisions.map((revision, index) => (
            <li key={revision.revision} className="border-b border-line pb-4 last:border-0">
              <p className="flex flex-wrap items-center gap-3 text-sm text-muted tabular-nums">
                {history.version(revision.revision)} · {formatTime(revision.writtenAt, zone)}
                {index === 0 && <Badge tone="accent">{history.current}</Badge>}
              </p>
              {revision.title !== null && <p className="mt-1 font-semibold">{revision.title}</p>}
              <div className="prose mt-2 overflow-clip" dangerouslySetInnerHTML={{ __html: revision.html }} />
            </li>
          ))}
        </ol>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {actions.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
