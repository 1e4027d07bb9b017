import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { browserStore } from '../../../../base/web/browser-store.ts'

/** What the names of kept invites begin with. */
export const prefix = 'leitai.invite.'

/** Keeps who invited. Its code comes where an address says something, or somebody is kept already. */
export function useKeepInvite(competitionId: number): void {
  const [query] = useSearchParams()
  const given = query.toString()
  useEffect(() => {
    const isKept = Object.keys(browserStore('local') ?? {}).some(key => key.startsWith(prefix))
    if (given === '' && !isKept) return
    import('./kept-invite.ts').then(
      ({ keepInvite }) => keepInvite(competitionId, given),
      () => undefined,
    )
  }, [competitionId, given])
}
