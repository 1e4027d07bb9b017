import { escapeHtml } from '../../../base/markdown/escape.ts'
import type { MailTime, NoticeKind, NoticeKindWords } from '../../../base/notice-kinds.ts'
import type { Localized } from '../../../base/web/language.ts'

/** What happened, in one sentence of plain text in both languages, and the page that shows it. */
export type Notice = {
  /** Names the event: the same one is told to the same person once. */
  key: string
  /** `discussion.reply`: what a person may mute. */
  kind: NoticeKind
  text: Localized
  /** A path of this site. */
  path: string
  /**
   * What is alike and was not read yet becomes one notice: `text` says it of several, with `countMark` where their number
   * stands. It leads to the first of them.
   */
  group?: { key: string; text: Localized } | undefined
}

/** Stands for a number in a text: a control character, which nobody can type into a name or a title. */
export const countMark = '\u0001'

const edge = '\u0002'

/**
 * Stand for what somebody or a team is called: a text keeps the number alone and is given the name when it is read, so that
 * nobody who left is named in it.
 */
export const personMark = (userId: number): string => `${edge}p${userId}${edge}`
export const teamMark = (teamId: number): string => `${edge}t${teamId}${edge}`

const nameMark = new RegExp(`${edge}(?<kind>[pt])(?<id>\\d+)${edge}`, 'g')
const halfMark = new RegExp(`${edge}[pt]?\\d*$`)

/** What people and teams are called, by their numbers. */
export type Names = { people: ReadonlyMap<number, string>; teams: ReadonlyMap<number, string> }

/** Whom these texts name. */
export function namedIn(texts: readonly string[]): { people: number[]; teams: number[] } {
  const found = texts.flatMap(text => [...text.matchAll(nameMark)]).map(({ groups }) => groups)
  const idsOf = (kind: string) => [
    ...new Set(found.filter(groups => groups?.kind === kind).map(groups => Number(groups?.id))),
  ]
  return { people: idsOf('p'), teams: idsOf('t') }
}

/** A text with the names of those whom it names; a team that is gone has none. */
export const withNames = (text: string, { people, teams }: Names): string =>
  text.replace(
    nameMark,
    (_mark, kind: string, id: string) => (kind === 'p' ? people : teams).get(Number(id)) ?? '—',
  )

export const noticesPerPage = 10
export const mailsPerPage = 20
/** How long a page of notices stays as it was loaded. */
export const refreshAfter = 30_000
/** What is counted of unread ones: pages show 99 at most. */
export const mostCounted = 1_000

/** The longest sentence, in characters as people read them. */
export const noticeLimit = 500

/** Shortened when it is longer than a notice. */
export function noticeText(text: string): string {
  const characters = [...text]
  if (characters.length <= noticeLimit) return text
  // Half a mark names nobody.
  return `${characters
    .slice(0, noticeLimit - 1)
    .join('')
    .replace(halfMark, '')}…`
}

/** Whether it leads to a page of this site. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[\w\-./?=&#%]*$/.test(path)

/** A sentence with the number that it tells of. */
export const withCount = (text: string, count: number): string => text.replaceAll(countMark, String(count))

/** HTML of our own making around text of others, which is escaped. */
export const noticeHtml = (text: string, path: string, linkText: string): string =>
  `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p><p><a href="${escapeHtml(path)}">${escapeHtml(linkText)}</a></p>`

/** How somebody hears of a kind of notice. */
export type Channels = { site: boolean; mail: MailTime }

/** What somebody chose of a kind, or what it begins with. What must be kept stands among the notices in any case. */
export const channelsOf = (
  kind: Pick<NoticeKindWords, 'mail' | 'isKept'> | undefined,
  chosen: Channels | undefined,
): Channels => ({
  site: kind?.isKept === true || (chosen?.site ?? true),
  mail: chosen?.mail ?? kind?.mail ?? 'off',
})
