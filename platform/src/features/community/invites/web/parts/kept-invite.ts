import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { browserStore } from '../../../../../base/web/browser-store.ts'
import { inviteIn, readKept, writeKept, type KeptInvite } from '../../rules.ts'

const prefix = 'leitai.invite.'

/** Who invited this browser to a competition, if it was within the last 24 hours. */
export function keptInvite(competitionId: number, now = Date.now()): KeptInvite | null {
  forgetExpired(now)
  return readKept(browserStore('local')?.getItem(prefix + competitionId) ?? null, now)
}

/** Once it has counted it need not be kept. */
export const forgetInvite = (competitionId: number): void =>
  browserStore('local')?.removeItem(prefix + competitionId)

function forgetExpired(now: number): void {
  const store = browserStore('local')
  if (!store) return
  for (const key of Object.keys(store))
    if (key.startsWith(prefix) && readKept(store.getItem(key), now) === null) store.removeItem(key)
}

/** Remembers who invited when an address says so, and forgets whoever did a day ago. */
export function useKeepInvite(competitionId: number): void {
  const [query] = useSearchParams()
  const given = query.toString()
  useEffect(() => {
    const now = Date.now()
    const invite = inviteIn(new URLSearchParams(given))
    if (invite) browserStore('local')?.setItem(prefix + competitionId, writeKept(invite, now))
    forgetExpired(now)
  }, [competitionId, given])
}
