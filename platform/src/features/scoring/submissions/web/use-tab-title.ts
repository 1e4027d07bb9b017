import { useEffect } from 'react'

/** Says something before the page's own title, for those who look at other tabs; null leaves it alone. */
export function useTabTitle(said: string | null): void {
  useEffect(() => {
    if (said === null) return
    const own = document.title
    const whole = `${said} · ${own}`
    document.title = whole
    return () => {
      // Another page may have set its own by now.
      if (document.title === whole) document.title = own
    }
  }, [said])
}
