import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const every = 1_500

/** Loads the page's data again and again while something goes on that ends by itself. */
export function usePolling(isGoingOn: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isGoingOn) return
    const timer = setInterval(() => void (document.hidden || revalidate()), every)
    return () => clearInterval(timer)
  }, [isGoingOn, revalidate])
}
