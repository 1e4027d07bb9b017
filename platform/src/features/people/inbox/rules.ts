import { systemAccount } from '../identity/rules.ts'

/** The longest message, in characters as people count them: an emoji of several parts is one. */
export const contentLimit = 255
/** What a text of that length may take in code points, whatever is piled onto its characters. */
export const codePointLimit = 2_000
export const mostReceivers = 20
export const messagesPerPage = 10
export const sessionsPerPage = 10
export const previewSize = 5
export const mostFound = 5
export const searchPause = 400
export const mostUnreadShown = 99
const snippetLength = 80

export const reportReasons = ['spam', 'abuse', 'fraud', 'cheating', 'other'] as const
export const reportStates = ['open', 'resolved'] as const
export const reportOutcomes = ['dismissed', 'acted'] as const
/** How much of what was written before a report its readers see. */
export const reportedMessages = 30

const characters = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** How long people find a text. */
export function lengthOf(text: string): number {
  // Most texts are short and plain, and their length is asked for at every key.
  if (/^[\p{ASCII}\p{Script=Han}\u3000-\u303f\uff01-\uff5e]*$/u.test(text)) return [...text].length
  let length = 0
  for (const _ of characters.segment(text)) length++
  return length
}

export const fitsMessage = (text: string): boolean =>
  [...text].length <= codePointLimit && lengthOf(text) <= contentLimit

/** The beginning of a message in one line, for lists. */
export function snippetOf(content: string, isHtml: boolean): string {
  const line = (isHtml ? plainOf(content) : content).replace(/\s+/g, ' ').trim()
  const pieces = [...characters.segment(line.slice(0, snippetLength * 8))]
  return pieces.length <= snippetLength
    ? line.slice(0, snippetLength * 8)
    : `${pieces
        .slice(0, snippetLength)
        .map(piece => piece.segment)
        .join('')
        .trimEnd()}…`
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const plainOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole)

/** Its messages are HTML of the site's own making, and its conversation stands in no list. */
export const isSystem = (userId: number): boolean => userId === systemAccount

const day = 86_400_000
const newcomerFor = 7 * day
/** How many new conversations a new account may begin in any 24 hours. */
export const newcomerLimit = 20

/** Since when the conversations count that a newcomer began; undefined for whoever is no newcomer any more. */
export const newcomerSince = (createdAt: Date, now: Date): Date | undefined =>
  now.getTime() - createdAt.getTime() < newcomerFor ? new Date(now.getTime() - day) : undefined

/** Whether so many more conversations may begin, when so many have begun since. */
export const mayBegin = (begun: number, more: number): boolean => more === 0 || begun + more <= newcomerLimit
