import { answersIn } from './answers.ts'
import { filesAt, keepFiles, type Bundle, type BundleFile } from './bundle.ts'
import { addData, placePage, readHead } from './codabench-parts.ts'
import { readCodalab } from './codalab.ts'
import { directionBy, orderOf, perDay, precision, requireFewRounds, roundName } from './common.ts'
import { emptyDraft, emptyRound, withSection, type Draft, type DraftRound } from './draft.ts'
import { Fields, Report } from './fields.ts'
import { arrangeRounds } from './overlaps.ts'
import { readPage } from './pages.ts'
import { keepRest } from './repository.ts'
import { readYaml } from './yaml.ts'

/**
 * Codabench's `competition.yaml` (codalab/codabench, docs and unpackers): 2 is a competition, 1 a benchmark without
 * phases, and 1.5, or none, a bundle of CodaLab.
 */
export async function readCodabench(bundle: Bundle, config: BundleFile, now: Date): Promise<Draft> {
  const report = new Report()
  const root = new Fields(await readYaml(config), '', report)
  const version = root.text('version') ?? '1.5'
  if (root.has('version')) report.taken('version', 'as_is', version)
  else report.absent('version', 'usual', version)
  const draft = { ...emptyDraft(report.findings), version }
  await readHead(bundle, draft, root)
  if (version !== '1' && version !== '1.0' && !version.startsWith('2')) {
    await readCodalab(bundle, draft, root)
  } else {
    await readPages(bundle, draft, root)
    const tasks = await readTasks(bundle, draft, root)
    if (version.startsWith('2')) await readPhases(bundle, draft, root, tasks)
    else await readBenchmark(bundle, draft, root, tasks, now)
    for (const solution of root.list('solutions')) {
      keepFiles(bundle, solution, 'path', 'solution_kept')
      solution.keepWhole('solution_kept')
    }
  }
  root.rest()
  bundle.named.add(config.path)
  keepRest(bundle, report)
  return draft
}

async function readPages(bundle: Bundle, draft: Draft, root: Fields): Promise<void> {
  const { report } = root
  for (const page of root.list('pages')) {
    const title = page.line('title') ?? ''
    page.leave('run_by_them', 'index')
    const path = page.text('file')
    const text = path === undefined ? undefined : await readPage(bundle, report, page.at('file'), path)
    if (!text) continue
    placePage(draft, root, page.path, title, text)
    if (title) report.taken(page.at('title'))
  }
  const terms = root.text('terms')
  if (terms === undefined) return
  draft.agreement = (await readPage(bundle, report, 'terms', terms)) ?? ''
  if (draft.agreement) report.taken('terms', 'as_agreement')
}

/** Tasks by their index: what answers, data and programs they have. */
async function readTasks(bundle: Bundle, draft: Draft, root: Fields): Promise<Map<string, Fields>> {
  const { report } = root
  const tasks = new Map<string, Fields>()
  const isOpen = root.flag('make_input_data_available') ?? false
  if (root.has('make_input_data_available')) report.taken('make_input_data_available')
  for (const [index, task] of root.list('tasks').entries()) {
    tasks.set(task.text('index') ?? String(index), task)
    task.leave('not_fetched', 'key')
    for (const program of ['scoring_program', 'ingestion_program'])
      keepFiles(bundle, task, program, 'program_kept')
    if (isOpen) await addData(bundle, draft, task, 'input_data')
    else keepFiles(bundle, task, 'input_data', 'input_kept')
    task.leave(
      'run_by_them',
      'index',
      'name',
      'description',
      'is_public',
      'ingestion_only_during_scoring',
      'ingestion_module',
    )
  }
  return tasks
}

/** Answers of the task that a round has. */
async function answersOfTask(bundle: Bundle, round: DraftRound, task: Fields): Promise<void> {
  const { report } = task
  const path = task.text('reference_data')
  if (path === undefined) {
    report.needed(task.at('reference_data'), 'answers_missing')
    return
  }
  const files = await filesAt(bundle, path)
  if (files.length === 0) report.needed(task.at('reference_data'), 'no_such_file', path)
  else round.answers = await answersIn(files, { bundle, report, field: task.at('reference_data') })
}

async function readPhases(
  bundle: Bundle,
  draft: Draft,
  root: Fields,
  tasks: ReadonlyMap<string, Fields>,
): Promise<void> {
  const { report } = root
  const [board, ...boards] = root.list('leaderboards')
  for (const other of boards) other.leaveWhole('one_score', other.line('title'))
  const used = new Set<Fields>()
  const phases = new Map<DraftRound, Fields>()
  const all = root.list('phases')
  requireFewRounds(all.length)
  for (const phase of all) {
    const name = roundName(phase, 'name')
    const round = emptyRound(phase.path, name)
    phases.set(round, phase)
    draft.rounds.push(round)
    const about = phase.text('description')
    if (about !== undefined) {
      draft.timeline = withSection(draft.timeline, name, about)
      report.changed(phase.at('description'), 'added_to_timeline')
    }
    round.startAt = phase.time('start') ?? null
    round.endAt = phase.time('end') ?? null
    round.perDay = perDay(phase, 'max_submissions_per_day', 100)
    phase.leave('total_quota', 'max_submissions')
    phase.leave('run_by_them', ...ofPhases)
    const [first, ...others] = phase.texts('tasks')
    if (others.length > 0) report.left(phase.at('tasks'), 'one_task')
    const task = first === undefined ? undefined : tasks.get(first)
    if (task) {
      used.add(task)
      report.taken(phase.at('tasks'))
      await answersOfTask(bundle, round, task)
    } else report.needed(phase.at('tasks'), 'answers_missing')
    await addData(bundle, draft, phase, 'public_data')
    await addData(bundle, draft, phase, 'starting_kit')
    if (phase.has('solutions'))
      report.kept(phase.at('solutions'), 'solution_kept', phase.texts('solutions').join(', '))
    readBoard(round, board, `${phase.path}.metric`, report)
  }
  arrangeRounds(draft, report, round => phases.get(round)?.path ?? 'phases')
  for (const task of tasks.values()) if (!used.has(task)) task.leaveWhole('not_named')
}

const ofPhases = [
  'index',
  'execution_time_limit',
  'execution_time_limit_ms',
  'auto_migrate_to_this_phase',
  'hide_output',
  'hide_prediction_output',
  'hide_score_output',
  'has_max_submissions',
  'accepts_only_result_submissions',
]

/** The first column of a leaderboard is the score; the others have no place here. */
function readBoard(round: DraftRound, board: Fields | undefined, field: string, report: Report): void {
  if (!board) {
    report.needed(field, 'metric_missing')
    return
  }
  const columns = board.list('columns')
  const byIndex = columns.toSorted((a, b) => (a.number('index') ?? 0) - (b.number('index') ?? 0))
  const primary = board.number('primary_index') ?? 0
  if (board.has('primary_index')) report.taken(board.at('primary_index'))
  const main = byIndex.find(column => column.number('index') === primary) ?? byIndex[0]
  const others = byIndex.filter(column => column !== main)
  if (main) {
    const title = main.has('title') ? 'title' : 'key'
    round.scoreName = main.line(title) ?? ''
    if (round.scoreName) report.taken(main.at(title), 'as_score', round.scoreName)
    round.direction = directionBy(main, 'sorting', () => orderOf(main.line('sorting')))
    round.precision = precision(main, 'precision', 4)
    main.leave('run_by_them', 'index', 'key', 'computation', 'computation_indexes', 'hidden')
  }
  for (const other of others) other.leaveWhole('one_score', other.line('title') ?? other.line('key'))
  board.leave('best_counts', 'submission_rule')
  board.leave('run_by_them', 'index', 'key', 'title', 'force_submission_to_leaderboard')
  report.needed(field, 'metric_by_program', round.scoreName)
}

const usualLength = 90 * 86_400_000

/** A benchmark goes on without phases: it becomes one round that begins now. */
async function readBenchmark(
  bundle: Bundle,
  draft: Draft,
  root: Fields,
  tasks: ReadonlyMap<string, Fields>,
  now: Date,
): Promise<void> {
  const { report } = root
  const round = emptyRound('tasks', '')
  round.startAt = new Date(Math.ceil(now.getTime() / 3_600_000) * 3_600_000)
  round.endAt = new Date(round.startAt.getTime() + usualLength)
  report.needed('phases', 'start_guessed', round.startAt.toISOString())
  report.needed('phases', 'end_guessed', round.endAt.toISOString())
  draft.rounds.push(round)
  const [first, ...others] = tasks.values()
  for (const other of others) other.leaveWhole('one_task')
  if (first) await answersOfTask(bundle, round, first)
  else report.needed('tasks', 'answers_missing')
  const board = root.has('leaderboard') ? root.part('leaderboard') : undefined
  readBoard(round, board, 'leaderboard.metric', report)
  arrangeRounds(draft, report, () => 'tasks')
}
