import { datasetLimits } from '../../../../data/datasets/rules.ts'
import { fileAt, filesAt, ownPath, type Bundle } from './bundle.ts'
import { coverOf, longestSummary, longestTitle, shortened } from './common.ts'
import { withSection, type Draft } from './draft.ts'
import type { Fields } from './fields.ts'

/** What bundles of all versions begin with. */
export async function readHead(bundle: Bundle, draft: Draft, root: Fields): Promise<void> {
  const { report } = root
  const title = root.line('title')
  if (title === undefined) report.needed('title', 'title_missing')
  else draft.title = shortened(report, 'title', title, longestTitle)
  const summary = root.text('description')
  if (summary !== undefined) {
    draft.summary = shortened(report, 'description', summary, longestSummary)
    if ([...summary].length > longestSummary) draft.overview = summary
  }
  const image = root.text('image')
  if (image !== undefined) draft.cover = await coverOf(fileAt(bundle, image), report, 'image', image)
  readApproval(draft, root)
  const reward = root.line('reward')
  if (reward !== undefined) {
    draft.prizes = reward
    report.taken('reward', 'both_languages')
  }
  root.leave('run_by_them', ...ofTheirs)
  root.leave('people', 'admin_names', 'collaborators', 'contact_email')
  root.leave('own_visibility', 'anonymous_leaderboard', 'allow_public_submissions', 'published')
  root.leave('best_counts', 'force_submission_to_leaderboard', 'disallow_leaderboard_modifying')
}

/** CodaLab says whether there is registration, Codabench whether it needs an approval. */
function readApproval(draft: Draft, root: Fields): void {
  const isOld = root.has('has_registration') && !root.has('registration_auto_approve')
  const key = isOld ? 'has_registration' : 'registration_auto_approve'
  const flag = root.flag(key)
  if (!isOld) root.leave('run_by_them', 'has_registration')
  if (flag === undefined) return
  draft.requireApproval = isOld ? flag : !flag
  root.report.taken(root.at(key), draft.requireApproval ? 'as_approval' : 'as_open')
}

const ofTheirs = [
  'docker_image',
  'competition_docker_image',
  'queue',
  'enable_detailed_results',
  'show_detailed_results_in_submission_panel',
  'show_detailed_results_in_leaderboard',
  'auto_run_submissions',
  'can_participants_make_submissions_public',
  'make_programs_available',
  'fact_sheet',
  'forum_enabled',
  'enable_forum',
  'allow_robot_submissions',
  'allow_teams',
  'require_team_approval',
  'enable_medical_image_viewer',
  'enable_per_submission_metadata',
  'enable_teams',
  'competition_type',
]

const places: [RegExp, 'overview' | 'evaluation' | 'rules' | 'prizes' | 'timeline'][] = [
  [/evaluat|metric|scoring|评测/i, 'evaluation'],
  [/prize|award|reward|奖/i, 'prizes'],
  [/timeline|schedule|dates|日程|赛程/i, 'timeline'],
  [/rule|terms|规则/i, 'rules'],
]

/** A page by what its title says; others follow the overview, each under its title. */
export function placePage(draft: Draft, root: Fields, field: string, title: string, text: string): void {
  if (/^data(set)?s?$|^数据/i.test(title.trim())) {
    const [first] = draft.datasets
    if (first) first.body = withSection(first.body, '', text)
    else draft.datasets.push({ title: draft.title || title, body: text, files: [] })
    root.report.taken(field, 'as_dataset_draft')
    return
  }
  const place = places.find(([pattern]) => pattern.test(title))?.[1]
  if (place) draft[place] = withSection(draft[place], draft[place] ? title : '', text)
  else {
    draft.overview = withSection(draft.overview, draft.overview ? title : '', text)
    if (!/overview|介绍|概述/i.test(title)) root.report.changed(field, 'added_to_overview', title)
  }
}

/** Files that participants may have. */
export async function addData(bundle: Bundle, draft: Draft, fields: Fields, key: string): Promise<void> {
  const path = fields.text(key)
  if (path === undefined) return
  const { report } = fields
  if (/^https?:/i.test(path)) {
    report.left(fields.at(key), 'not_fetched', path)
    return
  }
  const files = await filesAt(bundle, path)
  if (files.length === 0) {
    report.left(fields.at(key), 'no_such_file', path)
    return
  }
  if (files.length > datasetLimits.files) {
    report.kept(fields.at(key), 'file_kept', files.length)
    return
  }
  const dataset = draft.datasets[0] ?? { title: draft.title, body: '', files: [] }
  if (draft.datasets.length === 0) draft.datasets.push(dataset)
  const folder = (ownPath(path) ?? '').replace(/\.zip$/i, '')
  const names = new Set(dataset.files.map(file => file.name.toLowerCase()))
  let added = 0
  for (const file of files) {
    const name =
      file.path === ownPath(path) || file.path.startsWith(`${folder}/`) ? file.path : `${folder}/${file.path}`
    if (names.has(name.toLowerCase())) continue
    names.add(name.toLowerCase())
    dataset.files.push({ name, file })
    added++
  }
  report.taken(fields.at(key), 'as_dataset', added)
}
