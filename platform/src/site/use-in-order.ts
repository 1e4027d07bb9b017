import { useRef } from 'react'

/**
 * Does one thing after another, in the order in which they were asked for: of two calls that are on their way at once,
 * the first may arrive last, and what was chosen last would not stand. What fails does not hold up what comes after it.
 */
export function useInOrder() {
  const last = useRef<Promise<unknown>>(undefined)
  return <T>(work: () => Promise<T>): Promise<T> => {
    const own = last.current?.then(work, work) ?? work()
    last.current = own
    return own
  }
}
