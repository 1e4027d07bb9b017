import type { Settings } from '../../../../../base/config/settings.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { Reviewer } from '../../../../../base/http/reviewer.ts'
import { usualZone } from '../../../../../base/web/format.ts'
import { formatsIn } from '../../../../../base/web/formats-in.ts'
import type { Lang } from '../../../../../base/web/language.ts'
import { wordsIn } from '../../../../../base/web/words.ts'
import { queueLetters } from '../../../../people/notices/server/public.ts'
import { isRoundOpen } from '../../../assignments/rules.ts'
import { openedRounds } from '../../../assignments/server/public.ts'
import { reviewBases, reviewPath } from '../../../reviewers/addresses.ts'
import { noteReminded } from '../../../reviewers/server/public.ts'
import { scoringWords } from '../../words.ts'
import { scoringFaults } from '../../faults.ts'
import { panelists } from '../panelists.ts'
import { scoresOf } from '../scores.views.ts'

const zh = wordsIn(scoringWords, 'zh-CN').reminder
const en = wordsIn(scoringWords, 'en-US').reminder

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
  const round = (await openedRounds(tx, reviewer.editionId)).find(one => one.id === roundId)
  if (!round) throw new Failure(scoringFaults.noRound)
  if (!isRoundOpen(round)) throw new Failure(scoringFaults.roundClosed)
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
  const due = (lang: Lang) =>
    round.due_at === null ? '' : formatsIn(lang).formatTime(round.due_at, usualZone)
  await queueLetters(
    tx,
    settings,
    reminded.map(({ name, email, assigned, locked }) => ({
      address: email,
      subject: `${zh.subject} / ${en.subject}`,
      paragraphs: [
        zh.text(name, assigned - locked, due('zh-CN')),
        en.text(name, assigned - locked, due('en-US')),
      ],
      link: {
        text: `${zh.open} / ${en.open}`,
        href: settings.publicUrl + reviewPath(reviewBases[0], 'scoremanage'),
      },
    })),
    now,
  )
  return reminded.map(one => one.id)
}
