import { importsOf, targetOf } from './import-rules.ts'

export const featureOf = (path: string): string | undefined =>
  /^features\/([a-z-]+\/[a-z-]+)\//.exec(path)?.[1]

/** Which features each feature imports, by value or by type. Paths are relative to `platform/src`. */
export function featureImports(sources: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  for (const [file, text] of sources) {
    const feature = featureOf(file)
    if (!feature) continue
    const found = imports.get(feature) ?? new Set()
    imports.set(feature, found)
    for (const specifier of importsOf(text)) {
      const other = specifier.startsWith('.') ? featureOf(targetOf(file, specifier)) : undefined
      if (other && other !== feature) found.add(other)
    }
  }
  return imports
}

export type Levels = {
  /** The lowest level imports no feature; each other one imports only from levels before it. */
  levels: string[][]
  /** Features that import each other in a circle, or stand above such a circle. */
  circular: string[]
}

/** The order in which features can be read: each only after what it imports. */
export function levelsOf(imports: ReadonlyMap<string, ReadonlySet<string>>): Levels {
  const placed = new Set<string>()
  const levels: string[][] = []
  for (;;) {
    const next = [...imports.keys()]
      .filter(feature => !placed.has(feature))
      .filter(feature => [...(imports.get(feature) ?? [])].every(other => placed.has(other)))
    if (next.length === 0) break
    for (const feature of next) placed.add(feature)
    levels.push(next.toSorted())
  }
  return { levels, circular: [...imports.keys()].filter(feature => !placed.has(feature)).toSorted() }
}

/** The levels as a table in Markdown: each feature with what it imports. */
export function levelTable(imports: ReadonlyMap<string, ReadonlySet<string>>): string {
  const { levels } = levelsOf(imports)
  const rows = levels.flatMap((features, level) =>
    features.map(feature => {
      const others = [...(imports.get(feature) ?? [])].toSorted().map(other => `\`${other}\``)
      return `| ${level} | \`${feature}\` | ${others.join(', ')} |`
    }),
  )
  return ['| Level | Feature | Imports |', '|---|---|---|', ...rows].join('\n')
}
