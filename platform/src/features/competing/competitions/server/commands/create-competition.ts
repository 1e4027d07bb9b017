import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { requireWritten, sidesAt } from '../../../../../base/http/require-written.ts'
import type { Basics } from '../../sections.ts'
import { makeDraft } from './make-draft.ts'
import { checkTimes } from './save-basics.ts'

type Create = {
  value: Pick<Basics, 'type' | 'languages' | 'titleZh' | 'titleEn' | 'zone' | 'startAt' | 'endAt'> & {
    blockMobileUpload: boolean
  }
  actor: Actor & { userId: number }
  now: Date
}

/** By hand; checks its times and writes down who made it. */
export async function createCompetition(tx: Tx, { value, actor, now }: Create): Promise<{ id: number }> {
  requireWritten(value.languages, [sidesAt('body', value, 'title')])
  checkTimes(value)
  const { id } = await makeDraft(
    tx,
    {
      type: value.type,
      languages: value.languages,
      title_zh: value.titleZh,
      title_en: value.titleEn,
      zone: value.zone,
      start_at: new Date(value.startAt),
      end_at: new Date(value.endAt),
      // As the house thinks right, until the organiser chooses.
      requirements: null,
      block_mobile_upload: value.blockMobileUpload,
    },
    { userId: actor.userId, now },
  )
  await audit(tx, actor, { action: 'competition.create', subject: 'competition', subjectId: id }, now)
  return { id }
}
