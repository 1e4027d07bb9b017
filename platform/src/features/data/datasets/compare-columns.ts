import type { ColumnProfile } from './profile-schema.ts'

type Bin = NonNullable<ColumnProfile['bins']>[number]

/** A step of the scale that two columns share, and the share of each column's values within it, 0 to 1. */
export type SharedBin = { from: number; to: number; own: number; other: number }
/** A frequent value and its share of each column's values; null where the other column's is only known to be rare. */
export type SharedValue = { value: string; own: number; other: number | null }

export type Comparison = { kind: 'bins'; bins: SharedBin[] } | { kind: 'values'; values: SharedValue[] }

const steps = 20

type Side = { column: ColumnProfile; rows: number }

/**
 * Two columns of one name on one scale, by what their profiles keep; null where they are of different kinds. As shares,
 * since a training file has more rows than a test file. Values of a bin that two steps cut are taken as spread evenly.
 */
export function compareColumns(own: Side, other: Side): Comparison | null {
  if (isInstant(own.column) !== isInstant(other.column)) return null
  if (own.column.bins && other.column.bins)
    return { kind: 'bins', bins: sharedBins(own.column.bins, other.column.bins) }
  if (own.column.top && other.column.top && own.column.kind === other.column.kind)
    return { kind: 'values', values: sharedValues(own, other) }
  return null
}

export const isInstant = ({ kind }: ColumnProfile) => kind === 'date' || kind === 'datetime'

function sharedBins(own: readonly Bin[], other: readonly Bin[]): SharedBin[] {
  const edges = sharedEdges(own, other)
  const [mine, theirs] = [sharesIn(edges, own), sharesIn(edges, other)]
  return edges.slice(0, -1).map((from, index) => ({
    from,
    to: edges[index + 1] as number,
    own: mine[index] as number,
    other: theirs[index] as number,
  }))
}

function sharedEdges(own: readonly Bin[], other: readonly Bin[]): number[] {
  const all = [...own, ...other]
  const isUnit = all.every(bin => bin.to - bin.from === 1 && Number.isInteger(bin.from))
  // A column of one value has one bin, as wide as one whatever the scale is: it is a point of it.
  const ends: readonly Ends[] = isUnit ? all : [...endsOf(own), ...endsOf(other)]
  const low = Math.min(...ends.map(bin => bin.from))
  const high = Math.max(...ends.map(bin => bin.to))
  if (low === high) return [low, low + 1]
  const count = isUnit && high - low <= steps * 2 ? high - low : steps
  return Array.from({ length: count + 1 }, (_, index) =>
    index === count ? high : low + ((high - low) / count) * index,
  )
}

type Ends = Pick<Bin, 'from' | 'to'>
const endsOf = (bins: readonly Bin[]): readonly Ends[] =>
  bins.length === 1 ? bins.map(({ from }) => ({ from, to: from })) : bins

function sharesIn(edges: readonly number[], bins: readonly Bin[]): number[] {
  const total = bins.reduce((sum, bin) => sum + bin.count, 0)
  const shares = edges.slice(1).map(() => 0)
  if (total === 0) return shares
  const [low, width] = [edges[0] as number, (edges[1] as number) - (edges[0] as number)]
  const stepOf = (value: number) =>
    Math.min(shares.length - 1, Math.max(0, Math.floor((value - low) / width)))
  for (const { from, to, count } of bins) {
    const share = count / total
    if (share === 0) continue
    const first = stepOf(from)
    if (bins.length === 1) {
      shares[first] = (shares[first] as number) + share
      continue
    }
    for (let at = first; at <= stepOf(to); at++) {
      const start = Math.max(from, edges[at] as number)
      const end = Math.min(to, edges[at + 1] as number)
      if (end > start) shares[at] = (shares[at] as number) + (share * (end - start)) / (to - from)
    }
  }
  return shares
}

function sharedValues(own: Side, other: Side): SharedValue[] {
  const theirs = new Map((other.column.top ?? []).map(({ value, count }) => [value, count]))
  const [mine, all] = [valuesOf(own), valuesOf(other)]
  const listed = [...theirs.values()].reduce((sum, count) => sum + count, 0)
  const isWhole = listed >= all
  return (own.column.top ?? []).map(({ value, count }) => {
    const found = theirs.get(value) ?? (isWhole ? 0 : null)
    return { value, own: shareOf(count, mine), other: found === null ? null : shareOf(found, all) }
  })
}

const valuesOf = ({ column, rows }: Side) => rows - column.missing
export const shareOf = (count: number, of: number): number => (of === 0 ? 0 : count / of)

type Named = { id: number; name: string }

/** Names that differ in nothing but this are the two parts of one table. */
const parts: readonly (readonly [own: RegExp, other: string])[] = [
  [/(?<![\p{L}])train(?:ing)?(?![\p{L}])/giu, 'test'],
  [/(?<![\p{L}])test(?:ing)?(?![\p{L}])/giu, 'train'],
  [/训练/gu, '测试'],
  [/测试/gu, '训练'],
]

/** The files that by their names are the other part of a table: `test.csv` to `train.csv`. */
export function namedCounterparts<F extends Named>(chosen: Named, files: readonly F[]): F[] {
  const wanted = new Set(
    parts.flatMap(([own, other]) => {
      const name = plain(chosen.name.replace(own, other))
      return name === plain(chosen.name) ? [] : [name]
    }),
  )
  return files.filter(file => file.id !== chosen.id && wanted.has(plain(file.name)))
}

/** `training` is `train`, and how a table is packed makes no other table of it. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/(?<![\p{L}])(train|test)ing(?![\p{L}])/gu, '$1')
    .replace(/\.(csv|tsv|jsonl|ndjson|parquet)(\.gz)?$/, '')
