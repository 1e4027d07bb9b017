import {
  blockOf,
  type BlockKind,
  type PageDocument,
  type StoredBlock,
} from '../../features/content/pages/blocks.ts'
import { emptyValues } from '../../features/content/pages/empty.ts'

type Text = { zh: string; en: string }
type ValueOf<K extends BlockKind> = Extract<StoredBlock, { kind: K }>['value']
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
}
export type SitePlan = {
  name: string
  title: Text
  about: Text
  footer: Text
  theme: { accent: string; accentDark: string }
  banner: number
  /** Its first article. */
  news: { title: Text; summary: Text; body: Text }
  menu: { label: Text; slug: string }[]
  pages: Record<string, PageDocument>
}
