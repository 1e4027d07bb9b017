import { Bookmark as Icon } from 'lucide-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { Button } from '../../../../../ui/button.tsx'
import { bookmarkWords } from '../../words.ts'
import type { Bookmark } from './bookmark-button.tsx'

/** Keeps something, or no longer, and says how many do. */
export function BookmarkSwitch({
  kind,
  id,
  state: known,
}: Bookmark & { state: NonNullable<Bookmark['state']> }) {
  const words = useWords(bookmarkWords)
  // The answer says how it stands now: nothing else of the page is different for it.
  const { api, run, isBusy, problem } = useMutation({ reload: 'never' })
  const [state, setState] = useState(known)
  const toggle = () =>
    run(async () => {
      const params = { kind, id }
      setState(
        await (state.isKept
          ? api('DELETE /api/bookmarks/{kind}/{id}', { params })
          : api('PUT /api/bookmarks/{kind}/{id}', { params })),
      )
    })
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Button variant="quiet" size="small" busy={isBusy} onClick={() => void toggle()}>
        {!isBusy && <Icon className={clsx('size-4', state.isKept && 'fill-current')} aria-hidden="true" />}
        {state.isKept ? words.kept : words.add}
        {state.count > 0 && (
          <>
            <span className="text-muted tabular-nums" aria-hidden="true">
              {formatCount(state.count)}
            </span>
            <span className="sr-only">{words.count(formatCount(state.count))}</span>
          </>
        )}
      </Button>
      {problem && (
        <span role="alert" className="text-sm text-bad">
          {problem}
        </span>
      )}
    </span>
  )
}
