import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { Viewer } from '../../../../../base/http/viewer.ts'
import { receiversAmong } from '../../../../people/identity/server/public.ts'
import { personMark } from '../../../../people/notices/rules.ts'
import { editionById, readEdition } from '../../../editions/server/public.ts'
import { proposalFaults } from '../../faults.ts'
import { lockEntry, memberIds, type Edition, type Entry } from '../entries.ts'
import { tell } from '../notices.ts'

/** Makes another member the owner of an entry that the caller has locked. The link of the one before is theirs no more. */
async function moveOwnership(
  tx: Tx,
  ask: {
    edition: Pick<Edition, 'id' | 'name_zh' | 'name_en'>
    entry: Entry
    members: readonly number[]
    to: number
    now: Date
  },
): Promise<void> {
  const { edition, entry, members, to, now } = ask
  await tx
    .updateTable('spic_entry')
    .set({ owner_id: to, join_hash: null })
    .where('id', '=', entry.id)
    .execute()
  await tell(tx, edition, {
    key: `owner:${entry.id}:${to}:${now.getTime()}`,
    kind: 'spic.team',
    text: (words, name) => words.owner(personMark(to), entry.name, name),
    to: members,
    actor: entry.owner_id,
    path: `/spic/signupinfo?edition=${edition.id}`,
  })
}

type HandOver = { editionId: number; userId: number; viewer: Viewer; now: Date }

/** An owner hands the entry over to another member, at any time: somebody has to go on with it. */
export async function handOver(tx: Tx, { editionId, userId, viewer, now }: HandOver): Promise<void> {
  const edition = await readEdition(tx, editionId, now)
  const entry = await lockEntry(tx, editionId, viewer.userId)
  if (entry.owner_id !== viewer.userId) throw new Failure(proposalFaults.ownerOnly)
  if (userId === viewer.userId) return
  const members = await memberIds(tx, entry.id)
  const [next] = members.includes(userId) ? await receiversAmong(tx, [userId]) : []
  if (!next) throw new Failure(proposalFaults.noMember)
  await moveOwnership(tx, { edition, entry, members, to: userId, now })
}

/** Each entry that somebody who leaves the site owns goes to the member who joined first, if there is another. */
export async function handOnEntries(tx: Tx, { userId, now }: { userId: number; now: Date }): Promise<void> {
  const owned = await tx
    .selectFrom('spic_entry')
    .selectAll()
    .where('owner_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const entry of owned) {
    const members = (await memberIds(tx, entry.id)).filter(id => id !== userId)
    if (members.length === 0) continue
    const here = new Set((await receiversAmong(tx, members)).map(person => person.id))
    const to = members.find(id => here.has(id))
    if (to === undefined) continue
    const edition = await editionById(tx, entry.edition_id)
    await moveOwnership(tx, { edition, entry, members, to, now })
  }
}
