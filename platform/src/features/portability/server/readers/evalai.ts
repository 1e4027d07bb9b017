import { answersIn } from './answers.ts'
import { fileAt, filesAt, type Bundle, type BundleFile } from './bundle.ts'
import { coverOf, formatsOf, longestSummary, longestTitle, perDay, precision, shortened } from './common.ts'
import { emptyDraft, emptyRound, withSection, type Draft, type DraftRound } from './draft.ts'
import { Fields, Report } from './fields.ts'
import { arrangeRounds } from './overlaps.ts'
import { pageOf, readPage } from './pages.ts'
import { readYaml } from './yaml.ts'

/** EvalAI's `challenge_config.yaml` with what it names (Cloud-CV/EvalAI, docs/source/configuration.md). */
export async function readEvalai(bundle: Bundle, config: BundleFile): Promise<Draft> {
  const report = new Report()
  const draft = emptyDraft(report.findings)
  const root = new Fields(await readYaml(config), '', report)
  const title = root.line('title')
  if (title === undefined) report.needed('title', 'title_missing')
  else draft.title = shortened(report, 'title', title, longestTitle)
  const summary = root.line('short_description')
  if (summary !== undefined) draft.summary = shortened(report, 'short_description', summary, longestSummary)
  draft.overview = (await pageOf(bundle, root, 'description')) ?? ''
  draft.evaluation =
    (await pageOf(bundle, root, 'evaluation_details')) ??
    (await pageOf(bundle, root, 'evaluation_criteria')) ??
    ''
  draft.agreement = (await pageOf(bundle, root, 'terms_and_conditions')) ?? ''
  if (draft.agreement) report.taken('terms_and_conditions', 'as_agreement')
  draft.guide = (await pageOf(bundle, root, 'submission_guidelines')) ?? ''
  const board = root.text('leaderboard_description')
  if (board !== undefined) {
    const file = fileAt(bundle, board)
    const text = file ? await readPage(bundle, report, 'leaderboard_description', board) : board
    draft.evaluation = withSection(draft.evaluation, '', text ?? '')
    report.changed('leaderboard_description', 'added_to_evaluation')
  }
  const image = root.text('image')
  if (image !== undefined) draft.cover = await coverOf(fileAt(bundle, image), report, 'image', image)
  draft.startAt = root.time('start_date') ?? null
  draft.endAt = root.time('end_date') ?? null

  const program = root.text('evaluation_script')
  if (program !== undefined) report.kept('evaluation_script', 'program_kept', program)
  root.leave('own_visibility', 'published')
  root.leave(
    'run_by_them',
    'remote_evaluation',
    'is_docker_based',
    'is_static_dataset_code_upload',
    'evaluation_module_error',
    'evaluation_script_version',
    'queue',
    'worker_cpu_cores',
    'worker_memory',
  )
  root.leave(
    'people',
    'allowed_email_domains',
    'blocked_emails_domains',
    'blocked_email_domains',
    'banned_email_ids',
  )
  root.leave('own_notices', 'leaderboard_updates', 'slack_webhook_url')

  const boards = root
    .list('leaderboard')
    .map(one => ({ id: one.number('id'), schema: one.part('schema'), fields: one }))
  const splits = root.list('challenge_phase_splits')
  for (const split of root.list('dataset_splits')) split.leave('one_task', 'name', 'codename', 'id')
  const fields = new Map<DraftRound, Fields>()
  for (const phase of root.list('challenge_phases')) {
    const round = await readPhase(bundle, draft, phase)
    fields.set(round, phase)
    readBoard(round, phase.number('id'), splits, boards, phase)
    draft.rounds.push(round)
  }
  for (const one of [...boards.map(board => board.fields), ...splits]) one.leave('one_task', ...leftOver)
  arrangeRounds(draft, report, round => fields.get(round)?.path ?? 'challenge_phases')
  for (const phase of fields.values()) phase.rest()
  root.rest()
  return draft
}

const leftOver = ['id', 'challenge_phase_id', 'leaderboard_id', 'dataset_split_id']

async function readPhase(bundle: Bundle, draft: Draft, phase: Fields): Promise<DraftRound> {
  const { report } = phase
  const name = phase.line('name') ?? phase.line('codename') ?? ''
  const round = emptyRound(phase.path, [...name].slice(0, 70).join(''))
  const about = phase.text('description')
  if (about !== undefined) {
    const text = fileAt(bundle, about)
      ? await readPage(bundle, report, phase.at('description'), about)
      : about
    if (text) {
      draft.timeline = withSection(draft.timeline, name, text)
      report.changed(phase.at('description'), 'added_to_timeline')
    }
  }
  round.startAt = phase.time('start_date') ?? null
  round.endAt = phase.time('end_date') ?? null
  round.perDay = perDay(phase, 'max_submissions_per_day', 100)
  phase.leave('total_quota', 'max_submissions', 'max_submissions_per_month')
  const path = phase.text('test_annotation_file')
  const field = phase.at('test_annotation_file')
  if (path === undefined) report.needed(field, 'answers_missing')
  else {
    const files = await filesAt(bundle, path)
    if (files.length === 0) report.needed(field, 'no_such_file', path)
    else round.answers = await answersIn(files, { report, field })
  }
  const types = phase.texts('allowed_submission_file_types')
  const formats = formatsOf(types)
  if (formats.length > 0) {
    round.formats = formats
    report.taken(phase.at('allowed_submission_file_types'), 'as_formats', formats.join(', '))
  }
  phase.leave('own_visibility', 'is_public', 'leaderboard_public', 'is_submission_public')
  phase.leave('best_counts', 'is_restricted_to_select_one_submission')
  phase.leave(
    'run_by_them',
    'id',
    'codename',
    'challenge',
    'is_active',
    'is_partial_submission_evaluation_enabled',
    'max_concurrent_submissions_allowed',
    'environment_image',
    'default_submission_meta_attributes',
    'submission_meta_attributes',
    'disable_logs',
  )
  return round
}

type Board = { id: number | undefined; schema: Fields; fields: Fields }

/** How a phase's board is ordered: by one of its labels, one way or the other. */
function readBoard(
  round: DraftRound,
  id: number | undefined,
  splits: readonly Fields[],
  boards: readonly Board[],
  phase: Fields,
): void {
  const { report } = phase
  const own = splits.filter(split => split.number('challenge_phase_id') === id)
  const split = own.find(one => one.number('visibility') === 3) ?? own[0]
  const board = boards.find(one => one.id === split?.number('leaderboard_id')) ?? boards[0]
  const labels = board?.schema.texts('labels') ?? []
  const order = board?.schema.line('default_order_by') ?? labels[0] ?? ''
  const others = labels.filter(label => label !== order)
  round.scoreName = order
  if (split) {
    round.precision = precision(split, 'leaderboard_decimal_precision', 4)
    const field = split.at('is_leaderboard_order_descending')
    const isDescending = split.flag('is_leaderboard_order_descending') ?? true
    round.direction = isDescending ? 'maximize' : 'minimize'
    report.taken(field, 'as_direction', round.direction)
    split.leave(
      'own_visibility',
      'visibility',
      'show_leaderboard_by_latest_submission',
      'show_execution_time',
    )
  }
  if (board) {
    if (others.length > 0) report.left(board.schema.at('labels'), 'one_score', others.join(', '))
    board.schema.leave('one_score', 'metadata')
  }
  for (const one of own.slice(1)) report.left(one.path, 'one_task')
  report.needed(`${phase.path}.metric`, 'metric_by_program', order)
}
