import { useEffect, useState } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useZone } from '../../../../../site/zoned-time.tsx'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Dialog, DialogActions } from '../../../../../ui/dialog.tsx'
import { editingWords } from '../../editing-words.ts'
import { DifferencesList } from './differences-list.tsx'
import type { Draft } from './use-draft.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

type List = Answer<SiteCalls['GET /api/admin/content/pages/{pageId}/revisions']>['list']
type Revision = Answer<SiteCalls['GET /api/admin/content/pages/{pageId}/revisions/{number}']>
const perPage = 20

/** What the page was before: compared with the draft, and made the draft again. */
export function RevisionsDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { formatTime } = useFormats()
  const { revisions: words, close } = useWords(editingWords)
  const zone = useZone()
  const { api, run, isBusy, problem } = useMutation({ reload: 'never' })
  const pageId = draft.edited.page.id
  const [list, setList] = useState<List>([])
  const [total, setTotal] = useState(0)
  const [looked, setLooked] = useState<Revision & { number: number }>()
  const load = (page: number) =>
    run(async () => {
      const query = { page, per_page: perPage }
      const answer = await api('GET /api/admin/content/pages/{pageId}/revisions', {
        params: { pageId },
        query,
      })
      setList(before => [...before, ...answer.list])
      setTotal(answer.total)
    })
  useEffect(() => {
    void load(1)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is opened
  }, [])
  const look = (number: number) =>
    run(async () => {
      await draft.flush()
      const params = { pageId, number }
      setLooked({
        ...(await api('GET /api/admin/content/pages/{pageId}/revisions/{number}', { params })),
        number,
      })
    })
  const restore = (number: number) =>
    run(async () => {
      const answer = await api('POST /api/admin/content/pages/{pageId}/revisions/{number}/restore', {
        params: { pageId, number },
        body: { number: draft.number() },
      })
      draft.replace(answer)
      onClose()
    })
  return (
    <Dialog title={looked ? words.against(looked.number) : words.title} closeLabel={close} onClose={onClose}>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      {looked ? (
        <>
          <DifferencesList changes={looked.changes} before={looked.document} after={looked.draft} />
          <DialogActions>
            <Button variant="secondary" onClick={() => setLooked(undefined)}>
              {words.back}
            </Button>
            <Button busy={isBusy} onClick={() => void restore(looked.number)}>
              {words.restore}
            </Button>
          </DialogActions>
        </>
      ) : (
        <>
          <ul className="grid gap-2 text-sm">
            {list.map(revision => (
              <li
                key={revision.number}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line p-3"
              >
                <span className="font-medium">{words.number(revision.number)}</span>
                <span className="text-muted tabular-nums">{formatTime(revision.at, zone)}</span>
                <span className="grow text-muted">{revision.by?.name}</span>
                {revision.isLive && <Badge tone="good">{words.live}</Badge>}
                {revision.isScheduled && <Badge tone="warn">{words.scheduled}</Badge>}
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`${words.look} · ${words.number(revision.number)}`}
                  onClick={() => void look(revision.number)}
                >
                  {words.look}
                </Button>
              </li>
            ))}
          </ul>
          {list.length < total && (
            <Button variant="secondary" busy={isBusy} onClick={() => void load(list.length / perPage + 1)}>
              {words.earlier}
            </Button>
          )}
        </>
      )}
    </Dialog>
  )
}
