import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { searchVector } from '../../../../../base/search/search.ts'
import type { Basics } from '../../sections.ts'
import { makeOrganiser } from '../../../../people/identity/server/public.ts'
import { checkTimes } from './save-basics.ts'

type Create = {
  value: Pick<Basics, 'type' | 'titleZh' | 'titleEn' | 'zone' | 'startAt' | 'endAt'> & {
    requireProfile: boolean
    blockMobileUpload: boolean
  }
  actor: Actor & { userId: number }
  now: Date
}

/** A draft that nobody but its maker and the administrators know of; its maker organises it. */
export async function createCompetition(tx: Tx, { value, actor, now }: Create): Promise<{ id: number }> {
  checkTimes(value)
  const { id } = await tx
    .insertInto('competition')
    .values({
      type: value.type,
      title_zh: value.titleZh,
      title_en: value.titleEn,
      zone: value.zone,
      start_at: new Date(value.startAt),
      end_at: new Date(value.endAt),
      race_category_id: null,
      source_url: null,
      cover: null,
      private_code_hash: null,
      merge_deadline: null,
      require_profile: value.requireProfile,
      block_mobile_upload: value.blockMobileUpload,
      guide_info_zh: null,
      guide_info_en: null,
      featured: null,
      published_at: null,
      created_by: actor.userId,
      created_at: now,
      search: searchVector(value.titleZh, value.titleEn),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await makeOrganiser(tx, { userId: actor.userId, competitionId: id, now })
  await audit(tx, actor, { action: 'competition.create', subject: 'competition', subjectId: id }, now)
  return { id }
}
