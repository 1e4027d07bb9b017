import type { Lang } from '../../../base/web/language.ts'

/** The lists that the installation keeps, in the order in which their page shows them. */
export const kinds = [
  'categories',
  'tags',
  'industries',
  'organisations',
  'dataset-categories',
  'partners',
] as const
export type Kind = (typeof kinds)[number]

/** So many of a kind at most: every list is read and shown whole. */
export const mostEntries = 500

/** So many categories stand in the first of the two groups on the page of datasets. */
export const firstGroup = 14

/** An entry as it is edited. What its kind does not hold is empty. */
export type Entry = {
  nameZh: string
  nameEn: string
  /** No longer offered; what has it keeps it. */
  isHidden: boolean
  parentCode: string | null
  introductionZh: string
  introductionEn: string
  url: string | null
  picture: string | null
  /** Its competitions are for those who begin: the guide offers them, and profiles list them as practice. */
  isForBeginners: boolean
}

const empty = {
  parentCode: null,
  introductionZh: '',
  introductionEn: '',
  url: null,
  picture: null,
  isForBeginners: false,
} satisfies Partial<Entry>
export type Extra = keyof typeof empty
export const noExtras: Pick<Entry, Extra> = empty

/** What entries of a kind hold besides their names. */
export const extrasOf: Record<Kind, readonly Extra[]> = {
  categories: ['picture', 'isForBeginners'],
  tags: ['parentCode'],
  industries: [],
  organisations: ['introductionZh', 'introductionEn', 'url', 'picture'],
  'dataset-categories': [],
  partners: ['url'],
}

/** What an entry says although its kind cannot hold it. */
export const foreignExtras = (kind: Kind, entry: Entry): Extra[] =>
  (Object.keys(empty) as Extra[]).filter(
    name => !extrasOf[kind].includes(name) && entry[name] !== empty[name] && entry[name] !== '',
  )

/** Kinds whose entries are known by a code of their own, which stands in addresses; the others have numbers. */
export const hasCode = (kind: Kind): boolean => kind === 'tags' || kind === 'industries'

export const codePattern = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/

/** The code that a name suggests; empty where it has neither Latin letters nor digits. */
export const codeOf = (nameEn: string): string =>
  nameEn
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')

type Placed = { key: string; parentCode: string | null }

/** Each entry followed by what is under it. */
export function inTree<E extends Placed>(entries: readonly E[]): E[] {
  const keys = new Set(entries.map(entry => entry.key))
  return entries
    .filter(entry => entry.parentCode === null || !keys.has(entry.parentCode))
    .flatMap(top => [top, ...entries.filter(entry => entry.parentCode === top.key)])
}

/** What is offered to choose from: nothing that is hidden, or under something hidden. */
export function offered<E extends Placed & { isHidden: boolean }>(entries: readonly E[]): E[] {
  const hidden = new Set(entries.filter(entry => entry.isHidden).map(entry => entry.key))
  return entries.filter(
    entry => !entry.isHidden && (entry.parentCode === null || !hidden.has(entry.parentCode)),
  )
}

/** Whether an entry may stand under `parentCode`: tags have two levels, no more. */
export function mayStandUnder(
  key: string | null,
  parentCode: string | null,
  entries: readonly Placed[],
): boolean {
  if (parentCode === null) return true
  const parent = entries.find(entry => entry.key === parentCode)
  if (!parent || parent.parentCode !== null || parent.key === key) return false
  return !entries.some(entry => entry.parentCode === key && key !== null)
}

/** Whether all that one entry has can go over to another. What is under the first then stands under the second. */
export function mayMerge(from: string, into: string, entries: readonly Placed[]): boolean {
  const target = entries.find(entry => entry.key === into)
  if (!target || from === into) return false
  return target.parentCode === null || !entries.some(entry => entry.parentCode === from)
}

/** The order after one entry went a step up or down among those beside it, with what is under it. */
export function moved(entries: readonly Placed[], key: string, step: -1 | 1): string[] {
  const order = inTree(entries)
  const entry = order.find(one => one.key === key)
  const beside = order.filter(one => one.parentCode === entry?.parentCode)
  const at = beside.findIndex(one => one.key === key)
  const other = beside[at + step]
  if (!entry || !other) return order.map(one => one.key)
  const swapped = beside.with(at, other).with(at + step, entry)
  const rest = order.filter(one => one.parentCode !== entry.parentCode)
  return inTree([...swapped, ...rest]).map(one => one.key)
}

export const users = ['competitions', 'datasets', 'people', 'tags'] as const
/** How many of each use an entry. */
export type Uses = Record<(typeof users)[number], number>

export const isUsed = (uses: Uses): boolean => users.some(by => uses[by] > 0)

const inWords: Record<keyof Uses, Record<Lang, (count: number) => string>> = {
  competitions: { 'zh-CN': n => `${n} 个竞赛`, 'en-US': n => `${n} competition${n === 1 ? '' : 's'}` },
  datasets: { 'zh-CN': n => `${n} 个数据集`, 'en-US': n => `${n} dataset${n === 1 ? '' : 's'}` },
  people: { 'zh-CN': n => `${n} 位用户`, 'en-US': n => `${n} user${n === 1 ? '' : 's'}` },
  tags: { 'zh-CN': n => `${n} 个下级方向`, 'en-US': n => `${n} topic${n === 1 ? '' : 's'} below it` },
}

/** Who uses an entry, each in words. */
export const usesInWords = (uses: Uses, lang: Lang): { by: keyof Uses; text: string }[] =>
  users.flatMap(by => (uses[by] > 0 ? [{ by, text: inWords[by][lang](uses[by]) }] : []))
