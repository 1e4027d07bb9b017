import type { Db } from '../../../../base/database/tables.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import {
  competitionDocument,
  datasetsDocument,
  roundsDocument,
  type CompetitionDocument,
} from '../../documents.ts'
import { portabilityFaults } from '../../faults.ts'
import { documentIssues } from '../../rules.ts'
import type { Finding, Preview } from '../../schema.ts'
import { knownChoices } from '../choices.ts'
import type { OpenArchive } from './open-archive.ts'

/** What an archive of ours becomes here. Throws where it could not be imported at all. */
export async function previewArchive(db: Db, archive: OpenArchive): Promise<Preview> {
  const competition = await archive.document('competition.json', competitionDocument)
  const rounds = await archive.document('rounds.json', roundsDocument)
  const datasets = await archive.document('datasets.json', datasetsDocument)
  const issues = documentIssues({ competition, rounds, datasets })
  if (issues.length > 0) throw new Failure(portabilityFaults.inconsistent, { issues })
  const sizes = new Map(archive.contents.map(content => [content.sha256, content.size]))
  return {
    version: String(archive.manifest.schema),
    titleZh: competition.titleZh,
    titleEn: competition.titleEn,
    zone: competition.zone,
    startAt: competition.startAt,
    endAt: competition.endAt,
    rounds: rounds.map(round => {
      const answer = round.answers.find(one => one.isActive && one.list === 'A')
      return {
        key: String(round.sort),
        title: round.titleZh,
        startAt: round.startAt,
        endAt: round.endAt,
        isTaken: true,
        listBMode: round.listBMode === 'split' ? 'split' : 'none',
        answers: answer
          ? { file: answer.fileName, rows: answer.rows ?? 0, columns: answer.columns, usage: null }
          : null,
        metricKey: round.metricKey,
        scoreName: round.metricSql === null ? '' : 'SQL',
        direction: round.direction,
      }
    }),
    datasets: datasets.map(dataset => ({
      title: dataset.titleZh,
      files: dataset.files.length,
      bytes: dataset.files.reduce((sum, file) => sum + (sizes.get(file.sha256) ?? 0), 0),
    })),
    counts: archive.manifest.counts,
    findings: await findingsOf(db, competition, archive.manifest.counts.leftOut),
  }
}

async function findingsOf(db: Db, competition: CompetitionDocument, leftOut: number): Promise<Finding[]> {
  const { unknown } = await knownChoices(db, competition)
  const left = (field: string, code: Finding['code'], detail: string): Finding => ({
    field,
    outcome: 'left',
    code,
    detail,
  })
  return [
    ...['texts', 'rounds', 'answers', 'datasets', 'teams', 'submissions', 'scores', 'ranking'].map(
      (field): Finding => ({ field, outcome: 'taken', code: 'as_is', detail: '' }),
    ),
    ...(competition.visibility === 'private'
      ? [{ field: 'visibility', outcome: 'needed', code: 'private_code', detail: '' } as const]
      : []),
    ...(unknown.raceCategory
      ? [left('raceCategory', 'not_on_this_site', competition.raceCategory?.zh ?? '')]
      : []),
    ...unknown.tagCodes.map(code => left('tagCodes', 'not_on_this_site', code)),
    ...unknown.industryCodes.map(code => left('industryCodes', 'not_on_this_site', code)),
    ...unknown.organisations.map(one => left('organisations', 'not_on_this_site', one.zh)),
    ...(leftOut > 0 ? [left('submissions', 'not_in_archive', String(leftOut))] : []),
    left('people', 'people', ''),
  ]
}
