import { quotesOf, splitRecord } from './file-rules.ts'

/** The ids of a sample submission, in its order. `isWhole` is false where only its beginning was read. */
export type SampleIds = { ids: readonly string[]; isWhole: boolean }

/** How the ids of a file differ from a sample's: how many, and some of them. */
export type IdDifference = {
  unknown: { count: number; examples: string[] }
  missing: { count: number; examples: string[] }
  /** How many of the sample's ids were compared, and whether those were all. */
  compared: number
  isWhole: boolean
}

const mostExamples = 3
const longestExample = 30
/** Of more ids than these it is not looked whether one stands twice: the server does. */
const mostRemembered = 1_000_000

/** Spaces around an id mean nothing. */
const own = (id: string) => id.trim()
const shown = (id: string) => own(id).slice(0, longestExample)

/** The first column of a sample's text. Undefined where its header has another or where it is no plain table. */
export function readSampleIds(
  text: string,
  idColumn: string,
  { isWhole }: Pick<SampleIds, 'isWhole'>,
): SampleIds | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  // The last line of what was cut off may be cut off itself.
  if (!isWhole) lines.pop()
  const [header, ...rows] = lines.filter(line => line !== '')
  if (header === undefined || splitRecord(header, ',')?.[0] !== idColumn) return undefined
  const ids: string[] = []
  for (const row of rows) {
    if (quotesOf(row, ',', false).is !== 'closed') return undefined
    ids.push(own(splitRecord(row, ',')?.[0] ?? ''))
  }
  return { ids, isWhole }
}

/** Takes the ids of a file, one after another: says which stands twice, and at the end how all differ from the sample's. */
export function compareIds(sample: SampleIds | undefined) {
  const known = new Map(sample?.ids.map((id, at) => [id, at]))
  const isFound = new Uint8Array(known.size === 0 ? 0 : (sample?.ids.length ?? 0))
  const others = new Set<string>()
  const unknown = { count: 0, examples: [] as string[] }
  return {
    /** Whether this id stood before. */
    take(text: string): boolean {
      const id = own(text)
      const at = known.get(id)
      if (at !== undefined) {
        const isAgain = isFound[at] === 1
        isFound[at] = 1
        return isAgain
      }
      if (others.has(id)) return true
      if (others.size < mostRemembered) others.add(id)
      if (sample?.isWhole) {
        unknown.count += 1
        if (unknown.examples.length < mostExamples) unknown.examples.push(shown(id))
      }
      return false
    },
    end(): IdDifference | undefined {
      if (!sample || known.size === 0) return undefined
      const missing = { count: 0, examples: [] as string[] }
      for (const [id, at] of known)
        if (isFound[at] !== 1) {
          missing.count += 1
          if (missing.examples.length < mostExamples) missing.examples.push(shown(id))
        }
      return { unknown, missing, compared: known.size, isWhole: sample.isWhole }
    },
  }
}
