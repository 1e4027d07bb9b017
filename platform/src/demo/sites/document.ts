import {
  blockOf,
  type BlockKind,
  type PageDocument,
  type StoredBlock,
} from '../../features/content/pages/blocks.ts'
import { addressOf } from '../../features/content/pages/rules.ts'
import type { SourceValue } from '../../features/content/pages/sources.ts'
import { emptyValues } from '../../features/content/pages/empty.ts'

type Text = { zh: string; en: string }
type ValueOf<K extends BlockKind> = Extract<StoredBlock, { kind: K }>['value']
export type PageText = PageDocument
export type PageTexts = Record<string, PageDocument>
type Part = { kind: BlockKind; value: object; isTinted: boolean }

/** A text in both languages. */
export const both = (zh: string, en: string): Text => ({ zh, en })

/** A block of a page: what is not said of it is as in a new one. */
export const block = <K extends BlockKind>(
  kind: K,
  value: Partial<ValueOf<K>>,
  { isTinted = false } = {},
): Part => ({ kind, value, isTinted })

/** A page from its blocks. */
export const page = (title: Text, description: Text, parts: readonly Part[]): PageDocument => ({
  title,
  description,
  blocks: parts.map(({ kind, value, isTinted }, at) => {
    const known = blockOf(kind)
    if (!known) throw new Error(`no block ${kind}`)
    return {
      id: `block${String(at).padStart(3, '0')}`,
      kind,
      tone: isTinted ? 'tinted' : 'plain',
      value: { ...emptyValues(known.fields), ...value },
    } as StoredBlock
  }),
})

/** What the demo's sites show of the rest of the demo. */
export type SiteParts = {
  competitions: Record<string, number>
  pictures: Record<string, number>
  logos: Record<string, number>
  /** By their Chinese names. */
  experts: Record<string, number>
  now: Date
}

/** What the texts of one site are written with: its addresses, and what they show of the rest of the demo. */
export const writing = (name: string, { competitions, pictures, logos, experts, now }: SiteParts) => ({
  at: (slug: string): string => addressOf(name, slug),
  picture: (key: string): number | null => pictures[key] ?? null,
  logo: (key: string): number | null => logos[key] ?? null,
  competition: (key: string): number | null => competitions[key] ?? null,
  /** These competitions, in this order. */
  chosen: (...keys: string[]): Competitions => ({
    ...ended,
    by: 'hand',
    ids: keys.flatMap(key => competitions[key] ?? []),
    state: 'any',
  }),
  /** So many days from now, on the hour. */
  on: (days: number): string => new Date((Math.floor(now.getTime() / hour) + days * 24) * hour).toISOString(),
  /** These experts, in this order. */
  experts: (...names: string[]): Experts => ({
    by: 'hand',
    ids: names.flatMap(zh => experts[zh] ?? []),
    kind: '',
    most: 6,
  }),
})
export type Writing = ReturnType<typeof writing>

const hour = 3_600_000
type Experts = SourceValue<'experts'>
type Competitions = SourceValue<'competitions'>
/** Whatever has ended, the newest first. */
export const ended: Competitions = { by: 'query', ids: [], tag: '', state: 'ended', most: 6 }

export type SitePlan = {
  name: string
  title: Text
  about: Text
  footer: Text
  theme: { accent: string; accentDark: string }
  logo: number | null
  banner: number
  /** Its first article; `cover` draws one. */
  news: { title: Text; summary: Text; body: Text; cover: () => string; daysAgo: number }
  menu: { label: Text; slug: string }[]
  pages: PageTexts
}
