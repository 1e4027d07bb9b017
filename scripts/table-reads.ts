import { featureImports, featureOf } from './feature-levels.ts'
import { ownersOf } from './table-owners.ts'

/** By kysely, or by SQL in a template. */
const reads =
  /\b(?:selectFrom|(?:inner|left|right|full|cross)Join)\(\s*'(\w+)(?: as \w+)?'|\b(?:from|join) (\w+)\b/g

/** What joins many tables for one screen. */
const isView = (file: string) => /[/.]views\.ts$/.test(file)

type Reads = {
  /** How many tables of other features a view joins, by its file. */
  views: Record<string, number>
  /** The same for files that are no views. */
  foreign: Record<string, number>
  /** `file table`, where the table's owner imports the feature that reads it: what must not be imported is still leaned on. */
  upward: string[]
}

export function readsOf(sources: ReadonlyMap<string, string>): Reads {
  const owners = ownersOf(sources)
  const above = featuresAbove(featureImports(sources))
  const views: Record<string, number> = {}
  const foreign: Record<string, number> = {}
  const upward = new Set<string>()
  for (const [file, text] of sources) {
    const by = featureOf(file)
    if (!by || !file.includes('/server/')) continue
    for (const [, built, raw] of text.matchAll(reads)) {
      const table = built ?? raw ?? ''
      const owner = owners.get(table)
      if (owner === undefined || owner === by || owner === 'base') continue
      const counted = isView(file) ? views : foreign
      counted[file] = (counted[file] ?? 0) + 1
      if (above(by).has(owner)) upward.add(`${file} ${table}`)
    }
  }
  return { views, foreign, upward: [...upward].toSorted() }
}

/** The features that import one, directly or by others. */
function featuresAbove(imports: ReadonlyMap<string, ReadonlySet<string>>) {
  const found = new Map<string, Set<string>>()
  return function above(feature: string): Set<string> {
    const known = found.get(feature)
    if (known) return known
    const all = new Set<string>()
    found.set(feature, all)
    for (const [other, its] of imports)
      if (its.has(feature)) for (const one of [other, ...above(other)]) all.add(one)
    return all
  }
}
