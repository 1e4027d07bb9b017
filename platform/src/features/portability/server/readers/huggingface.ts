import { answersOf } from './answers.ts'
import type { Bundle, BundleFile } from './bundle.ts'
import { perDay, useMetric } from './common.ts'
import { emptyDraft, emptyRound, type Draft } from './draft.ts'
import { Fields, Report } from './fields.ts'
import { readPage } from './pages.ts'
import { dataFilesOf } from './repository.ts'
import { readJson } from './yaml.ts'

const pages = [
  ['COMPETITION_DESC.md', 'overview'],
  ['SUBMISSION_DESC.md', 'evaluation'],
  ['RULES.md', 'agreement'],
] as const

/** A repository of Hugging Face competitions: `conf.json`, `solution.csv` and pages (huggingface/competitions, docs/source/competition_repo.mdx). */
export async function readHuggingface(bundle: Bundle, config: BundleFile): Promise<Draft> {
  const report = new Report()
  const draft = emptyDraft(report.findings)
  const conf = new Fields(await readJson(config), '', report)
  report.needed('title', 'title_missing')
  const used = new Set([config.path])
  for (const [path, part] of pages) {
    if (!bundle.files.has(path)) continue
    used.add(path)
    draft[part] = (await readPage(bundle, report, path, path)) ?? ''
    if (part === 'agreement' && draft.agreement) report.taken(path, 'as_agreement')
  }
  if (bundle.files.has('DATASET_DESC.md')) {
    used.add('DATASET_DESC.md')
    const body = await readPage(bundle, report, 'DATASET_DESC.md', 'DATASET_DESC.md')
    if (body) draft.datasets.push({ title: '', body, files: [] })
  }
  draft.endAt = conf.time('END_DATE') ?? null
  report.needed('start', 'dates_missing')

  const round = emptyRound('conf.json', '')
  draft.rounds.push(round)
  round.endAt = draft.endAt
  round.perDay = perDay(conf, 'SUBMISSION_LIMIT', 5)
  const isHigher = conf.flag('EVAL_HIGHER_IS_BETTER')
  round.direction = isHigher === false ? 'minimize' : 'maximize'
  report.taken('EVAL_HIGHER_IS_BETTER', 'as_direction', round.direction)
  const metric = conf.line('EVAL_METRIC')
  const name = metric === 'custom' ? (conf.line('SCORING_METRIC') ?? metric) : metric
  if (name === undefined) report.needed('EVAL_METRIC', 'metric_missing')
  else if (metric === 'custom') {
    round.scoreName = name
    report.needed('EVAL_METRIC', 'metric_by_program', name)
  } else useMetric(round, report, 'EVAL_METRIC', name)

  const id = conf.line('SUBMISSION_ID_COLUMN') ?? 'id'
  const columns = (conf.line('SUBMISSION_COLUMNS') ?? '')
    .split(',')
    .map(column => column.trim())
    .filter(Boolean)
  if (columns.length > 0) report.taken('SUBMISSION_COLUMNS', 'as_columns', columns.join(', '))
  report.taken('SUBMISSION_ID_COLUMN', 'as_columns', id)
  const solution = bundle.files.get('solution.csv')
  if (!solution) report.needed('solution.csv', 'answers_missing')
  else {
    used.add(solution.path)
    round.answers = await answersOf(solution, { report, field: 'solution.csv', id, split: 'split' })
    if (round.answers?.facts.usage) round.listBMode = 'split'
    const rows = conf.number('SUBMISSION_ROWS')
    if (rows !== undefined && round.answers && rows !== round.answers.facts.rows)
      report.left('SUBMISSION_ROWS', 'bad_value', `${rows} ≠ ${round.answers.facts.rows}`)
    else if (rows !== undefined) report.taken('SUBMISSION_ROWS')
  }
  const logo = conf.text('LOGO')
  if (logo !== undefined) report.left('LOGO', 'not_fetched', logo)
  conf.leave('best_counts', 'SELECTION_LIMIT')
  conf.leave('run_by_them', 'COMPETITION_TYPE', 'TIME_LIMIT', 'HARDWARE', 'DATASET', 'SUBMISSION_FILENAMES')
  conf.leave('run_by_them', 'SCORING_METRIC')
  conf.rest()
  for (const path of bundle.files.keys())
    if (/^(teams|user_team)\.json$|^(submissions|submission_info)\//.test(path)) {
      used.add(path)
      report.left(path, 'people')
    }
  dataFilesOf(bundle, draft, report, used)
  return draft
}
