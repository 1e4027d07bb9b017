import type { Context } from '../../../../../base/http/context.ts'
import { addressScope, countWindow, uncountWindow } from '../../../../../base/http/limits.ts'
import type { Viewer } from '../../../../../base/http/viewer.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import { competitionFaults } from '../../faults.ts'
import { isCode } from '../private-code.ts'

/** For one person, and for everybody at one address: many accounts guess no faster. A right code is no guess. */
const tries = { times: 10, seconds: 3_600 }

/**
 * Lets a person into a private competition who knows its code. A wrong code, a competition without one and none at
 * all are answered alike, in the same time.
 */
export async function enterByCode(
  { db, viewer, address, now, write }: Context<Viewer>,
  { id, code }: { id: number; code: string },
): Promise<{ id: number }> {
  const scopes = [`private-verify user:${viewer.userId}`, `private-verify ${addressScope(address)}`]
  for (const scope of scopes) await countWindow(db, scope, tries, now)
  const competition = await db
    .selectFrom('competition')
    .select('private_code_hash')
    .where('id', '=', id)
    .where('visibility', '=', 'private')
    .where('published_at', '<=', now)
    .executeTakeFirst()
  if (!(await isCode(code, competition?.private_code_hash))) throw new Failure(competitionFaults.wrongCode)
  const entered = await write(async tx => {
    await tx
      .insertInto('competition_access')
      .values({ competition_id: id, user_id: viewer.userId, granted_at: now })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    return { id }
  })
  // A class that enters from one room must not lock itself out.
  for (const scope of scopes) await uncountWindow(db, scope, tries, now)
  return entered
}
