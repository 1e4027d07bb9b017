import { answersOf } from './answers.ts'
import type { Bundle, BundleFile } from './bundle.ts'
import { emptyDraft, emptyRound, withSection, type Draft } from './draft.ts'
import { Report } from './fields.ts'
import { readPage } from './pages.ts'
import { dataFilesOf } from './repository.ts'

/** A table of answers with `Usage` (Public, Private, Ignored), as Kaggle's hosts upload it; maybe beside the data. */
export async function readKaggle(bundle: Bundle, solution: BundleFile): Promise<Draft> {
  const report = new Report()
  const draft = emptyDraft(report.findings)
  report.needed('title', 'title_missing')
  report.needed('dates', 'dates_missing')
  const round = { ...emptyRound('solution', ''), perDay: 5 }
  round.answers = await answersOf(solution, { bundle, report, field: solution.path })
  if (round.answers?.facts.usage) round.listBMode = 'split'
  report.needed('metric', 'metric_missing')
  draft.rounds.push(round)
  const used = new Set([solution.path])
  for (const file of bundle.files.values()) {
    if (!/\.(md|html?)$/i.test(file.path) || file.path.includes('/')) continue
    used.add(file.path)
    const text = await readPage(bundle, report, file.path, file.path)
    if (!text) continue
    if (/evaluation/i.test(file.path)) draft.evaluation = withSection(draft.evaluation, '', text)
    else if (/rules/i.test(file.path)) draft.rules = withSection(draft.rules, '', text)
    else if (/^data/i.test(file.path)) draft.datasets.push({ title: '', body: text, files: [] })
    else draft.overview = withSection(draft.overview, '', text)
  }
  dataFilesOf(bundle, draft, report, used)
  return draft
}
