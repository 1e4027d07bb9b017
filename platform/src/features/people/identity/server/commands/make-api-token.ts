import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { identityFaults } from '../../faults.ts'
import { hashSecret, makeSecret } from '../../../../../base/secrets.ts'

const mostTokens = 20

/** A token for scripts. Only its hash is kept: the answer is the one time that it can be read. */
export async function makeApiToken(
  tx: Tx,
  { userId, name, now }: { userId: number; name: string; now: Date },
) {
  await tx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute()
  const { count } = await tx
    .selectFrom('api_token')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (count >= mostTokens) throw new Failure(identityFaults.tokenLimit)
  const token = `lt_${makeSecret()}`
  const row = await tx
    .insertInto('api_token')
    .values({ user_id: userId, name, token_hash: hashSecret(token), created_at: now })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow()
  return { id: row.id, name, createdAt: row.created_at, lastUsedAt: null, token }
}
