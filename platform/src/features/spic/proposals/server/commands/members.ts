import { createHash, randomBytes } from 'node:crypto'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../../base/database/tables.ts'
import type { Viewer } from '../../../../../base/http/viewer.ts'
import { readEdition } from '../../../editions/server/public.ts'
import { signupState } from '../../../editions/rules.ts'
import { proposalFaults } from '../../faults.ts'
import { entryDenied } from '../../rules.ts'
import { lockEntry, memberIds, type Entry } from '../entries.ts'
import { tell } from '../notices.ts'
import { requireSound } from '../standing.ts'
import { addMember } from './sign-up.ts'

type By = { editionId: number; viewer: Viewer; now: Date }

/** What is kept of the secret in an invitation link. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A new link by which whoever has it may join. The one before ends; the secret is told once and not kept. */
export async function makeInvitation(tx: Tx, { editionId, viewer, now }: By): Promise<string> {
  const edition = await readEdition(tx, editionId, now)
  const entry = await lockEntry(tx, editionId, viewer.userId)
  const denied = entryDenied(edition, { isOwner: entry.owner_id === viewer.userId }, now)
  if (denied) throw new Failure(denied)
  if (!entry.signed_up_at) throw new Failure(proposalFaults.notSignedUp)
  const token = randomBytes(32).toString('base64url')
  await tx
    .updateTable('spic_entry')
    .set({ join_hash: hashOf(token) })
    .where('id', '=', entry.id)
    .execute()
  return token
}

export async function endInvitation(tx: Tx, { editionId, viewer, now }: By): Promise<void> {
  await readEdition(tx, editionId, now)
  const entry = await lockEntry(tx, editionId, viewer.userId)
  if (entry.owner_id !== viewer.userId) throw new Failure(proposalFaults.ownerOnly)
  await tx.updateTable('spic_entry').set({ join_hash: null }).where('id', '=', entry.id).execute()
}

/** The entry that a link is for, while the link is not ended. */
export async function entryInvitedTo(db: Db | Tx, token: string): Promise<Entry> {
  const entry = await db
    .selectFrom('spic_entry')
    .selectAll()
    .where('join_hash', '=', hashOf(token))
    .executeTakeFirst()
  if (!entry) throw new Failure(proposalFaults.noInvitation)
  return entry
}

/** Joins an entry by its link, inside the window, while there is room. Twice is once. Answers the edition. */
export async function join(
  tx: Tx,
  { token, viewer, now }: { token: string; viewer: Viewer; now: Date },
): Promise<number> {
  const { edition_id: editionId } = await entryInvitedTo(tx, token)
  const edition = await readEdition(tx, editionId, now)
  // Under the lock: the link may have ended, and the last place may be gone.
  const entry = await tx
    .selectFrom('spic_entry')
    .selectAll()
    .where('join_hash', '=', hashOf(token))
    .forUpdate()
    .executeTakeFirst()
  if (!entry) throw new Failure(proposalFaults.noInvitation)
  const members = await memberIds(tx, entry.id)
  if (members.includes(viewer.userId)) return editionId
  if (signupState(edition, now) !== 'open') throw new Failure(proposalFaults.signupClosed)
  if (members.length >= edition.most_members) throw new Failure(proposalFaults.full)
  await requireSound(tx, edition, viewer, '/spic/signup')
  await addMember(tx, entry, viewer.userId, now)
  await tell(tx, edition, {
    key: `joined:${entry.id}:${viewer.userId}:${now.getTime()}`,
    kind: 'spic.team',
    text: (words, name) => words.joined(viewer.name, entry.name, name),
    to: members,
    actor: viewer.userId,
    path: `/spic/signupinfo?edition=${editionId}`,
  })
  return editionId
}

/** Somebody leaves, or is removed by the owner, inside the window. */
export async function removeMember(
  tx: Tx,
  { editionId, userId, viewer, now }: By & { userId: number },
): Promise<void> {
  const edition = await readEdition(tx, editionId, now)
  const entry = await lockEntry(tx, editionId, viewer.userId)
  const isOwner = entry.owner_id === viewer.userId
  if (!isOwner && userId !== viewer.userId) throw new Failure(proposalFaults.ownerOnly)
  if (userId === entry.owner_id) throw new Failure(proposalFaults.ownerStays)
  if (signupState(edition, now) !== 'open') throw new Failure(proposalFaults.signupClosed)
  const gone = await tx
    .deleteFrom('spic_member')
    .where('entry_id', '=', entry.id)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  if (!gone) throw new Failure(proposalFaults.noMember)
  await tell(tx, edition, {
    key: `left:${entry.id}:${userId}:${now.getTime()}`,
    kind: 'spic.team',
    text: (words, name) =>
      userId === viewer.userId ? words.left(viewer.name, entry.name, name) : words.removed(entry.name, name),
    to: [userId === viewer.userId ? entry.owner_id : userId],
    actor: viewer.userId,
    path: `/spic/signupinfo?edition=${editionId}`,
  })
}
