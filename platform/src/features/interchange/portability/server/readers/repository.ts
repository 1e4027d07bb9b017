import type { Bundle, BundleFile } from './bundle.ts'
import type { Draft } from './draft.ts'
import type { Report } from './fields.ts'

const mostFiles = 2_000
const programs = /\.(py|ipynb|sh|r|jl|dockerfile)$|(^|\/)(dockerfile|makefile|requirements\.txt)$/i

/** Files as people speak of them: those that lie at the top one by one, the others by their folders. */
export function* byFolder<F extends { path: string }>(files: Iterable<F>): Generator<[string, F[]]> {
  const folders = Map.groupBy(files, ({ path }) => (path.includes('/') ? `${path.split('/')[0]}/` : path))
  for (const [name, own] of folders) yield own.length === 1 ? [own[0]?.path ?? name, own] : [name, own]
}

/** What nothing in a bundle led to stays in the file, and is told. */
export function keepRest(bundle: Bundle, report: Report): void {
  const rest = [...bundle.files.values()].filter(file => !bundle.named.has(file.path))
  tellKept(rest, report)
}

function tellKept(kept: readonly BundleFile[], report: Report): void {
  for (const [name, files] of byFolder(kept)) {
    if (files.every(file => programs.test(file.path))) report.kept(name, 'program_kept')
    else report.kept(name, 'file_kept', files.length)
  }
}

/**
 * What lies beside the answers becomes data, but what could be answers too, programs, and what belongs to the other
 * platform stays in the file.
 */
export function dataFilesOf(bundle: Bundle, draft: Draft, report: Report, used: ReadonlySet<string>): void {
  const data: BundleFile[] = []
  const kept: BundleFile[] = []
  for (const file of bundle.files.values()) {
    if (used.has(file.path)) continue
    const name = file.path.split('/').at(-1) ?? ''
    const isAnswer = /solution|answer|ground.?truth|private|label/i.test(name) && !/sample/i.test(name)
    const stays = programs.test(file.path) || isAnswer || name.startsWith('.') || data.length >= mostFiles
    ;(stays ? kept : data).push(file)
  }
  tellKept(kept, report)
  if (data.length === 0) return
  const files = data.map(file => ({ name: file.path, file }))
  const [first] = draft.datasets
  if (first) first.files.push(...files)
  else draft.datasets.push({ title: draft.title, body: '', files })
  for (const [name, own] of byFolder(data)) report.taken(name, 'as_dataset', own.length)
}
