import { useEffect } from 'react'
import { useApi } from '../browser-api.ts'

const secondCallAfter = 62_000
const dueKey = 'leitai.second-logout'

/** Ends the session here, then at the sign-on site, which sends the reader home. */
export function useLogout(): () => Promise<void> {
  const api = useApi()
  return async () => {
    const { location: signOff } = await api('DELETE /sso/proxy/api/logout')
    // Going home loads the page anew, and a timer would end with this one: the time is kept for the next.
    localStorage.setItem(dueKey, String(Date.now() + secondCallAfter))
    location.assign(signOff ?? '/')
  }
}

/** The spec's second call, 62 seconds after the first: it ends what a slow sign-on site left open. */
export function useSecondLogout(isSignedIn: boolean): void {
  useEffect(() => {
    const due = localStorage.getItem(dueKey)
    if (due === null) return
    if (isSignedIn) return localStorage.removeItem(dueKey)
    const timer = setTimeout(
      () => {
        // Gone when somebody signed in meanwhile, in this tab or another.
        if (localStorage.getItem(dueKey) !== due) return
        localStorage.removeItem(dueKey)
        void fetch('/sso/proxy/api/logout', { method: 'DELETE' })
      },
      Number(due) - Date.now(),
    )
    return () => clearTimeout(timer)
  }, [isSignedIn])
}
