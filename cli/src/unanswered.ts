import { createHash } from 'node:crypto'
import { keep, readKept } from './config.ts'

/** A submission that was sent and not answered: its key, and the upload that holds its file. */
export type Unanswered = { key: string; upload?: string; at: number }
type All = Record<string, Unanswered>

const file = 'unanswered.json'
/** No longer than the site keeps its answers. */
const longest = 20 * 60 * 60 * 1000

const all = (): All => {
  const now = Date.now()
  return Object.fromEntries(
    Object.entries(readKept<All>(file) ?? {}).filter(([, one]) => now - one.at < longest),
  )
}

/** By this name a run finds what the one before it sent: the same file for the same round with the same words. */
export const nameOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

export const findUnanswered = (name: string): Unanswered | undefined => all()[name]
export const keepUnanswered = (name: string, one: Omit<Unanswered, 'at'>): void =>
  keep(file, { ...all(), [name]: { ...one, at: Date.now() } })
export function forgetUnanswered(name: string): void {
  const { [name]: gone, ...rest } = all()
  if (gone) keep(file, rest)
}
