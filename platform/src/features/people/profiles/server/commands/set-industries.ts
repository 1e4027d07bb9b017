import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { entriesOf } from '../../../../shared/catalogue/server/public.ts'
import { profileFaults } from '../../faults.ts'
import { lockPerson } from '../../../identity/server/public.ts'

/** The industries of a person, in their order: these and no others. */
export async function setIndustries(tx: Tx, userId: number, codes: readonly string[]): Promise<void> {
  await lockPerson(tx, userId)
  const { industries } = await entriesOf(tx, 'industries')
  const known = industries.filter(({ key }) => codes.includes(key))
  if (known.length !== codes.length)
    throw new Failure(profileFaults.noSuchIndustry, {
      issues: [{ path: 'body.industry', code: 'unknown' }],
    })
  await tx.deleteFrom('user_industry').where('user_id', '=', userId).execute()
  if (codes.length > 0)
    await tx
      .insertInto('user_industry')
      .values(codes.map((industry_code, sort) => ({ user_id: userId, industry_code, sort })))
      .execute()
}
