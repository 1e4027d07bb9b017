import { randomBytes } from 'node:crypto'
import type { InsertObject } from 'kysely'
import type { Tables, Tx } from '../../../../../base/database/tables.ts'
import { searchVector } from '../../../../../base/search/search.ts'
import { makeOrganiser } from '../../../../people/identity/server/public.ts'
import { hashCode } from '../private-code.ts'

/** What a draft does not get from elsewhere. */
export type OwnOfDraft =
  | 'id'
  | 'private_code_hash'
  | 'agreement_version'
  | 'featured'
  | 'team_count'
  | 'participant_count'
  | 'published_at'
  | 'created_by'
  | 'created_at'
  | 'search'
type Draft = Omit<InsertObject<Tables, 'competition'>, OwnOfDraft> & {
  title_zh: string
  title_en: string
  summary_zh?: string
  summary_en?: string
  visibility?: 'public' | 'private'
}

/** A draft that nobody but its maker and the administrators know of; its maker organises it. */
export async function makeDraft(
  tx: Tx,
  draft: Draft,
  { userId, now }: { userId: number | null; now: Date },
): Promise<{ id: number }> {
  const { id } = await tx
    .insertInto('competition')
    .values({
      ...draft,
      // A code that nobody has: what was private elsewhere stays so until its organiser sets another.
      private_code_hash:
        draft.visibility === 'private' ? await hashCode(randomBytes(24).toString('base64url')) : null,
      created_by: userId,
      created_at: now,
      search: searchVector(draft.title_zh, draft.title_en, draft.summary_zh ?? '', draft.summary_en ?? ''),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (userId !== null) await makeOrganiser(tx, { userId, competitionId: id, now })
  return { id }
}
