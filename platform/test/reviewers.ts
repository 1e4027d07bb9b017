import type { Insertable } from 'kysely'
import type { Tables } from '../src/base/database/tables.ts'
import type { ReviewRole } from '../src/base/http/reviewer.ts'
import { hashSecret, makeSecret } from '../src/base/secrets.ts'
import type { World } from './world.ts'

type Place = Pick<World, 'db' | 'clock'>

/** A reviewer of an edition with a session, as a browser would send it. */
export async function makeReviewer(
  world: Place,
  edition: { id: number; year: number },
  role: ReviewRole,
  given: Partial<Insertable<Tables['reviewer']>> = {},
) {
  const now = world.clock.now()
  const { id, account } = await world.db
    .insertInto('reviewer')
    .values({
      edition_id: edition.id,
      account: `r${makeSecret().replace(/[\W_]/g, '').toLowerCase().slice(0, 12)}-${edition.year}-role${role}`,
      name: `评审${role}`,
      role,
      created_at: now,
      ...given,
    })
    .returning(['id', 'account'])
    .executeTakeFirstOrThrow()
  const secret = makeSecret()
  await world.db
    .insertInto('reviewer_session')
    .values({
      reviewer_id: id,
      token_hash: hashSecret(secret),
      verified_at: now,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date('2100-01-01'),
    })
    .execute()
  return {
    id,
    account,
    name: account,
    headers: { cookie: `leitai_review=${secret}`, origin: 'http://localhost:3000' },
  }
}

export type TestReviewer = Awaited<ReturnType<typeof makeReviewer>>
