import { Failure, type Fault } from '../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { authDataOf } from '../../../people/certification/server/public.ts'
import { lacksOf, requireChecks } from '../../../people/onboarding/server/public.ts'
import type { Check, EntrantKind } from '../../editions/rules.ts'
import { proposalFaults } from '../faults.ts'
import { kindDenied } from '../rules.ts'
import type { Edition } from './entries.ts'

/** The number by which the certification says that it was accepted. */
const accepted = 1

/** Whether a certifier has found an account to be that of an enterprise. */
export const isEnterprise = async (db: Db | Tx, userId: number): Promise<boolean> =>
  (await authDataOf(db, userId)).companyStatus === accepted

/** Where each of them is mended. */
const places = {
  contact: '/users/settings-v2',
  identity: '/users/v2/setting-certification',
  profile: '/users/v2/setting-userinfo',
}

/** What this edition asks of people who take part, and whether somebody has it. */
export async function checksOf(
  db: Db | Tx,
  edition: Pick<Edition, 'checks'>,
  viewer: Viewer,
): Promise<{ check: Check; isMet: boolean; path: string }[]> {
  const asked = (['identity', 'profile'] as const).filter(one => edition.checks.includes(one))
  const lacks = await lacksOf(db, viewer.userId, asked)
  const met = {
    contact: viewer.emailBound && viewer.phoneBound,
    identity: !lacks.identity,
    profile: lacks.profile.length === 0,
  }
  return edition.checks.map(check => ({ check, isMet: met[check], path: places[check] }))
}

/** Refuses whoever does not meet what the edition asks of everybody who takes part. */
export async function requireSound(
  db: Db | Tx,
  edition: Edition,
  viewer: Viewer,
  page: string,
): Promise<void> {
  const missing = (await checksOf(db, edition, viewer)).find(one => !one.isMet)
  if (!missing) return
  if (missing.check === 'identity')
    await requireChecks(db, { userId: viewer.userId, asked: ['identity'], page })
  throw new Failure(
    missing.check === 'contact' ? proposalFaults.contactNeeded : proposalFaults.profileNeeded,
    { hint: missing.path },
  )
}

/** Why somebody may not enter as this kind, if they may not. */
export async function kindDeniedTo(
  db: Db | Tx,
  edition: Edition,
  kind: EntrantKind,
  userId: number,
): Promise<Fault | undefined> {
  return kindDenied(edition, kind, kind === 'enterprise' && (await isEnterprise(db, userId)))
}
