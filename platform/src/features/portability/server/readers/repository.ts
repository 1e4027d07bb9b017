import type { Bundle } from './bundle.ts'
import type { Draft } from './draft.ts'
import type { Report } from './fields.ts'

const mostFiles = 2_000
const programs = /\.(py|ipynb|sh|r|jl|dockerfile)$|(^|\/)(dockerfile|makefile|requirements\.txt)$/i

/**
 * What lies beside the answers becomes data, but what could be answers too, programs, and what belongs to the other
 * platform stays in the file.
 */
export function dataFilesOf(bundle: Bundle, draft: Draft, report: Report, used: ReadonlySet<string>): void {
  const files = []
  for (const file of bundle.files.values()) {
    if (used.has(file.path)) continue
    const name = file.path.split('/').at(-1) ?? ''
    if (programs.test(file.path)) report.kept(file.path, 'program_kept')
    else if (/solution|answer|ground.?truth|private|label/i.test(name) && !/sample/i.test(name))
      report.kept(file.path, 'file_kept')
    else if (name.startsWith('.') || files.length >= mostFiles) report.kept(file.path, 'file_kept')
    else files.push({ name: file.path, file })
  }
  if (files.length === 0) return
  const [first] = draft.datasets
  if (first) first.files.push(...files)
  else draft.datasets.push({ title: draft.title, body: '', files })
  report.taken(
    files.length === 1 ? (files[0]?.name ?? '') : `${files.length} files`,
    'as_dataset',
    files.length,
  )
}
