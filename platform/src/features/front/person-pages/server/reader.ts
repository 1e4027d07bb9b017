import { Failure } from '../../../../base/contract/failure.ts'
import type { Context } from '../../../../base/http/context.ts'
import type { Visible } from '../../../people/privacy/rules.ts'
import { profileFaults } from '../../../people/profiles/faults.ts'
import { seenOf } from '../../../people/privacy/server/public.ts'

/** Who reads the pages of somebody, and in which language. */
export type Reading = Pick<Context, 'db' | 'viewer' | 'lang' | 'now'> & {
  settings: Pick<Context['settings'], 'RATING'>
}

/** What of somebody this reader sees. Nobody is there who is locked, nor the system account. */
export async function requireVisible({ db, viewer }: Reading, userId: number): Promise<Visible> {
  const seen = await seenOf(db, viewer?.userId ?? null, userId)
  if (!seen) throw new Failure(profileFaults.noSuchPerson)
  return seen.visible
}
