import type { Settings } from '../../../../base/config/settings.ts'
import type { Tx } from '../../../../base/database/tables.ts'
import { usualZone } from '../../../../base/web/format.ts'
import { formatsIn } from '../../../../base/web/formats-in.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { queueLetters } from '../../../people/notices/server/public.ts'
import { editionById } from '../../../spic/editions/server/public.ts'
import { reviewBases, reviewPath } from '../../reviewers/addresses.ts'
import { assignmentWords } from '../words.ts'
import { scoringReviewers } from './edition.views.ts'
import type { Round } from './rounds.ts'

const zh = wordsIn(assignmentWords, 'zh-CN').letter
const en = wordsIn(assignmentWords, 'en-US').letter

type Mailing = Pick<Settings, 'SMTP_URL' | 'publicUrl'>

/**
 * Tells reviewers how many proposals they were given, in one letter each, in both languages as nothing is known of theirs;
 * nobody before the round is open. Answers how many letters there are.
 */
export async function tellReviewers(
  tx: Tx,
  settings: Mailing,
  { round, given, now }: { round: Round; given: ReadonlyMap<number, number>; now: Date },
): Promise<number> {
  if (!round.opened_at || round.closed_at || given.size === 0) return 0
  const edition = await editionById(tx, round.edition_id)
  const nameZh = edition.name_zh || edition.name_en
  const nameEn = edition.name_en || edition.name_zh
  const due = (lang: Lang) => round.due_at && formatsIn(lang).formatTime(round.due_at, usualZone)
  const letters = (await scoringReviewers(tx, round.edition_id)).flatMap(
    ({ id, email, name, isDisabled }) => {
      const count = given.get(id)
      if (count === undefined || email === '' || isDisabled) return []
      return {
        address: email,
        subject: `${zh.subject(nameZh)} / ${en.subject(nameEn)}`,
        paragraphs: [zh.text(name, nameZh, count, due('zh-CN')), en.text(name, nameEn, count, due('en-US'))],
        link: {
          text: `${zh.open} / ${en.open}`,
          href: settings.publicUrl + reviewPath(reviewBases[0], 'scoremanage'),
        },
      }
    },
  )
  await queueLetters(tx, settings, letters, now)
  return letters.length
}
