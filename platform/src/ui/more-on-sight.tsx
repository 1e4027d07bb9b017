import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'

/** Brings more of a list when its end comes in sight; a button as well, for the keyboard and for when that failed. */
export function MoreOnSight({
  label,
  busy,
  isHeld = false,
  onMore,
}: {
  label: string
  busy: boolean
  /** It failed: what comes next is asked for by hand. */
  isHeld?: boolean
  onMore: () => void
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = box
    if (!current || busy || isHeld) return
    const watch = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) onMore()
      },
      { rootMargin: '10px' },
    )
    watch.observe(current)
    return () => watch.disconnect()
  }, [busy, isHeld, onMore])
  return (
    <div ref={box} className="flex justify-center py-2">
      <Button variant="quiet" size="small" busy={busy} onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}
