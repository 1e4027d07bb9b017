import type { FoundKind } from '../../rules.ts'

export type Group = 'recent' | 'managed' | 'page' | 'action' | FoundKind | 'admin'
/** Something to open, or to do where it has `run`. */
export type Entry = { group: Group; title: string; detail: string; path: string; run?: () => void }
export type EntryGroup = { group: Group; entries: Entry[] }

/** In the order in which their first ones come; what leads to the same place twice stands once. */
export function grouped(entries: readonly Entry[]): EntryGroup[] {
  const groups = new Map<Group, Entry[]>()
  const known = new Set<string>()
  for (const entry of entries) {
    if (known.has(entry.path)) continue
    known.add(entry.path)
    groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry])
  }
  return [...groups].map(([group, of]) => ({ group, entries: of }))
}
