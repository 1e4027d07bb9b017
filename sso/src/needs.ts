import type { Account } from './accounts.ts'

export type Kind = 'email' | 'phone'
/** How somebody must be reachable, as the platform asks when it sends them here. */
export type Need = Kind | 'either' | 'both'
const needs: readonly string[] = ['email', 'phone', 'either', 'both'] satisfies Need[]

/** What an address names; whoever comes without is asked for both, one after the other. */
export const readNeed = (text: string | undefined): Need =>
  text !== undefined && needs.includes(text) ? (text as Need) : 'both'

type Verified = Pick<Account, 'email_verified_at' | 'phone_verified_at'>
export const isVerified = (account: Verified, kind: Kind): boolean =>
  (kind === 'email' ? account.email_verified_at : account.phone_verified_at) !== null

/** What is asked for next; undefined where nothing is missing. */
export function nextNeeded(account: Verified, need: Need): Kind | 'either' | undefined {
  const missing = (['email', 'phone'] as const).filter(kind => !isVerified(account, kind))
  if (need === 'either') return missing.length === 2 ? 'either' : undefined
  return missing.find(kind => need === 'both' || need === kind)
}
