import type { ReadDb, Tx } from '../../../../base/database/tables.ts'
import { personOf } from '../../identity/server/public.ts'
import { mutualAmong } from '../../follows/server/public.ts'
import { privacyDefaults, visibleTo, type PrivacyChoices, type Visible } from '../rules.ts'

/** What these people chose; whoever never chose has what stands at the beginning. */
export async function privacyOf(
  db: ReadDb | Tx,
  userIds: readonly number[],
): Promise<Map<number, PrivacyChoices>> {
  const chosen = new Map<number, PrivacyChoices>(userIds.map(id => [id, privacyDefaults]))
  if (userIds.length === 0) return chosen
  const rows = await db.selectFrom('user_privacy').selectAll().where('user_id', 'in', userIds).execute()
  for (const row of rows)
    chosen.set(row.user_id, {
      competitions: row.competitions,
      myDynamics: row.my_dynamics,
      othersDynamics: row.others_dynamics,
      work: row.work,
      education: row.education,
      email: row.email,
    })
  return chosen
}

/** What of these people a reader sees: of themselves everything, of others what those chose; staff see no more here. */
export async function visibleOf(
  db: ReadDb | Tx,
  viewerId: number | null,
  ownerIds: readonly number[],
): Promise<Map<number, Visible>> {
  const choices = await privacyOf(db, ownerIds)
  // Who follows whom matters only where somebody shows something to mutual followers.
  const asking = ownerIds.filter(
    id => id !== viewerId && Object.values(choices.get(id) ?? privacyDefaults).includes('mutual'),
  )
  const mutual = viewerId === null ? new Set<number>() : await mutualAmong(db, viewerId, asking)
  return new Map(
    [...choices].map(([id, chosen]) => [
      id,
      visibleTo(id === viewerId ? 'self' : mutual.has(id) ? 'mutual' : 'other', chosen),
    ]),
  )
}

/** Somebody, and what of them a reader sees; undefined where nobody is to be seen: locked, left, or the system's account. */
export async function seenOf(db: ReadDb, viewerId: number | null, id: number) {
  const [person, shown] = await Promise.all([personOf(db, id), visibleOf(db, viewerId, [id])])
  const visible = shown.get(id)
  return person && visible ? { person, visible } : undefined
}
