import type { Tx } from '../../../../base/database/tables.ts'
import { competitionTitles } from '../../../competing/competitions/server/public.ts'
import { countMark } from '../../../people/notices/rules.ts'
import { notify } from '../../../people/notices/server/public.ts'
import { submissionAnchor } from '../rules.ts'
import type { Settlement } from './commands/settle-submission.ts'

type Submission = { id: number; user_id: number; competition_id: number; schedule_id: number }

/** No other person brought it about, and whoever handed in waits for it. */
const nobody = 0

/**
 * Tells whoever handed in how it ended. Of a score only that there is one: of list B nobody hears before its reveal. What
 * was not read yet of one round becomes one notice.
 */
export async function tellOfEnd(tx: Tx, submission: Submission, settlement: Settlement): Promise<void> {
  if (settlement.state === 'cancelled') return
  const { id, user_id: userId, competition_id: competitionId, schedule_id: scheduleId } = submission
  const title = (await competitionTitles(tx, [competitionId])).get(competitionId)
  if (!title) throw new Error(`submission ${id} has no competition`)
  const { titleZh, titleEn } = title
  const isScored = settlement.state === 'scored'
  const [one, several] = isScored
    ? [
        {
          zh: `你在“${titleZh}”的提交 ${id} 已评分。`,
          en: `Your submission ${id} in “${titleEn}” has been scored.`,
        },
        {
          zh: `你在“${titleZh}”有 ${countMark} 份提交已评分。`,
          en: `${countMark} of your submissions in “${titleEn}” have been scored.`,
        },
      ]
    : [
        {
          zh: `你在“${titleZh}”的提交 ${id} 未能评分，原因见提交记录。`,
          en: `Your submission ${id} in “${titleEn}” could not be scored; the list of submissions says why.`,
        },
        {
          zh: `你在“${titleZh}”有 ${countMark} 份提交未能评分，原因见提交记录。`,
          en: `${countMark} of your submissions in “${titleEn}” could not be scored; the list of submissions says why.`,
        },
      ]
  await notify(
    tx,
    {
      key: `submission:${id}:${settlement.state}`,
      kind: isScored ? 'submission.scored' : 'submission.failed',
      text: one,
      path: `/competitions/${competitionId}/submits?sch=${scheduleId}#${submissionAnchor({ id })}`,
      group: { key: `submission.${settlement.state}:${scheduleId}`, text: several },
    },
    { to: [userId], actor: nobody },
  )
}
