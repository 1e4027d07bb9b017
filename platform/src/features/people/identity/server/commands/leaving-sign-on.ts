import type { Tx } from '../../../../../base/database/tables.ts'
import { hashSecret } from '../../../../../base/secrets.ts'

type About = { ssoId: string; now: Date }

/** Nobody signs in by this any more until the sign-on site has forgotten it as well. */
export async function refuseSignOn(tx: Tx, { ssoId, now }: About): Promise<void> {
  await tx
    .insertInto('leaving_sign_on')
    .values({ mark: hashSecret(ssoId), left_at: now, removed_at: null })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** The sign-on site has forgotten it. */
export async function noteSignOnRemoved(tx: Tx, { ssoId, now }: About): Promise<void> {
  await tx
    .updateTable('leaving_sign_on')
    .set({ removed_at: now })
    .where('mark', '=', hashSecret(ssoId))
    .execute()
}

export const isSignOnLeaving = async (tx: Tx, ssoId: string): Promise<boolean> =>
  (await tx
    .selectFrom('leaving_sign_on')
    .select('mark')
    .where('mark', '=', hashSecret(ssoId))
    .executeTakeFirst()) !== undefined
