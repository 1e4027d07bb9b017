import type { Tx } from '../../../../../base/database/tables.ts'
import type { Audience, PrivacySwitch } from '../../rules.ts'

const columns = {
  competitions: 'competitions',
  myDynamics: 'my_dynamics',
  othersDynamics: 'others_dynamics',
  work: 'work',
  education: 'education',
  email: 'email',
} as const satisfies Record<PrivacySwitch, string>

export async function setPrivacy(
  tx: Tx,
  { userId, name, audience }: { userId: number; name: PrivacySwitch; audience: Audience },
): Promise<void> {
  const change = { [columns[name]]: audience }
  await tx
    .insertInto('user_privacy')
    .values({ user_id: userId, ...change })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(change))
    .execute()
}
