import type { Entry } from './entries.ts'

const most = 5
/** Each reader of a browser has their own. */
const keyOf = (viewerId: number | undefined) => `leitai.recent.${viewerId ?? 'visitor'}`

export function readRecent(viewerId: number | undefined): Entry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(viewerId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept).map(one => ({ ...one, group: 'recent' })) : []
  } catch {
    return []
  }
}

export function keepRecent(viewerId: number | undefined, { title, detail, path }: Entry): void {
  const others = readRecent(viewerId).filter(one => one.path !== path)
  const kept = [
    { title, detail, path },
    ...others.map(one => ({ title: one.title, detail: one.detail, path: one.path })),
  ].slice(0, most)
  try {
    localStorage.setItem(keyOf(viewerId), JSON.stringify(kept))
  } catch {
    // Full or forbidden: the next search begins without them.
  }
}

export function forgetRecent(viewerId: number | undefined): void {
  try {
    localStorage.removeItem(keyOf(viewerId))
  } catch {
    // Nothing was kept.
  }
}

/** What another build kept, or a hand, may be anything; it never leads to another site. */
const isKept = (one: unknown): one is Omit<Entry, 'group' | 'run'> =>
  typeof one === 'object' &&
  one !== null &&
  'title' in one &&
  typeof one.title === 'string' &&
  'detail' in one &&
  typeof one.detail === 'string' &&
  'path' in one &&
  typeof one.path === 'string' &&
  /^\/(?!\/)/.test(one.path)
