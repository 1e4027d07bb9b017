import { isZone } from '../../../base/clock/wall.ts'
import { cleanPath } from '../../data/datasets/rules.ts'
import { boardsOf } from '../../competing/schedules/boards.ts'
import { planProblems } from '../../competing/schedules/rules.ts'
import { metricByKey } from '../../engine/scorer/metrics/catalogue.ts'
import type { CompetitionDocument, DatasetDocument, RoundDocument } from './documents.ts'
import type { ImportIssueCode } from './issues.ts'
import type { Choices } from './schema.ts'

// Apart from `rules.ts`, which browsers get: the metrics bring Zod along.

type ImportIssue = { path: string; code: ImportIssueCode }

type Documents = {
  competition: Pick<CompetitionDocument, 'zone' | 'startAt' | 'endAt'>
  rounds: readonly RoundDocument[]
  datasets: readonly Pick<DatasetDocument, 'files'>[]
}

/** Everything that is impossible about documents whose single fields are right. */
export function documentIssues({ competition, rounds, datasets }: Documents): ImportIssue[] {
  const issues: ImportIssue[] = []
  const [startAt, endAt] = [new Date(competition.startAt), new Date(competition.endAt)]
  if (!isZone(competition.zone)) issues.push({ path: 'zone', code: 'unknown' })
  if (startAt >= endAt) issues.push({ path: 'endAt', code: 'before_start' })
  const problems = planProblems(
    rounds.map(round => ({
      startAt: new Date(round.startAt),
      endAt: new Date(round.endAt),
      listAStart: new Date(round.listAStart),
      listAEnd: new Date(round.listAEnd),
      listBMode: round.listBMode,
      listBStart: round.listBStart === null ? null : new Date(round.listBStart),
      listBEnd: round.listBEnd === null ? null : new Date(round.listBEnd),
      subRanks: boardsOf(round),
    })),
    { startAt, endAt },
  )
  for (const { round, field, code } of problems) issues.push({ path: `rounds.${round}.${field}`, code })
  if (rounds.some((round, index) => round.sort !== index)) issues.push({ path: 'rounds', code: 'order' })
  for (const [index, round] of rounds.entries()) {
    if (round.metricKey !== null && round.metricSql !== null)
      issues.push({ path: `rounds.${index}.metricSql`, code: 'two_metrics' })
    const active = round.answers.filter(answer => answer.isActive).map(answer => answer.list)
    if (new Set(active).size < active.length)
      issues.push({ path: `rounds.${index}.answers`, code: 'two_active' })
  }
  for (const [index, dataset] of datasets.entries()) {
    const names = dataset.files.map(file => file.name.toLowerCase())
    if (new Set(names).size < names.length)
      issues.push({ path: `datasets.${index}.files`, code: 'name_twice' })
    for (const file of dataset.files)
      if (cleanPath(file.name) !== file.name)
        issues.push({ path: `datasets.${index}.files`, code: 'bad_name' })
  }
  return issues.slice(0, 50)
}

/** Everything that is impossible about what an organiser decided, by the fields of the form. */
export function choiceIssues(choices: Choices): ImportIssue[] {
  const issues: ImportIssue[] = []
  const [startAt, endAt] = [new Date(choices.startAt), new Date(choices.endAt)]
  if (!isZone(choices.zone)) issues.push({ path: 'body.choices.zone', code: 'unknown' })
  if (startAt >= endAt) issues.push({ path: 'body.choices.endAt', code: 'before_start' })
  for (const [index, round] of choices.rounds.entries())
    if (round.metricKey !== null && !metricByKey(round.metricKey))
      issues.push({ path: `body.choices.rounds.${index}.metricKey`, code: 'unknown' })
  const taken = choices.rounds.flatMap((round, index) => (round.isTaken ? [{ ...round, index }] : []))
  const problems = planProblems(
    taken.map(round => {
      const [start, end] = [new Date(round.startAt), new Date(round.endAt)]
      const none = { listBMode: 'none' as const, listBStart: null, listBEnd: null, subRanks: [] }
      return { ...none, startAt: start, endAt: end, listAStart: start, listAEnd: end }
    }),
    { startAt, endAt },
  )
  for (const { round, field, code } of problems)
    // List A is the whole round here: what is wrong with it was said of the round.
    if (field === 'startAt' || field === 'endAt')
      issues.push({ path: `body.choices.rounds.${taken[round]?.index}.${field}`, code })
  return issues
}
