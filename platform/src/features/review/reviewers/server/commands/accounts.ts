import { sql } from 'kysely'
import type { z } from 'zod'
import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Settings } from '../../../../../base/config/settings.ts'
import type { Db, Tx } from '../../../../../base/database/tables.ts'
import { changesOf, requireUnchanged } from '../../../../../base/http/section.ts'
import { hashSecret, makeSecret } from '../../../../../base/secrets.ts'
import { lockEdition } from '../../../../spic/editions/server/public.ts'
import { queueLetters } from '../../../../people/notices/server/public.ts'
import { reviewerFaults } from '../../faults.ts'
import type { reviewerFacts } from '../../accounts.contract.ts'
import { linkPath } from '../../addresses.ts'
import { firstCodeDays, yearOf } from '../../rules.ts'
import { linkLetter } from '../letters.ts'
import { makeFirstCode } from '../passwords.ts'

type By = { actor: Actor; now: Date }
type Facts = z.output<typeof reviewerFacts>
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
  await requireEmails(tx, edition.id, reviewers)
  const codes = new Map(reviewers.map(({ account }) => [account, firstCode(now)]))
  const rows = await tx
    .insertInto('reviewer')
    .values(
      reviewers.map(({ account, name, organisation, email, role, capacity }) => ({
        edition_id: edition.id,
        account,
        name,
        organisation,
        email,
        role,
        capacity,
        ...codes.get(account)?.columns,
        created_at: now,
      })),
    )
    .onConflict(conflict => conflict.column('account').doNothing())
    .returning(['id', 'account', 'name'])
    .execute()
  if (rows.length < reviewers.length)
    throw new Failure(reviewerFaults.taken, { issues: [{ path: 'body.account', code: 'invalid' }] })
  const ids = new Map(rows.map(row => [row.account, row.id]))
  await addTracks(
    tx,
    edition.id,
    reviewers.flatMap(({ account, trackIds }) =>
      trackIds.map(trackId => ({ reviewerId: ids.get(account) ?? 0, trackId })),
    ),
  )
  const [only] = rows.length === 1 ? rows : []
  await audit(
    tx,
    actor,
    {
      action: only ? 'reviewer.add' : 'reviewer.import',
      subject: 'reviewer',
      subjectId: only?.id ?? null,
      detail: { edition: edition.id, accounts: rows.map(({ account }) => account) },
    },
    now,
  )
  return rows.map(row => ({ ...row, code: codes.get(row.account)?.code ?? '' }))
}

async function addTracks(
  tx: Tx,
  editionId: number,
  pairs: readonly { reviewerId: number; trackId: number }[],
): Promise<void> {
  if (pairs.length === 0) return
  // As two arrays: a long list has more pairs than a statement can have parameters.
  await sql`
    insert into reviewer_track (reviewer_id, edition_id, track_id)
    select reviewer, ${editionId}, track
    from unnest(
      ${pairs.map(({ reviewerId }) => reviewerId)}::bigint[],
      ${pairs.map(({ trackId }) => trackId)}::bigint[]
    ) as pair (reviewer, track)
    on conflict do nothing`.execute(tx)
}

/** Whether reviewers of an edition give a code besides the password. */
export const asksForCode = async (db: Db | Tx, editionId: number): Promise<boolean> =>
  (
    await db
      .selectFrom('review_setting')
      .select('needs_code')
      .where('edition_id', '=', editionId)
      .executeTakeFirst()
  )?.needs_code === true

/** Where codes are mailed everybody has an address: the edition is held, so that neither changes without the other. */
async function requireEmails(
  tx: Tx,
  editionId: number,
  reviewers: readonly { email: string }[],
): Promise<void> {
  await lockEdition(tx, editionId, 'update')
  if (reviewers.some(({ email }) => email === '') && (await asksForCode(tx, editionId)))
    throw new Failure(reviewerFaults.noEmail)
}

/** An account of this edition, locked; throws where there is none. */
async function lockReviewer(tx: Tx, { id, reviewerId }: { id: number; reviewerId: number }) {
  const found = await tx
    .selectFrom('reviewer')
    .selectAll()
    .where('id', '=', reviewerId)
    .where('edition_id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found) throw new Failure(reviewerFaults.notFound)
  return found
}

const endSessions = (tx: Tx, reviewerId: number) =>
  tx.deleteFrom('reviewer_session').where('reviewer_id', '=', reviewerId).execute()

export async function saveReviewer(
  tx: Tx,
  of: { id: number; reviewerId: number },
  { value, tag }: { value: Facts; tag: string },
  { actor, now }: By,
): Promise<void> {
  await requireEmails(tx, of.id, [value])
  await lockReviewer(tx, of)
  const before = await factsOf(tx, of)
  requireUnchanged(before, tag)
  const { trackIds, ...facts } = value
  await tx.updateTable('reviewer').set(facts).where('id', '=', of.reviewerId).execute()
  await tx.deleteFrom('reviewer_track').where('reviewer_id', '=', of.reviewerId).execute()
  await addTracks(
    tx,
    of.id,
    trackIds.map(trackId => ({ reviewerId: of.reviewerId, trackId })),
  )
  // Whoever was let in as something else comes in anew.
  if (before.role !== facts.role) await endSessions(tx, of.reviewerId)
  await audit(
    tx,
    actor,
    {
      action: 'reviewer.save',
      subject: 'reviewer',
      subjectId: of.reviewerId,
      detail: changesOf(before, value),
    },
    now,
  )
}

/** What of an account is edited. */
export async function factsOf(db: Db | Tx, of: { id: number; reviewerId: number }): Promise<Facts> {
  const row = await db
    .selectFrom('reviewer')
    .select(['name', 'organisation', 'email', 'role', 'capacity'])
    .where('id', '=', of.reviewerId)
    .where('edition_id', '=', of.id)
    .executeTakeFirst()
  if (!row) throw new Failure(reviewerFaults.notFound)
  const tracks = await db
    .selectFrom('reviewer_track')
    .select('track_id')
    .where('reviewer_id', '=', of.reviewerId)
    .orderBy('track_id')
    .execute()
  return { ...row, trackIds: tracks.map(one => one.track_id) }
}

export async function disableReviewer(
  tx: Tx,
  of: { id: number; reviewerId: number },
  { isDisabled, reason }: { isDisabled: boolean; reason: string },
  { actor, now }: By,
): Promise<void> {
  if (!isDisabled) await requireEmails(tx, of.id, [await factsOf(tx, of)])
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

/** A new first password; the old one, personal links and sessions end. */
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
    .set({ ...columns, password_hash: null })
    .where('id', '=', of.reviewerId)
    .execute()
  await tx
    .updateTable('reviewer_link')
    .set({ revoked_at: now })
    .where('reviewer_id', '=', of.reviewerId)
    .where('revoked_at', 'is', null)
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
  const address = settings.publicUrl + linkPath(token)
  if (isMailed) await queueLetters(tx, settings, [linkLetter(reviewer, address, expiresAt)], now)
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
  await lockEdition(tx, editionId, 'update')
  const without = needs_code
    ? await tx
        .selectFrom('reviewer')
        .select('id')
        .where('edition_id', '=', editionId)
        .where('email', '=', '')
        .where('disabled_at', 'is', null)
        .limit(1)
        .executeTakeFirst()
    : undefined
  if (without) throw new Failure(reviewerFaults.noEmail)
  await tx
    .insertInto('review_setting')
    .values({ edition_id: editionId, needs_code })
    .onConflict(conflict => conflict.column('edition_id').doUpdateSet({ needs_code }))
    .execute()
  const detail = { edition: editionId, needsCode: needs_code }
  await audit(tx, actor, { action: 'reviewer.setting', subject: 'reviewer', subjectId: null, detail }, now)
}
