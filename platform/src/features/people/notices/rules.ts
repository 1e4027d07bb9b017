import { escapeHtml } from '../../../base/markdown/escape.ts'
import type { NoticeKind } from '../../../base/notice-kinds.ts'
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
}

/** The longest message of the inbox, in characters as people read them: markup and escapes do not count. */
export const messageLimit = 255

/**
 * A notice as the system account's message: HTML of our own making around text of others, which is escaped, and
 * shortened when it is longer than a message. Throws when the path is not one of this site.
 */
export function messageHtml(text: string, path: string, linkText: string): string {
  if (!/^\/(?![/\\])[\w\-./?=&#%]*$/.test(path)) throw new Error(`not a path of this site: ${path}`)
  const link = ` <a href="${escapeHtml(path)}">${escapeHtml(linkText)}</a>`
  const characters = [...text]
  const short =
    characters.length <= messageLimit ? text : `${characters.slice(0, messageLimit - 1).join('')}…`
  return escapeHtml(short).replaceAll('\n', '<br>') + link
}
