import { useEffect, useEffectEvent, useRef } from 'react'
import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { noticesPerPage } from '../../rules.ts'
import { noticeWords } from '../../words.ts'
import type { useNotices } from './use-notices.ts'

type List = Pick<ReturnType<typeof useNotices>, 'hasMore' | 'hasFailed' | 'isLoading' | 'loadMore'>

/** Brings ten more when the end of the list comes in sight; a button as well, for the keyboard and for when that failed. */
export function MoreNotices({ list, total }: { list: List; total: number }) {
  const words = useWords(noticeWords)
  const place = useRef<HTMLDivElement>(null)
  const { hasMore, hasFailed, isLoading, loadMore } = list
  const isHeld = !hasMore || hasFailed || isLoading
  const inSight = useEffectEvent(loadMore)
  useEffect(() => {
    const { current } = place
    if (!current || isHeld) return
    const watch = new IntersectionObserver(seen => seen.some(entry => entry.isIntersecting) && inSight(), {
      rootMargin: '10px',
    })
    watch.observe(current)
    return () => watch.disconnect()
  }, [isHeld])
  if (!hasMore)
    return total > noticesPerPage ? (
      <p className="text-center text-sm text-muted">{words.end(formatCount(total))}</p>
    ) : null
  return (
    <div ref={place} className="grid justify-items-center gap-2">
      {hasFailed && (
        <p role="alert" className="text-sm text-bad">
          {words.moreFailed}
        </p>
      )}
      <Button variant="secondary" size="small" busy={isLoading} onClick={loadMore}>
        {words.more}
      </Button>
    </div>
  )
}
