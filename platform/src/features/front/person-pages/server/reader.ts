import { Failure } from '../../../../base/contract/failure.ts'
import type { Context } from '../../../../base/http/context.ts'
import { personOf } from '../../../people/identity/server/public.ts'
import type { Visible } from '../../../people/privacy/rules.ts'
import { profileFaults } from '../../../people/profiles/faults.ts'
import { visibleOf } from '../../../people/privacy/server/public.ts'

/** Who reads the pages of somebody, and in which language. */
export type Reading = Pick<Context, 'db' | 'viewer' | 'lang' | 'now'>

/** What of somebody this reader sees. Nobody is there who is locked, nor the system account. */
export async function requireVisible({ db, viewer }: Reading, userId: number): Promise<Visible> {
  const [person, shown] = await Promise.all([
    personOf(db, userId),
    visibleOf(db, viewer?.userId ?? null, [userId]),
  ])
  const visible = shown.get(userId)
  if (!person || !visible) throw new Failure(profileFaults.noSuchPerson)
  return visible
}
