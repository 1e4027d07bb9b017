import type { Db } from '../../../../../base/database/tables.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import {
  competitionDocument,
  datasetsDocument,
  roundsDocument,
  type CompetitionDocument,
  type DatasetDocument,
  type RoundDocument,
} from '../../documents.ts'
import type { Counts, Manifest } from '../../manifest.ts'
import { portabilityFaults } from '../../faults.ts'
import { documentIssues } from '../../import-issues.ts'
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
        title: round.titleZh || round.titleEn,
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
      title: dataset.titleZh || dataset.titleEn,
      files: dataset.files.length,
      bytes: dataset.files.reduce((sum, file) => sum + (sizes.get(file.sha256) ?? 0), 0),
    })),
    counts: archive.manifest.counts,
    findings: await findingsOf(db, { competition, rounds, datasets }, archive.manifest),
  }
}

type Documents = {
  competition: CompetitionDocument
  rounds: readonly RoundDocument[]
  datasets: readonly DatasetDocument[]
}

/** What of a competition is in no archive: people's own, and what is said and done among them. */
const neverArchived = [
  'signups',
  'members',
  'mentors',
  'discussions',
  'appeals',
  'sourceCode',
  'integrityFindings',
  'rescorings',
  'broadcasts',
  'invites',
  'auditEntries',
]

/** What comes, kind by kind with how many, and what does not. */
async function findingsOf(db: Db, documents: Documents, { counts }: Manifest): Promise<Finding[]> {
  const { competition } = documents
  const { unknown } = await knownChoices(db, competition)
  const left = (field: string, code: Finding['code'], detail: string): Finding => ({
    field,
    outcome: 'left',
    code,
    detail,
  })
  return [
    { field: 'settings', outcome: 'taken', code: 'as_is', detail: '' },
    ...kindsOf(documents, counts).map(([field, count]): Finding =>
      count === 0
        ? { field, outcome: 'absent', code: 'absent', detail: '' }
        : count === undefined
          ? { field, outcome: 'taken', code: 'as_is', detail: '' }
          : { field, outcome: 'taken', code: 'counted', detail: String(count) },
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
    ...(counts.leftOut > 0 ? [left('submissions', 'not_in_archive', String(counts.leftOut))] : []),
    ...neverArchived.map(field => left(field, 'not_archived', '')),
  ]
}

const kindsOf = (
  { competition, rounds, datasets }: Documents,
  counts: Counts,
): [string, number | undefined][] => [
  ['texts', competition.texts.length],
  ['faq', competition.faq.length],
  ['entryFields', competition.entryFields.length],
  ['pictures', competition.pictures.length],
  ['rounds', rounds.length],
  ['answers', rounds.reduce((sum, round) => sum + round.answers.length, 0)],
  ['datasets', datasets.length],
  ['datasets.files', datasets.reduce((sum, dataset) => sum + dataset.files.length, 0)],
  ['teams', counts.teams],
  ['submissions', counts.submissions],
  ['scores', counts.scores],
  ['ranking', counts.places],
  ['snapshots', counts.snapshots],
  // Archives that do not count these hold scores and days all the same, but no promotions.
  ['promotions', counts.promotions ?? 0],
]
