import { answersIn } from './answers.ts'
import { fileAt, filesAt, keepFiles, type Bundle, type BundleFile } from './bundle.ts'
import {
  coverOf,
  directionBy,
  formatsOf,
  longestSummary,
  longestTitle,
  perDay,
  precision,
  requireFewRounds,
  roundName,
  shortened,
} from './common.ts'
import { emptyDraft, emptyRound, withSection, type Draft, type DraftRound } from './draft.ts'
import { Fields, Report } from './fields.ts'
import { arrangeRounds } from './overlaps.ts'
import { pageOf, readPage } from './pages.ts'
import { keepRest } from './repository.ts'
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
  draft.evaluation = (await pageOf(bundle, root, 'evaluation_details')) ?? ''
  // As older files call it.
  if (root.has('evaluation_criteria'))
    draft.evaluation = withSection(
      draft.evaluation,
      '',
      (await pageOf(bundle, root, 'evaluation_criteria')) ?? '',
    )
  draft.agreement = (await pageOf(bundle, root, 'terms_and_conditions')) ?? ''
  if (draft.agreement) report.taken('terms_and_conditions', 'as_agreement')
  draft.guide = (await pageOf(bundle, root, 'submission_guidelines')) ?? ''
  const board = root.text('leaderboard_description')
  if (board !== undefined) {
    const file = fileAt(bundle, board)
    const text = file ? await readPage(bundle, report, 'leaderboard_description', board) : board
    draft.evaluation = withSection(draft.evaluation, '', text ?? '')
    if (text) report.changed('leaderboard_description', 'added_to_evaluation')
  }
  const image = root.text('image')
  if (image !== undefined) draft.cover = await coverOf(fileAt(bundle, image), report, 'image', image)
  draft.startAt = root.time('start_date') ?? null
  draft.endAt = root.time('end_date') ?? null

  keepFiles(bundle, root, 'evaluation_script', 'program_kept')
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
  const used = new Set<Fields>()
  const splits = root.list('challenge_phase_splits')
  for (const split of root.list('dataset_splits')) split.leaveWhole('run_by_them', split.text('name'))
  const fields = new Map<DraftRound, Fields>()
  const all = root.list('challenge_phases')
  requireFewRounds(all.length)
  for (const phase of all) {
    const round = await readPhase(bundle, draft, phase)
    fields.set(round, phase)
    readBoard(round, splits, boards, phase, used)
    draft.rounds.push(round)
  }
  for (const one of [...boards.map(board => board.fields), ...splits])
    if (used.has(one)) one.leave('run_by_them', ...links)
    else one.leaveWhole(splits.includes(one) ? 'one_task' : 'not_named')
  arrangeRounds(draft, report, round => fields.get(round)?.path ?? 'challenge_phases')
  root.rest()
  bundle.named.add(config.path)
  keepRest(bundle, report)
  return draft
}

/** By which they lead to each other. */
const links = ['id', 'challenge_phase_id', 'leaderboard_id', 'dataset_split_id']

async function readPhase(bundle: Bundle, draft: Draft, phase: Fields): Promise<DraftRound> {
  const { report } = phase
  const name = roundName(phase, 'name', 'codename')
  const round = emptyRound(phase.path, name)
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
  const ofAnswers = phase.at('test_annotation_file')
  if (path === undefined) report.needed(ofAnswers, 'answers_missing')
  else {
    const files = await filesAt(bundle, path)
    if (files.length === 0) report.needed(ofAnswers, 'no_such_file', path)
    else round.answers = await answersIn(files, { bundle, report, field: ofAnswers })
  }
  const types = phase.texts('allowed_submission_file_types')
  const formats = formatsOf(types)
  const field = phase.at('allowed_submission_file_types')
  const unknown = types.filter(type => formatsOf([type]).length === 0)
  if (unknown.length > 0) report.left(field, 'no_format', unknown.join(', '))
  if (formats.length > 0) {
    round.formats = formats
    report.taken(field, 'as_formats', formats.join(', '))
  }
  phase.leave('own_visibility', 'is_public', 'leaderboard_public', 'is_submission_public')
  phase.leave('best_counts', 'is_restricted_to_select_one_submission')
  phase.leave(
    'run_by_them',
    'id',
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
  splits: readonly Fields[],
  boards: readonly Board[],
  phase: Fields,
  used: Set<Fields>,
): void {
  const { report } = phase
  const id = phase.number('id')
  const own = splits.filter(split => split.number('challenge_phase_id') === id)
  const split = own.find(one => one.number('visibility') === 3) ?? own[0]
  const board = boards.find(one => one.id === split?.number('leaderboard_id')) ?? boards[0]
  const labels = board?.schema.texts('labels') ?? []
  const named = board?.schema.line('default_order_by')
  const order = named ?? labels[0] ?? ''
  const others = labels.filter(label => label !== order)
  round.scoreName = order
  if (split) {
    used.add(split)
    round.precision = precision(split, 'leaderboard_decimal_precision', 4)
    round.direction = directionBy(split, 'is_leaderboard_order_descending', () => {
      const isDescending = split.flag('is_leaderboard_order_descending')
      return isDescending === undefined ? undefined : isDescending ? 'maximize' : 'minimize'
    })
    split.leave(
      'own_visibility',
      'visibility',
      'show_leaderboard_by_latest_submission',
      'show_execution_time',
    )
  }
  if (board) {
    used.add(board.fields)
    if (named !== undefined) report.taken(board.schema.at('default_order_by'), 'as_score', order)
    else if (order) report.taken(board.schema.at('labels'), 'as_score', order)
    if (others.length > 0) report.left(board.schema.at('labels'), 'one_score', others.join(', '))
    board.schema.leave('run_by_them', 'metadata')
  }
  report.needed(`${phase.path}.metric`, 'metric_by_program', order)
}
