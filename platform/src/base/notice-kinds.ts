import type { Localized } from './web/language.ts'

/** What people find kinds of notices under when they choose which of them reach them. */
export const noticeGroups = [
  'competition',
  'team',
  'result',
  'discussion',
  'people',
  'account',
  'staff',
] as const
export type NoticeGroup = (typeof noticeGroups)[number]

/** Whether notices are mailed: each at once, all of a day together, or not. */
export const mailTimes = ['now', 'daily', 'off'] as const
export type MailTime = (typeof mailTimes)[number]

/** A kind of notice: what people choose by whether and how they hear of it. */
export type NoticeKindWords = {
  group: NoticeGroup
  /** What it tells of, in a few words: the heading of its notices, and its line among the settings. */
  title: Localized
  /** How it is mailed until somebody chooses otherwise. */
  mail: MailTime
  /** It always stands among one's notices: it is about the safety of the account, or about rights. */
  isKept?: true
}

export const defineNoticeKinds = <const K extends Readonly<Record<`${string}.${string}`, NoticeKindWords>>>(
  kinds: K,
): K => kinds

/** Each feature adds its own in its `notice-kinds.ts` (`declare module` on this file), so that the ground floor knows no feature. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface NoticeKindsOfFeatures {}

/** All that people may be told of: what a feature has declared, with words in both languages. */
export type NoticeKind = {
  [F in keyof NoticeKindsOfFeatures]: keyof NoticeKindsOfFeatures[F] & string
}[keyof NoticeKindsOfFeatures]
