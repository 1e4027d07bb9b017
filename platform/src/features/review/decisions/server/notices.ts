import type { Settings } from '../../../../base/config/settings.ts'
import type { Tx } from '../../../../base/database/tables.ts'
import { usualZone } from '../../../../base/web/format.ts'
import { formatsIn } from '../../../../base/web/formats-in.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { notify, notifyAll, queueLetters } from '../../../people/notices/server/public.ts'
import { reviewPath } from '../../reviewers/addresses.ts'
import { resultNoticeWords } from '../notice-words.ts'
import type { InterestAnswer } from '../rules.ts'
import type { Interest } from './interests.views.ts'

const zh = wordsIn(resultNoticeWords, 'zh-CN')
const en = wordsIn(resultNoticeWords, 'en-US')

type Edition = { id: number; name_zh: string; name_en: string }
const namesOf = ({ name_zh, name_en }: Edition) => ({ zh: name_zh || name_en, en: name_en || name_zh })

/** Tells a team that a partner is interested, without saying who: that stands on their page. */
export async function tellOfInterest(
  tx: Tx,
  ask: {
    edition: Edition
    proposalId: number
    reviewerId: number
    title: string
    to: readonly number[]
    at: Date
  },
): Promise<void> {
  const names = namesOf(ask.edition)
  await notify(
    tx,
    {
      // Who withdraws and is interested again tells it anew.
      key: `spic:interest:${ask.proposalId}:${ask.reviewerId}:${ask.at.getTime()}`,
      kind: 'spic.interest',
      text: { zh: zh.interest(ask.title, names.zh), en: en.interest(ask.title, names.en) },
      path: `/spic/${ask.edition.id}/interests`,
    },
    { to: ask.to, actor: 0 },
  )
}

/** Tells a partner what the team said, in both languages, as nothing is known of theirs. */
export async function tellPartner(
  tx: Tx,
  settings: Pick<Settings, 'SMTP_URL' | 'publicUrl'>,
  ask: { partner: Interest; title: string; answer: InterestAnswer; now: Date },
): Promise<void> {
  const { partner, title, answer, now } = ask
  if (partner.email === '') return
  await queueLetters(
    tx,
    settings,
    [
      {
        address: partner.email,
        subject: `${zh.answered[answer](title)} / ${en.answered[answer](title)}`,
        paragraphs: [zh.answeredText[answer](title), en.answeredText[answer](title)],
        link: {
          text: `${zh.open} / ${en.open}`,
          href: `${settings.publicUrl}${reviewPath('/hidden-spic-review', 'intentionproject')}`,
        },
      },
    ],
    now,
  )
}

type Defending = { proposalId: number; title: string; startsAt: Date; to: readonly number[] }
type Of<T> = { edition: Edition; slots: readonly (Defending & T)[]; now: Date }

/** Tells teams when and where they defend their proposals. */
export async function tellOfSlots(
  tx: Tx,
  { edition, slots, now }: Of<{ minutes: number; place: string }>,
): Promise<void> {
  const names = namesOf(edition)
  await notifyAll(
    tx,
    slots.map(({ proposalId, title, startsAt, minutes, place, to }) => {
      const time = (lang: Lang) => formatsIn(lang).formatTime(startsAt, usualZone)
      return {
        // Who is moved there and back again hears of it twice.
        key: `spic:slot:${proposalId}:${now.getTime()}`,
        kind: 'spic.defence',
        text: {
          zh: zh.slot(title, names.zh, time('zh-CN'), minutes, place),
          en: en.slot(title, names.en, time('en-US'), minutes, place),
        },
        path: `/spic/signupinfo?edition=${edition.id}`,
        to,
        actor: 0,
      }
    }),
  )
}

/** Tells teams that they do not defend their proposals when they were told. */
export async function tellOfGoneSlots(tx: Tx, { edition, slots, now }: Of<unknown>): Promise<void> {
  const names = namesOf(edition)
  await notifyAll(
    tx,
    slots.map(({ proposalId, title, startsAt, to }) => {
      const time = (lang: Lang) => formatsIn(lang).formatTime(startsAt, usualZone)
      return {
        key: `spic:slot:${proposalId}:${now.getTime()}:gone`,
        kind: 'spic.defence',
        text: {
          zh: zh.noSlot(title, names.zh, time('zh-CN')),
          en: en.noSlot(title, names.en, time('en-US')),
        },
        path: `/spic/signupinfo?edition=${edition.id}`,
        to,
        actor: 0,
      }
    }),
  )
}
