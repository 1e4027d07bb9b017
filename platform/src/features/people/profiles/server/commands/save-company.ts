import type { Insertable } from 'kysely'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tables, Tx } from '../../../../../base/database/tables.ts'
import { entriesOf } from '../../../../shared/catalogue/server/public.ts'
import { profileFaults } from '../../faults.ts'

/** For which company somebody acts: one, said anew each time. */
export async function saveCompany(tx: Tx, company: Insertable<Tables['user_company']>) {
  const { industry_code: code } = company
  if (code !== null && code !== undefined) {
    const { industries } = await entriesOf(tx, 'industries')
    if (!industries.some(({ key }) => key === code))
      throw new Failure(profileFaults.noSuchIndustry, {
        issues: [{ path: 'body.industry', code: 'unknown' }],
      })
  }
  return tx
    .insertInto('user_company')
    .values(company)
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(company))
    .returningAll()
    .executeTakeFirstOrThrow()
}
