import { useEffect, useRef } from 'react'

/** Counts seconds while the page is looked at. `take` answers those since the last time and begins anew. */
export function useTimeSpent(isCounting: boolean) {
  const counted = useRef(0)
  const since = useRef<number>(undefined)
  useEffect(() => {
    if (!isCounting) return
    const stop = () => {
      if (since.current !== undefined) counted.current += performance.now() - since.current
      since.current = undefined
    }
    const follow = () => {
      stop()
      if (document.visibilityState === 'visible') since.current = performance.now()
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      stop()
    }
  }, [isCounting])
  return {
    take(): number {
      const now = performance.now()
      if (since.current !== undefined) {
        counted.current += now - since.current
        since.current = now
      }
      const seconds = counted.current / 1000
      counted.current = 0
      return seconds
    },
    /** What could not be sent counts the next time. */
    putBack: (seconds: number) => void (counted.current += seconds * 1000),
  }
}
