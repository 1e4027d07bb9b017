import type { Settings } from '../../../../../base/config/settings.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { Reviewer } from '../../../../../base/http/reviewer.ts'
import { formatTime, usualZone } from '../../../../../base/web/format.ts'
import { queueLetters } from '../../../../people/notices/server/public.ts'
import { noteReminded } from '../../../reviewers/server/public.ts'
import { scoringFaults } from '../../faults.ts'
import { panelists } from '../panelists.ts'
import { openedRound, scoresOf } from '../scores.views.ts'

type Remind = {
  roundId: number
  reviewerIds: readonly number[]
  reviewer: Reviewer
  settings: Settings
  now: Date
}

/** Writes to reviewers who are late, those that are named or all; answers who was written to. */
export async function remindLate(
  tx: Tx,
  { roundId, reviewerIds, reviewer, settings, now }: Remind,
): Promise<number[]> {
  const round = await openedRound(tx, reviewer.editionId, roundId)
  if (!round.isOpen) throw new Failure(scoringFaults.roundClosed)
  const late = panelists(round, await scoresOf(tx, round, reviewer.reviewerId), now).filter(
    one => one.mayRemind && (reviewerIds.length === 0 || reviewerIds.includes(one.id)),
  )
  // Of two who press at once the second finds nobody left.
  const noted = await noteReminded(
    tx,
    late.map(one => one.id),
    now,
  )
  const reminded = late.filter(one => noted.includes(one.id))
  if (reminded.length === 0) throw new Failure(scoringFaults.nobodyLate)
  const due = round.dueAt === null ? '' : formatTime(round.dueAt, usualZone)
  await queueLetters(
    tx,
    settings,
    reminded.map(({ name, email, assigned, locked }) => ({
      address: email,
      subject: '评审提醒 / Reviews are due',
      paragraphs: [
        `${name}：你还有 ${assigned - locked} 份方案没有提交评分，截止时间是 ${due}（北京时间）。请尽快完成。`,
        `${name}: ${assigned - locked} of your reviews are not submitted. They were due at ${due} (Beijing time). Please finish them soon.`,
      ],
      link: {
        text: '打开评审系统 / Open the review area',
        href: `${settings.publicUrl}/spic-review/scoremanage`,
      },
    })),
    now,
  )
  return reminded.map(one => one.id)
}
