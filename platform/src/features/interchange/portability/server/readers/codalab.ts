import { answersIn } from './answers.ts'
import { filesAt, keepFiles, type Bundle } from './bundle.ts'
import { addData, placePage } from './codabench-parts.ts'
import { directionBy, orderOf, perDay, precision, requireFewRounds, roundName } from './common.ts'
import { emptyRound, withSection, type Draft, type DraftRound } from './draft.ts'
import type { Fields } from './fields.ts'
import { arrangeRounds } from './overlaps.ts'
import { readPage } from './pages.ts'

/** A bundle of CodaLab (version 1.5 to Codabench): pages and phases by their names, one phase lasting until the next. */
export async function readCodalab(bundle: Bundle, draft: Draft, root: Fields): Promise<void> {
  const { report } = root
  draft.startAt = root.time('start_date') ?? null
  draft.endAt = root.time('end_date') ?? null
  const html = root.part('html')
  for (const name of Object.keys((root.raw('html') as object | undefined) ?? {})) {
    const path = html.text(name)
    const text = path === undefined ? undefined : await readPage(bundle, report, html.at(name), path)
    if (!text) continue
    if (name === 'terms') {
      draft.agreement = text
      report.taken(html.at(name), 'as_agreement')
    } else placePage(draft, root, html.at(name), name, text)
  }
  const phases = new Map<DraftRound, Fields>()
  const board = root.part('leaderboard')
  const all = root
    .entries('phases')
    .map(([, phase]) => phase)
    .toSorted((a, b) => (a.number('phasenumber') ?? 0) - (b.number('phasenumber') ?? 0))
  requireFewRounds(all.length)
  // A parent only holds the phases that run beside each other.
  const hasParent = all.some(phase => phase.flag('is_parallel_parent') ?? phase.has('parent_phasenumber'))
  for (const [index, phase] of all.entries()) {
    if (hasParent && index === 0) {
      phase.leaveWhole('run_by_them')
      continue
    }
    const round = await readPhase(bundle, draft, phase)
    phases.set(round, phase)
    draft.rounds.push(round)
    readColumns(round, board, `${phase.path}.metric`)
  }
  arrangeRounds(draft, report, round => phases.get(round)?.path ?? 'phases')
}

async function readPhase(bundle: Bundle, draft: Draft, phase: Fields): Promise<DraftRound> {
  const { report } = phase
  const name = roundName(phase, 'label', 'name')
  const round = emptyRound(phase.path, name)
  const about = phase.text('description')
  if (about !== undefined) {
    draft.timeline = withSection(draft.timeline, name, about)
    report.changed(phase.at('description'), 'added_to_timeline')
  }
  round.startAt = phase.time('start_date') ?? null
  round.perDay = perDay(phase, 'max_submissions_per_day', 5)
  phase.leave('total_quota', 'max_submissions')
  for (const program of ['scoring_program', 'ingestion_program'])
    keepFiles(bundle, phase, program, 'program_kept')
  keepFiles(bundle, phase, 'input_data', 'input_kept')
  const path = phase.text('reference_data')
  const field = phase.at('reference_data')
  if (path === undefined) report.needed(field, 'answers_missing')
  else {
    const files = await filesAt(bundle, path)
    if (files.length === 0) report.needed(field, 'no_such_file', path)
    else round.answers = await answersIn(files, { bundle, report, field })
  }
  await addData(bundle, draft, phase, 'public_data')
  await addData(bundle, draft, phase, 'starting_kit')
  for (const [, dataset] of phase.entries('datasets')) dataset.leaveWhole('not_fetched', dataset.text('url'))
  phase.leave('run_by_them', ...ofPhases)
  phase.leave('best_counts', 'force_best_submission_to_leaderboard', 'leaderboard_management_mode')
  return round
}

const ofPhases = [
  'phasenumber',
  'color',
  'is_parallel_parent',
  'parent_phasenumber',
  'auto_migration',
  'is_scoring_only',
  'ingestion_program_only_during_scoring',
  'execution_time_limit',
  'delete_submissions_except_best_and_last',
  'hide_output',
  'hide_prediction_output',
  'hide_score_output',
  'input_data_docker_image',
  'scoring_program_docker_image',
  'ingestion_program_docker_image',
  'default_docker_image',
]

/** The column of the first rank is the score. */
function readColumns(round: DraftRound, board: Fields, field: string): void {
  const { report } = board
  const columns = board
    .entries('columns')
    .toSorted(([, a], [, b]) => (a.number('rank') ?? 1) - (b.number('rank') ?? 1))
  const [main, ...others] = columns
  if (main) {
    const [key, column] = main
    round.scoreName = column.line('label') ?? key
    report.taken(column.has('label') ? column.at('label') : column.path, 'as_score', round.scoreName)
    round.direction = directionBy(column, 'sort', () => orderOf(column.line('sort')))
    column.leave('run_by_them', 'rank', 'leaderboard', 'column_group', 'computed')
    round.precision = precision(column, 'numeric_format', 2)
  }
  for (const [key, other] of others) other.leaveWhole('one_score', other.line('label') ?? key)
  board.leave('run_by_them', 'leaderboards', 'column_groups')
  report.needed(field, main ? 'metric_by_program' : 'metric_missing', round.scoreName)
}
