import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { MoreOnSight } from '../../../../../ui/more-on-sight.tsx'
import { noticesPerPage } from '../../rules.ts'
import { noticeWords } from '../../words.ts'
import type { useNotices } from './use-notices.ts'

type List = Pick<ReturnType<typeof useNotices>, 'hasMore' | 'hasFailed' | 'isLoading' | 'loadMore'>

/** The way to ten more, or the end of the list. */
export function MoreNotices({ list, total }: { list: List; total: number }) {
  const words = useWords(noticeWords)
  if (list.hasMore)
    return (
      <>
        {list.hasFailed && (
          <p role="alert" className="text-center text-sm text-bad">
            {words.moreFailed}
          </p>
        )}
        <MoreOnSight
          label={words.more}
          busy={list.isLoading}
          isHeld={list.hasFailed}
          onMore={list.loadMore}
        />
      </>
    )
  if (total <= noticesPerPage) return null
  return <p className="text-center text-sm text-muted">{words.end(formatCount(total))}</p>
}
