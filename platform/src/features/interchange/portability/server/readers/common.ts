import { Failure } from '../../../../../base/contract/failure.ts'
import { metricByKey } from '../../../../engine/scorer/metrics/catalogue.ts'
import type { FileFormat } from '../../../../engine/scorer/file-rules.ts'
import { portabilityFaults } from '../../faults.ts'
import { metricNamed } from '../../metric-names.ts'
import { mostRounds } from '../../rules.ts'
import type { BundleFile } from './bundle.ts'
import type { DraftRound } from './draft.ts'
import type { Fields, Report } from './fields.ts'

export const longestTitle = 120
export const longestSummary = 300
const longestRoundName = 70

/** A text of one line, cut where it is too long for its place. */
export function shortened(report: Report, field: string, text: string, most: number): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim()
  const signs = [...line]
  if (signs.length <= most) {
    report.taken(field, 'both_languages')
    return line
  }
  report.changed(field, 'cut_short', most)
  return signs.slice(0, most).join('')
}

const most = 1_000
const usual = 100

/** How many submissions a team has a day; without a limit, or with one beyond reason, a large one. */
export function perDay(fields: Fields, key: string, missing: number): number {
  const value = fields.number(key)
  if (value === undefined) {
    if (!fields.has(key)) fields.report.absent(fields.at(key), 'usual', missing)
    return missing
  }
  if (Number.isInteger(value) && value >= 1 && value <= most) {
    fields.report.taken(fields.at(key), 'as_quota', value)
    return value
  }
  fields.report.changed(fields.at(key), 'quota_capped', usual)
  return usual
}

/** Decimals that a board shows. */
export function precision(fields: Fields, key: string, missing: number): number {
  const value = fields.number(key)
  if (value === undefined) {
    if (!fields.has(key)) fields.report.absent(fields.at(key), 'usual', missing)
    return missing
  }
  const whole = Math.min(15, Math.max(0, Math.round(value)))
  fields.report.taken(fields.at(key), 'as_precision', whole)
  return whole
}

/** Which way a board is ordered: by what the field says, else the larger score first. */
export function directionBy(
  fields: Fields,
  key: string,
  read: () => DraftRound['direction'] | undefined,
): DraftRound['direction'] {
  const direction = read()
  if (direction !== undefined) fields.report.taken(fields.at(key), 'as_direction', direction)
  else if (!fields.has(key)) fields.report.absent(fields.at(key), 'usual', 'maximize')
  return direction ?? 'maximize'
}

/** How Codabench and CodaLab write it. */
export const orderOf = (text: string | undefined): DraftRound['direction'] | undefined =>
  text === undefined ? undefined : /^asc/i.test(text) ? 'minimize' : 'maximize'

/** Refuses a file of too many rounds before any of them is read. */
export function requireFewRounds(rounds: number): void {
  if (rounds > mostRounds) throw new Failure(portabilityFaults.tooManyRounds)
}

/** A name, cut to what the title of a round may hold. */
export function roundName(fields: Fields, ...keys: readonly string[]): string {
  const key = keys.find(one => fields.has(one)) ?? keys[0] ?? ''
  const name = fields.line(key)
  fields.leave('run_by_them', ...keys.filter(one => one !== key))
  return name ? shortened(fields.report, fields.at(key), name, longestRoundName) : ''
}

/** A metric of ours by the other's name, for a file whose metric that name says exactly. */
export function useMetric(round: DraftRound, report: Report, field: string, name: string): void {
  round.scoreName = name
  const key = metricNamed(name)
  const metric = key === undefined ? undefined : metricByKey(key)
  if (!metric) {
    report.needed(field, 'metric_unknown', name)
    return
  }
  if (metric.direction !== round.direction) report.changed(field, 'direction_contradicts')
  round.metricKey = metric.key
  round.direction = metric.direction
  report.taken(field, 'as_metric', metric.name.en)
}

const formats = new Map<string, FileFormat>(
  (['csv', 'tsv', 'txt', 'json', 'jsonl', 'csv.gz', 'tsv.gz', 'jsonl.gz', 'zip'] as const).map(one => [
    one,
    one,
  ]),
)

/** Formats of result files, of those that are read here. */
export function formatsOf(names: readonly string[]): FileFormat[] {
  return names.flatMap(name =>
    name
      .toLowerCase()
      .split(/[\s,]+/)
      .flatMap(one => formats.get(one.replace(/^\./, '')) ?? []),
  )
}

const mostPicture = 10 * 1024 * 1024

/** A picture of the archive for the cover, if it looks like one. */
export async function coverOf(
  file: BundleFile | undefined,
  report: Report,
  field: string,
  path: string,
): Promise<BundleFile | null> {
  if (/^https?:/i.test(path)) {
    report.left(field, 'not_fetched', path)
    return null
  }
  if (!file) {
    report.left(field, 'no_such_file', path)
    return null
  }
  const head = file.size > mostPicture ? Buffer.alloc(0) : await file.read(mostPicture)
  if (!/^(\x89PNG|\xff\xd8\xff|RIFF[\s\S]{4}WEBP)/.test(head.toString('latin1', 0, 12))) {
    report.left(field, 'bad_picture')
    return null
  }
  report.taken(field, 'as_cover')
  return file
}
