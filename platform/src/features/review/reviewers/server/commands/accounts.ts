import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Settings } from '../../../../../base/config/settings.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { hashSecret, makeSecret } from '../../../../../base/secrets.ts'
import { queueLetters } from '../../../../people/notices/server/public.ts'
import { reviewerFaults } from '../../faults.ts'
import { firstCodeDays, yearOf, type ListedReviewer } from '../../rules.ts'
import { linkLetter } from '../letters.ts'
import { makeFirstCode } from '../passwords.ts'

type By = { actor: Actor; now: Date }
export type Facts = Omit<ListedReviewer, 'account' | 'tracks'> & { trackIds: number[] }
type Edition = { id: number; year: number }

const firstCode = (now: Date) => {
  const code = makeFirstCode()
  return {
    code,
    columns: {
      first_code_hash: hashSecret(code),
      first_code_until: new Date(now.getTime() + firstCodeDays * 86_400_000),
    },
  }
}

/** Makes accounts, each with a first password that is known from here alone. */
export async function addReviewers(
  tx: Tx,
  edition: Edition,
  reviewers: readonly (Facts & { account: string })[],
  { actor, now }: By,
): Promise<{ id: number; account: string; name: string; code: string }[]> {
  if (reviewers.some(({ account }) => yearOf(account) !== edition.year))
    throw new Failure(reviewerFaults.wrongYear, { issues: [{ path: 'body.account', code: 'invalid' }] })
  if (reviewers.some(({ email }) => email === '') && (await needsCode(tx, edition.id)))
    throw new Failure(reviewerFaults.noEmail)
  const added = []
  for (const { account, trackIds, ...facts } of reviewers) {
    const { code, columns } = firstCode(now)
    const row = await tx
      .insertInto('reviewer')
      .values({ edition_id: edition.id, account, ...facts, ...columns, created_at: now })
      .onConflict(conflict => conflict.column('account').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new Failure(reviewerFaults.taken, { issues: [{ path: 'body.account', code: 'invalid' }] })
    await keepTracks(tx, { id: row.id, editionId: edition.id }, trackIds)
    added.push({ id: row.id, account, name: facts.name, code })
  }
  await audit(
    tx,
    actor,
    {
      action: added.length === 1 ? 'reviewer.add' : 'reviewer.import',
      subject: 'reviewer',
      subjectId: added.length === 1 ? (added[0]?.id ?? null) : null,
      detail: { edition: edition.id, accounts: added.map(({ account }) => account) },
    },
    now,
  )
  return added
}

async function keepTracks(
  tx: Tx,
  { id, editionId }: { id: number; editionId: number },
  trackIds: readonly number[],
): Promise<void> {
  await tx.deleteFrom('reviewer_track').where('reviewer_id', '=', id).execute()
  if (trackIds.length === 0) return
  await tx
    .insertInto('reviewer_track')
    .values([...new Set(trackIds)].map(track_id => ({ reviewer_id: id, edition_id: editionId, track_id })))
    .execute()
}

/** An account of this edition, locked; throws where there is none. */
export async function lockReviewer(tx: Tx, { id, reviewerId }: { id: number; reviewerId: number }) {
  const found = await tx
    .selectFrom('reviewer')
    .selectAll()
    .where('id', '=', reviewerId)
    .where('edition_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new Failure(reviewerFaults.notFound)
  return found
}

const endSessions = (tx: Tx, reviewerId: number) =>
  tx.deleteFrom('reviewer_session').where('reviewer_id', '=', reviewerId).execute()

export async function saveReviewer(
  tx: Tx,
  of: { id: number; reviewerId: number },
  { trackIds, ...facts }: Facts,
  { actor, now }: By,
): Promise<void> {
  const before = await lockReviewer(tx, of)
  if (facts.email === '' && (await needsCode(tx, of.id))) throw new Failure(reviewerFaults.noEmail)
  await tx.updateTable('reviewer').set(facts).where('id', '=', of.reviewerId).execute()
  await keepTracks(tx, { id: of.reviewerId, editionId: of.id }, trackIds)
  // Whoever was let in as something else comes in anew.
  if (before.role !== facts.role) await endSessions(tx, of.reviewerId)
  const detail = { before: { role: before.role, capacity: before.capacity }, ...facts, trackIds }
  await audit(
    tx,
    actor,
    { action: 'reviewer.save', subject: 'reviewer', subjectId: of.reviewerId, detail },
    now,
  )
}

const needsCode = async (tx: Tx, editionId: number): Promise<boolean> =>
  (
    await tx
      .selectFrom('review_setting')
      .select('needs_code')
      .where('edition_id', '=', editionId)
      .executeTakeFirst()
  )?.needs_code === true

export async function disableReviewer(
  tx: Tx,
  of: { id: number; reviewerId: number },
  { isDisabled, reason }: { isDisabled: boolean; reason: string },
  { actor, now }: By,
): Promise<void> {
  await lockReviewer(tx, of)
  await tx
    .updateTable('reviewer')
    .set({ disabled_at: isDisabled ? now : null })
    .where('id', '=', of.reviewerId)
    .execute()
  if (isDisabled) await endSessions(tx, of.reviewerId)
  await audit(
    tx,
    actor,
    {
      action: isDisabled ? 'reviewer.disable' : 'reviewer.enable',
      subject: 'reviewer',
      subjectId: of.reviewerId,
      detail: { reason },
    },
    now,
  )
}

/** A new first password; the old password, and whoever is in by it, is out. */
export async function renewFirstCode(
  tx: Tx,
  of: { id: number; reviewerId: number },
  reason: string,
  { actor, now }: By,
) {
  const { account, name, disabled_at } = await lockReviewer(tx, of)
  if (disabled_at) throw new Failure(reviewerFaults.disabled)
  const { code, columns } = firstCode(now)
  await tx
    .updateTable('reviewer')
    .set({ ...columns, password_hash: null, failed: 0, locked_until: null })
    .where('id', '=', of.reviewerId)
    .execute()
  await endSessions(tx, of.reviewerId)
  await audit(
    tx,
    actor,
    { action: 'reviewer.code', subject: 'reviewer', subjectId: of.reviewerId, detail: { reason } },
    now,
  )
  return { account, name, code }
}

/** A personal link: 256 random bits, of which only the hash is kept. */
export async function addLink(
  tx: Tx,
  settings: Pick<Settings, 'SMTP_URL' | 'publicUrl'>,
  of: { id: number; reviewerId: number },
  { days, isMailed }: { days: number; isMailed: boolean },
  { actor, now }: By,
) {
  const reviewer = await lockReviewer(tx, of)
  if (reviewer.disabled_at) throw new Failure(reviewerFaults.disabled)
  if (isMailed && reviewer.email === '') throw new Failure(reviewerFaults.noEmail)
  const token = makeSecret()
  const expiresAt = new Date(now.getTime() + days * 86_400_000)
  const { id } = await tx
    .insertInto('reviewer_link')
    .values({
      reviewer_id: reviewer.id,
      token_hash: hashSecret(token),
      created_at: now,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const address = `${settings.publicUrl}/hidden-spic-review/${token}`
  if (isMailed)
    await queueLetters(
      tx,
      settings,
      [linkLetter(reviewer.email, reviewer.name, address, expiresAt.toISOString().slice(0, 10))],
      now,
    )
  const detail = { link: id, days, isMailed }
  await audit(
    tx,
    actor,
    { action: 'reviewer.link', subject: 'reviewer', subjectId: reviewer.id, detail },
    now,
  )
  return { id, address, expiresAt }
}

/** What came in by the link is out with it. */
export async function revokeLink(
  tx: Tx,
  of: { id: number; reviewerId: number; linkId: number },
  { actor, now }: By,
): Promise<void> {
  await lockReviewer(tx, of)
  const { numUpdatedRows } = await tx
    .updateTable('reviewer_link')
    .set(eb => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(now)) }))
    .where('id', '=', of.linkId)
    .where('reviewer_id', '=', of.reviewerId)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Failure(reviewerFaults.notFound)
  await tx.deleteFrom('reviewer_session').where('link_id', '=', of.linkId).execute()
  const detail = { link: of.linkId }
  await audit(
    tx,
    actor,
    { action: 'reviewer.unlink', subject: 'reviewer', subjectId: of.reviewerId, detail },
    now,
  )
}

export async function saveSetting(
  tx: Tx,
  editionId: number,
  needs_code: boolean,
  { actor, now }: By,
): Promise<void> {
  const without = await tx
    .selectFrom('reviewer')
    .select('id')
    .where('edition_id', '=', editionId)
    .where('email', '=', '')
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (needs_code && without) throw new Failure(reviewerFaults.noEmail)
  await tx
    .insertInto('review_setting')
    .values({ edition_id: editionId, needs_code })
    .onConflict(conflict => conflict.column('edition_id').doUpdateSet({ needs_code }))
    .execute()
  const detail = { edition: editionId, needsCode: needs_code }
  await audit(tx, actor, { action: 'reviewer.setting', subject: 'reviewer', subjectId: null, detail }, now)
}
