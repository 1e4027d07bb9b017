import { escapeHtml } from '../../base/markdown/escape.ts'
import type { Localized } from '../../base/web/language.ts'

/** What happened, in one sentence of plain text in both languages, and the page that shows it. */
export type Notice = {
  /** Names the event: the same one is told to the same person once. */
  key: string
  /** `discussion.reply`: what a person may one day mute. */
  kind: string
  text: Localized
  /** A path of this site. */
  path: string
}

/** The longest message of the inbox, in characters. */
export const messageLimit = 255

const lengthOf = (text: string): number => [...text].length

/**
 * A notice as the system account's message: HTML of our own making around text of others, which is escaped and
 * shortened so that all of it fits into a message. Throws when the path is not one of this site.
 */
export function messageHtml(text: string, path: string, linkText: string): string {
  if (!/^\/(?![/\\])[\w\-./?=&#%]*$/.test(path)) throw new Error(`not a path of this site: ${path}`)
  const link = ` <a href="${escapeHtml(path)}">${escapeHtml(linkText)}</a>`
  const room = messageLimit - lengthOf(link)
  const characters = [...text]
  const whole = escapeHtml(text)
  if (lengthOf(whole) <= room) return whole + link
  let short = ''
  let length = 1
  for (const character of characters) {
    const escaped = escapeHtml(character)
    if (length + lengthOf(escaped) > room) break
    short += escaped
    length += lengthOf(escaped)
  }
  return `${short}…${link}`
}
