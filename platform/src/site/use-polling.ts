import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const usually = 1_500

/** Loads the page's data again and again, each so many milliseconds, while something goes on that ends by itself. */
export function usePolling(isGoingOn: boolean, every = usually): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isGoingOn) return
    const timer = setInterval(() => void (document.hidden || revalidate()), every)
    return () => clearInterval(timer)
  }, [isGoingOn, every, revalidate])
}
