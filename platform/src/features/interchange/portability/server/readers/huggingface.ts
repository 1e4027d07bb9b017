import { answersOf } from './answers.ts'
import type { Bundle, BundleFile } from './bundle.ts'
import { directionBy, perDay, useMetric } from './common.ts'
import { emptyDraft, emptyRound, type Draft, type DraftRound } from './draft.ts'
import { Fields, Report } from './fields.ts'
import { readPage } from './pages.ts'
import { byFolder, dataFilesOf } from './repository.ts'
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
    if (!bundle.files.has(path)) {
      report.absent(path)
      continue
    }
    used.add(path)
    draft[part] = (await readPage(bundle, report, path, path)) ?? ''
    if (part === 'agreement' && draft.agreement) report.taken(path, 'as_agreement')
  }
  if (bundle.files.has('DATASET_DESC.md')) {
    used.add('DATASET_DESC.md')
    const body = await readPage(bundle, report, 'DATASET_DESC.md', 'DATASET_DESC.md')
    if (body) draft.datasets.push({ title: '', body, files: [] })
  } else report.absent('DATASET_DESC.md')
  draft.endAt = conf.time('END_DATE') ?? null
  report.needed('start', 'dates_missing')

  const round = emptyRound('conf.json', '')
  draft.rounds.push(round)
  round.endAt = draft.endAt
  round.perDay = perDay(conf, 'SUBMISSION_LIMIT', 5)
  readMetric(round, conf)
  const solution = bundle.files.get('solution.csv')
  if (solution) used.add(solution.path)
  await readSolution(bundle, round, conf, solution)
  const logo = conf.text('LOGO')
  if (logo !== undefined) report.left('LOGO', 'not_fetched', logo)
  conf.leave('best_counts', 'SELECTION_LIMIT')
  conf.leave('run_by_them', 'COMPETITION_TYPE', 'TIME_LIMIT', 'HARDWARE', 'DATASET', 'SUBMISSION_FILENAMES')
  conf.rest()
  const people = [...bundle.files.values()].filter(({ path }) =>
    /^(teams|user_team)\.json$|^(submissions|submission_info)\//.test(path),
  )
  for (const file of people) used.add(file.path)
  for (const [name] of byFolder(people)) report.left(name, 'people')
  dataFilesOf(bundle, draft, report, used)
  return draft
}

function readMetric(round: DraftRound, conf: Fields): void {
  const { report } = conf
  round.direction = directionBy(conf, 'EVAL_HIGHER_IS_BETTER', () => {
    const isHigher = conf.flag('EVAL_HIGHER_IS_BETTER')
    return isHigher === undefined ? undefined : isHigher ? 'maximize' : 'minimize'
  })
  const metric = conf.line('EVAL_METRIC')
  if (metric !== 'custom') conf.leave('run_by_them', 'SCORING_METRIC')
  if (metric === undefined) report.needed('EVAL_METRIC', 'metric_missing')
  else if (metric === 'custom') {
    const name = conf.line('SCORING_METRIC')
    round.scoreName = name ?? metric
    if (name !== undefined) report.taken('SCORING_METRIC', 'as_score', name)
    report.needed('EVAL_METRIC', 'metric_by_program', round.scoreName)
  } else useMetric(round, report, 'EVAL_METRIC', metric)
}

async function readSolution(
  bundle: Bundle,
  round: DraftRound,
  conf: Fields,
  solution: BundleFile | undefined,
): Promise<void> {
  const { report } = conf
  const id = conf.line('SUBMISSION_ID_COLUMN') ?? 'id'
  if (conf.has('SUBMISSION_ID_COLUMN')) report.taken('SUBMISSION_ID_COLUMN', 'as_id', id)
  else report.absent('SUBMISSION_ID_COLUMN', 'usual', id)
  const columns = (conf.line('SUBMISSION_COLUMNS') ?? '')
    .split(',')
    .map(column => column.trim())
    .filter(Boolean)
  const rows = conf.number('SUBMISSION_ROWS')
  if (!solution) report.needed('solution.csv', 'answers_missing')
  else
    round.answers = await answersOf(solution, { bundle, report, field: 'solution.csv', id, split: 'split' })
  const facts = round.answers?.facts
  // Without answers there is nothing that these could say more of: they are told as what is not used.
  if (!facts) return
  if (facts.usage) round.listBMode = 'split'
  const known = new Set(facts.columns.map(column => column.name))
  const unknown = columns.filter(column => !known.has(column))
  if (unknown.length > 0) report.left('SUBMISSION_COLUMNS', 'columns_unknown', unknown.join(', '))
  else if (columns.some(column => column !== id)) {
    round.columns = columns
    report.taken('SUBMISSION_COLUMNS', 'as_columns', columns.join(', '))
  }
  if (rows !== undefined && rows !== facts.rows)
    report.left('SUBMISSION_ROWS', 'bad_value', `${rows} ≠ ${facts.rows}`)
  else if (rows !== undefined) report.taken('SUBMISSION_ROWS')
}
