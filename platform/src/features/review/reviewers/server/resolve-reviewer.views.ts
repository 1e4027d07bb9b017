import { sql } from 'kysely'
import type { Reviewer, ReviewRole } from '../../../../base/http/reviewer.ts'
import type { Services } from '../../../../base/services.ts'
import { hashSecret } from '../../../../base/secrets.ts'

type Row = {
  reviewer_id: number
  session_id: number
  edition_id: number
  account: string
  year: number
  name: string
  role: ReviewRole
  is_blind: boolean
  last_seen_at: Date
}

const seenAgainAfter = 5 * 60_000

/** Which reviewer a session is of; null where it is over, not verified yet, or the account or the link it came from is no longer good. */
export async function resolveReviewer(
  { db, read }: Services,
  secret: string,
  now: Date,
): Promise<Reviewer | null> {
  const { rows } = await sql<Row>`
    select s.id as session_id, r.id as reviewer_id, r.edition_id, r.account, r.year, r.name, r.role, e.is_blind, s.last_seen_at
    from reviewer_session s
      join reviewer r on r.id = s.reviewer_id and r.disabled_at is null
      join spic_edition e on e.id = r.edition_id
      left join reviewer_link l on l.id = s.link_id
    where s.token_hash = ${hashSecret(secret)} and s.expires_at > ${now} and s.verified_at is not null
      and (s.link_id is null or (l.revoked_at is null and l.expires_at > ${now}))`.execute(read)
  const row = rows[0]
  if (!row) return null
  // Written at most every few minutes, so that reading does not write.
  const stale = new Date(now.getTime() - seenAgainAfter)
  if (row.last_seen_at < stale)
    await db
      .updateTable('reviewer_session')
      .set({ last_seen_at: now })
      .where('id', '=', row.session_id)
      .where('last_seen_at', '<', stale)
      .execute()
  return {
    reviewerId: row.reviewer_id,
    editionId: row.edition_id,
    account: row.account,
    year: row.year,
    name: row.name,
    role: row.role,
    isEditionBlind: row.is_blind,
  }
}
