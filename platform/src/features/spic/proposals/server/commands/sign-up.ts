import { Failure } from '../../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../../base/contract/faults.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { Viewer } from '../../../../../base/http/viewer.ts'
import { currentForm, formById, keepEdition, readEdition, tracksOf } from '../../../editions/server/public.ts'
import { signupState, type EntrantKind } from '../../../editions/rules.ts'
import type { Answers } from '../../../forms/fields.ts'
import { sameValue } from '../../../../../base/web/same-value.ts'
import { issuesOf, shownAnswers } from '../../../forms/rules.ts'
import { proposalFaults } from '../../faults.ts'
import { cancelDenied, entryDenied, signupFields } from '../../rules.ts'
import { entryOf, hasSubmitted, lockEntry, memberIds, type Edition, type Entry } from '../entries.ts'
import { freezeShown } from '../forms.ts'
import { tell } from '../notices.ts'
import { kindDeniedTo, requireSound } from '../standing.ts'

type Given = { kind: EntrantKind; name: string; trackId: number; answers: Answers }
type By = { editionId: number; viewer: Viewer; now: Date }

type Kept = { tag: number; savedAt: Date }

/** Keeps what a sign-up says: a draft as it is, one that is signed up only as a whole. */
export async function saveSignup(tx: Tx, ask: By & { given: Given; tag: number }): Promise<Kept> {
  const { editionId, viewer, now, given, tag } = ask
  const edition = await readEdition(tx, editionId, now)
  if (!edition.entrant_kinds.includes(given.kind)) throw new Failure(proposalFaults.kindClosed)
  const tracks = await tracksOf(tx, editionId)
  if (tracks.every(track => track.id !== given.trackId))
    throw new Failure(baseFaults.invalidInput, { issues: [{ path: 'body.trackId', code: 'unknown' }] })
  const known = await entryOf(tx, editionId, viewer.userId)
  if (!known) return addDraft(tx, { ...ask, edition })
  const entry = await lockEntry(tx, editionId, viewer.userId)
  const denied = entryDenied(edition, { isOwner: entry.owner_id === viewer.userId }, now)
  if (denied) throw new Failure(denied)
  // A draft follows the form as it changes; what is signed up stays with the one that it answered.
  const form = entry.signed_up_at
    ? await formById(tx, entry.form_id)
    : await currentForm(tx, editionId, 'signup')
  if (entry.signed_up_at) {
    if (given.kind !== entry.kind) throw new Failure(proposalFaults.kindClosed)
    requireWhole(signupFields(form.fields), given)
  }
  const answers = entry.signed_up_at ? shownAnswers(signupFields(form.fields), given.answers) : given.answers
  if (entry.tag !== tag) {
    const { kind, name, track_id: trackId } = entry
    // The answer to the same save was lost on its way.
    if (sameValue({ kind, name, trackId, answers: entry.answers }, { ...given, answers }))
      return { tag: entry.tag, savedAt: entry.updated_at }
    throw new Failure(proposalFaults.signupChanged)
  }
  await tx
    .updateTable('spic_entry')
    .set({
      kind: given.kind,
      name: given.name,
      track_id: given.trackId,
      answers,
      form_id: form.id,
      tag: tag + 1,
      updated_at: now,
    })
    .where('id', '=', entry.id)
    .execute()
    .catch(orNameTaken)
  return { tag: tag + 1, savedAt: now }
}

async function addDraft(
  tx: Tx,
  { edition, viewer, now, given, tag }: By & { edition: Edition; given: Given; tag: number },
): Promise<Kept> {
  // It had one when the page was read.
  if (tag !== 0) throw new Failure(proposalFaults.noEntry)
  if (signupState(edition, now) !== 'open') throw new Failure(proposalFaults.signupClosed)
  const form = await currentForm(tx, edition.id, 'signup')
  const { id } = await tx
    .insertInto('spic_entry')
    .values({
      edition_id: edition.id,
      track_id: given.trackId,
      kind: given.kind,
      name: given.name,
      owner_id: viewer.userId,
      form_id: form.id,
      answers: given.answers,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addMember(tx, { id, edition_id: edition.id }, viewer.userId, now)
  return { tag: 1, savedAt: now }
}

/** Makes somebody part of an entry; the database sees to it that nobody is part of two. */
export async function addMember(
  tx: Tx,
  entry: Pick<Entry, 'id' | 'edition_id'>,
  userId: number,
  now: Date,
): Promise<void> {
  const added = await tx
    .insertInto('spic_member')
    .values({ entry_id: entry.id, edition_id: entry.edition_id, user_id: userId, joined_at: now })
    .onConflict(conflict => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (!added) throw new Failure(proposalFaults.alreadyIn)
}

function requireWhole(fields: Parameters<typeof issuesOf>[0], given: Pick<Given, 'name' | 'answers'>): void {
  const issues = [
    ...(given.name === '' ? [{ path: 'name', code: 'required' }] : []),
    ...issuesOf(fields, given.answers),
  ]
  if (issues.length > 0)
    throw new Failure(proposalFaults.incomplete, {
      issues: issues.map(({ path, code }) => ({ path: `body.${path}`, code })),
    })
}

function orNameTaken(error: unknown): never {
  const { code, constraint } = error as { code?: string; constraint?: string }
  throw code === '23505' && constraint === 'spic_entry_name'
    ? new Failure(proposalFaults.nameTaken, { issues: [{ path: 'body.name', code: 'taken' }] })
    : error
}

/** Makes a draft an entry of the edition, inside the window. Answers its new tag. */
export async function signUp(
  tx: Tx,
  { editionId, viewer, now, tag, formTag }: By & { tag: number; formTag: string },
): Promise<number> {
  // Whoever takes the edition out of sight at this moment is done first, or sees that somebody takes part.
  const edition = await keepEdition(tx, editionId, now)
  const entry = await lockEntry(tx, editionId, viewer.userId)
  const denied = entryDenied(edition, { isOwner: entry.owner_id === viewer.userId }, now)
  if (denied) throw new Failure(denied)
  if (entry.signed_up_at) throw new Failure(proposalFaults.signedUp)
  if (entry.tag !== tag) throw new Failure(proposalFaults.signupChanged)
  await requireSound(tx, edition, viewer, `/spic/signup?edition=${editionId}`)
  const kindDenied = await kindDeniedTo(tx, edition, entry.kind, viewer.userId)
  if (kindDenied) throw new Failure(kindDenied)
  const form = await freezeShown(tx, await currentForm(tx, editionId, 'signup'), { formTag, now })
  requireWhole(signupFields(form.fields), entry)
  await tx
    .updateTable('spic_entry')
    .set({
      answers: shownAnswers(signupFields(form.fields), entry.answers),
      form_id: form.id,
      signed_up_at: now,
      tag: tag + 1,
      updated_at: now,
    })
    .where('id', '=', entry.id)
    .execute()
    .catch(orNameTaken)
  return tag + 1
}

/** An entry goes with all that belongs to it. */
export async function cancelSignup(tx: Tx, { editionId, viewer, now }: By): Promise<void> {
  const edition = await readEdition(tx, editionId, now)
  const entry = await lockEntry(tx, editionId, viewer.userId)
  const denied = cancelDenied(
    edition,
    {
      isOwner: entry.owner_id === viewer.userId,
      signedUpAt: entry.signed_up_at,
      hasSubmitted: await hasSubmitted(tx, entry.id),
    },
    now,
  )
  if (denied) throw new Failure(denied)
  const proposal = tx.selectFrom('spic_proposal').select('id').where('entry_id', '=', entry.id)
  await tx.deleteFrom('spic_file').where('proposal_id', 'in', proposal).execute()
  const members = await memberIds(tx, entry.id)
  await tx.deleteFrom('spic_entry').where('id', '=', entry.id).execute()
  await tell(tx, edition, {
    key: `cancelled:${entry.id}`,
    kind: 'spic.team',
    text: (words, name) => words.cancelled(entry.name, name),
    to: members,
    actor: viewer.userId,
    path: `/spic/signup?edition=${editionId}`,
  })
}
