import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { LRUCache } from 'lru-cache'
import { within } from './within.ts'

const require = createRequire(import.meta.url)
/** Some five hundred modules: loaded for the first text, or before it by who has the time, and not for a start. */
export const processors = () => require('./processors.ts') as typeof import('./processors.ts')

const longest = 200_000
/** An ordinary text takes a few milliseconds. Some texts of a few thousand signs would take minutes. */
const budget = 2_000
/** A text that was too slow gets another try, as the machine may have been. */
const tryAgainAfter = 600_000
const kept = new LRUCache<string, string>({
  maxSize: 32 * 1024 * 1024,
  // Two bytes for each sign where there is any Chinese.
  sizeCalculation: html => 2 * html.length + 200,
})

/**
 * Markdown with tables, mathematics and highlighted code to sanitised HTML. Kept in memory by content. For texts of
 * the staff: what anybody may send goes through `renderUntrusted`, away from the thread that answers everybody.
 */
export function renderMarkdown(source: string): string {
  if (source.trim() === '') return ''
  const key = createHash('sha256').update(source).digest('hex')
  const known = kept.get(key)
  if (known !== undefined) return known
  const value = source.slice(0, longest)
  const made = make(value, key.slice(0, 8))
  const html =
    made ?? `<pre tabindex="0">${value.replace(/[&<>]/g, sign => `&#${sign.charCodeAt(0)};`)}</pre>`
  kept.set(key, html, made === undefined ? { ttl: tryAgainAfter } : {})
  return html
}

/** As `renderMarkdown`, but null for what is too deep or too slow to be meant. Nothing is kept. */
export function tryMarkdown(source: string): string | null {
  const value = source.slice(0, longest)
  return make(value, createHash('sha256').update(source).digest('hex').slice(0, 8)) ?? null
}

/** Undefined for what is too deep or too slow to be meant: that is shown as it was written. */
function make(value: string, key: string): string | undefined {
  const { chinese, english } = processors()
  const processor = /\p{Script=Han}/u.test(value) ? chinese : english
  try {
    return within(budget, () => String(processor.processSync({ value, data: { key } })))
  } catch {
    return undefined
  }
}
