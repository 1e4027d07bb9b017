import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { mostSkills, skillKey } from '../../details.rules.ts'
import { profileFaults } from '../../faults.ts'
import { lockPerson } from '../../../identity/server/public.ts'

export async function addSkill(
  tx: Tx,
  ask: { userId: number; name: string; now: Date },
): Promise<{ id: number; name: string }> {
  const { userId, name, now } = ask
  await lockPerson(tx, userId)
  const key = skillKey(name)
  const own = await tx.selectFrom('user_skill').select('name_key').where('user_id', '=', userId).execute()
  if (own.some(skill => skill.name_key === key)) throw new Failure(profileFaults.sameSkill)
  if (own.length >= mostSkills) throw new Failure(profileFaults.skillsFull)
  return tx
    .insertInto('user_skill')
    .values({ user_id: userId, name, name_key: key, created_at: now })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
}
