import { firstGroup } from '../../shared/catalogue/rules.ts'
import type { DraftTexts } from './schema.ts'

export const datasetLimits = { files: 2_000, path: 400, upload: { days: 2 } }
export const datasetSorts = ['newest', 'updated', 'downloads'] as const

/** The spec shows the first categories, and the rest in a second group. "All" stands before both. */
export const groupCategories = <T>(categories: readonly T[]): [T[], T[]] => [
  categories.slice(0, firstGroup + 1),
  categories.slice(firstGroup + 1),
]

/** Whether the files of a dataset that was withdrawn are kept from this reader; whoever may still take them is told them. */
export const keepsFiles = (dataset: { withdrawn: object | null; files: readonly unknown[] }): boolean =>
  dataset.withdrawn !== null && dataset.files.length === 0

/** What the sample of a round is called among the data of its competition. */
export const sampleName = (sort: number): string =>
  sort === 0 ? 'sample_submission.csv' : `sample_submission_${sort + 1}.csv`

/** Whether a file is the sample of a round: under just this name, in no folder. */
export const isSampleName = (name: string): boolean => /^sample_submission(_\d+)?\.csv$/.test(name)

/**
 * A path inside a dataset as it is kept: parts joined by `/`, in the usual form of Unicode. Undefined for what would
 * lead elsewhere or cannot be unpacked everywhere.
 */
export function cleanPath(name: string): string | undefined {
  const path = name.normalize('NFC')
  if (!path.isWellFormed() || /[\\\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(path)) return undefined
  if ([...path].length > datasetLimits.path) return undefined
  const parts = path.split('/').map(part => part.trim())
  if (parts.some(part => /^\.{0,2}$/.test(part))) return undefined
  return parts.join('/')
}

/** Whether a new path cannot stand beside those that are there: the same but for case, or a folder that is a file. */
export function clashes(path: string, others: readonly string[]): boolean {
  const own = path.toLowerCase()
  return others.some(other => {
    const theirs = other.toLowerCase()
    return own === theirs || own.startsWith(`${theirs}/`) || theirs.startsWith(`${own}/`)
  })
}

/** What is still missing before a draft can be published, by the names of the fields. */
export function missingToPublish(
  draft: Pick<DraftTexts, 'titleZh' | 'titleEn' | 'licence'>,
  files: { ready: number; arriving: number },
): ('title' | 'licence' | 'files' | 'uploads')[] {
  return [
    ...(draft.titleZh === '' && draft.titleEn === '' ? ['title' as const] : []),
    ...(draft.licence === '' ? ['licence' as const] : []),
    ...(files.ready === 0 ? ['files' as const] : []),
    ...(files.arriving > 0 ? ['uploads' as const] : []),
  ]
}

export type TreeNode<F> =
  | { kind: 'folder'; name: string; path: string; children: TreeNode<F>[] }
  | { kind: 'file'; name: string; file: F }

/** Files by their paths as folders and files, folders first, each in the order of its name. */
export function treeOf<F extends { name: string }>(files: readonly F[], prefix = ''): TreeNode<F>[] {
  const folders = new Map<string, F[]>()
  const leaves: TreeNode<F>[] = []
  for (const file of files) {
    const rest = file.name.slice(prefix.length)
    const slash = rest.indexOf('/')
    if (slash < 0) leaves.push({ kind: 'file', name: rest, file })
    else {
      const folder = rest.slice(0, slash)
      const own = folders.get(folder)
      if (own) own.push(file)
      else folders.set(folder, [file])
    }
  }
  const inner = [...folders].map(([name, own]): TreeNode<F> => {
    const path = `${prefix}${name}/`
    return { kind: 'folder', name, path, children: treeOf(own, path) }
  })
  return [...inner.toSorted(byName), ...leaves.toSorted(byName)]
}

/** `part 2` before `part 10`. By code units otherwise: a locale's order differs between servers and browsers. */
function byName(a: { name: string }, b: { name: string }): number {
  const [left, right] = [a.name.split(/(\d+)/), b.name.split(/(\d+)/)]
  for (let at = 0; at < Math.min(left.length, right.length); at++) {
    const [one, two] = [left[at] as string, right[at] as string]
    const numbers = at % 2 === 1 ? Number(one) - Number(two) : 0
    if (numbers !== 0) return numbers
    if (one !== two) return one < two ? -1 : 1
  }
  return left.length - right.length
}

/** The file that is asked for, or else the first whose rows can be seen. */
export function chosenFile<F extends { id: number; format: unknown; canPreview: boolean }>(
  files: readonly F[],
  id: number,
): F | undefined {
  return (
    files.find(file => file.id === id) ??
    files.find(file => file.canPreview && file.format !== null) ??
    files.find(file => file.format !== null) ??
    files[0]
  )
}

type Listed = { name: string; sha256: string }

/** What became of the files from one version to the next. */
export function compareFiles(
  before: readonly Listed[],
  after: readonly Listed[],
): { added: number; changed: number; removed: number; same: number } {
  const old = new Map(before.map(file => [file.name, file.sha256]))
  const kept = after.filter(file => old.has(file.name))
  const same = kept.filter(file => old.get(file.name) === file.sha256).length
  return {
    added: after.length - kept.length,
    changed: kept.length - same,
    removed: before.length - kept.length,
    same,
  }
}

/** How one cites a dataset: whom, when, what, which version, where. */
export function citation(ask: {
  title: string
  owner: string
  year: string
  version: number
  address: string
}): { text: string; bibtex: string } {
  const key = `${ask.address.split('/').at(-1) ?? 'dataset'}-v${ask.version}`
  const plain = (text: string) => text.replace(/[{}\\]/g, '')
  return {
    text: `${ask.owner}. (${ask.year}). ${ask.title} (v${ask.version}) [Data set]. ${ask.address}`,
    bibtex: [
      `@misc{dataset-${key},`,
      `  title = {{${plain(ask.title)}}},`,
      `  author = {{${plain(ask.owner)}}},`,
      `  year = {${ask.year}},`,
      `  version = {${ask.version}},`,
      `  url = {${ask.address}}`,
      `}`,
    ].join('\n'),
  }
}
