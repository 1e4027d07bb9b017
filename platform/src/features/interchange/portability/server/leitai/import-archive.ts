import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { Services } from '../../../../../base/services.ts'
import { addPlaces, claimDay, refreshSchedule } from '../../../../scoring/rankings/server/public.ts'
import { competitionDocument, datasetsDocument, roundsDocument, type RoundDocument } from '../../documents.ts'
import type { Counts } from '../../manifest.ts'
import type { PlaceDocument } from '../../archive-tables.ts'
import { portabilityFaults } from '../../faults.ts'
import { documentIssues } from '../../import-issues.ts'
import type { Kept } from '../contents.ts'
import { keepStream } from '../keep-stream.ts'
import { readyPictures } from '../pictures.ts'
import { writeDocuments } from '../write/write-documents.ts'
import { writePromotions } from '../write/write-promotions.ts'
import { writeSubmissions } from '../write/write-submissions.ts'
import { writeTeams } from '../write/write-teams.ts'
import { inconsistent } from './fault.ts'
import type { OpenArchive } from './open-archive.ts'
import { readPlaces } from './read-submissions.ts'

type Ask = {
  archive: OpenArchive
  actor: Actor
  now: Date
  onProgress: (share: number) => Promise<void>
  /** What else is written in the same transaction. */
  also: (tx: Tx, competitionId: number) => Promise<void>
}

/**
 * Makes a draft out of an archive of ours, in one transaction. The boards are computed from the scores that it brings;
 * where they are not what it says they were, nothing is kept.
 */
export async function importArchive(
  services: Pick<Services, 'db' | 'storage'>,
  ask: Ask,
): Promise<{ id: number }> {
  const { archive, actor, now, onProgress } = ask
  const competition = await archive.document('competition.json', competitionDocument)
  const rounds = await archive.document('rounds.json', roundsDocument)
  const datasets = await archive.document('datasets.json', datasetsDocument)
  const issues = documentIssues({ competition, rounds, datasets })
  if (issues.length > 0) throw new Failure(portabilityFaults.inconsistent, { issues })
  const contents = await keepContents(services, archive, onProgress)
  for (const hash of namedIn({ rounds, datasets }))
    if (!contents.has(hash)) throw inconsistent(hash, 'missing')
  const by = { userId: actor.userId, now }
  const pictures = await readyPictures(services, competition.pictures, contents, by)
  return services.db
    .transaction()
    .execute(async tx => {
      const { id, rounds: roundIds } = await writeDocuments(tx, {
        competition,
        rounds,
        datasets,
        contents,
        pictures,
        userId: actor.userId,
        now,
      })
      const teams = await writeTeams(tx, {
        competitionId: id,
        rounds: roundIds,
        teams: archive.table('teams.jsonl'),
      })
      const submissions = await writeSubmissions(tx, {
        competitionId: id,
        rounds: roundIds,
        teams,
        contents,
        submissions: archive.table('submissions.jsonl'),
      })
      await buildBoards(tx, archive, { rounds: roundIds, teams, submissions })
      const snapshots = await writeSnapshots(tx, archive, { rounds: roundIds, teams })
      const promotions = archive.has('promotions.jsonl')
        ? await writePromotions(tx, {
            rounds: roundIds,
            teams,
            promotions: archive.table('promotions.jsonl'),
          })
        : undefined
      assertCounts(archive, {
        rounds: rounds.length,
        datasets: datasets.length,
        teams: teams.size,
        submissions: submissions.size,
        snapshots,
        promotions,
      })
      await audit(
        tx,
        actor,
        {
          action: 'competition.import',
          subject: 'competition',
          subjectId: id,
          detail: { format: 'leitai', ...archive.manifest.counts, exportedAt: archive.manifest.exportedAt },
        },
        now,
      )
      await ask.also(tx, id)
      return { id }
    })
    .catch(refuseImpossible)
}

/** What a constraint of the database refuses could not have come out of an honest export. */
function refuseImpossible(error: { code?: string; constraint?: string }): never {
  if (/^(23|22)/.test(error.code ?? '')) throw inconsistent(error.constraint ?? 'archive', 'impossible')
  throw error
}

/** What the preview said that comes, by the archive's own word, is what came. */
function assertCounts({ manifest }: OpenArchive, came: Partial<Record<keyof Counts, number | undefined>>) {
  for (const [kind, count] of Object.entries(came)) {
    const said = manifest.counts[kind as keyof Counts]
    if (said !== undefined && said !== count) throw inconsistent(`manifest.json.counts.${kind}`, 'counts')
  }
}

type Ids = { rounds: Map<number, number>; teams: Map<number, number>; submissions: Map<number, number> }

async function buildBoards(tx: Tx, archive: OpenArchive, ids: Ids): Promise<void> {
  for (const id of ids.rounds.values()) await refreshSchedule(tx, id)
  const back = new Map([...ids.rounds].map(([sort, id]) => [id, sort]))
  const built = new Map<string, string>()
  for await (const place of readPlaces(tx, back)) built.set(keyOf(place), valueOf(place))
  let count = 0
  for await (const place of archive.table('ranking.jsonl')) {
    const here = {
      ...place,
      team: ids.teams.get(place.team) ?? 0,
      submission: ids.submissions.get(place.submission) ?? 0,
    }
    if (built.get(keyOf(here)) !== valueOf(here)) throw inconsistent('ranking.jsonl', 'other_ranking')
    count++
  }
  if (count !== built.size) throw inconsistent('ranking.jsonl', 'other_ranking')
}

const keyOf = ({ round, subRank, board, team }: PlaceDocument) => `${round} ${board} ${team} ${subRank}`
const valueOf = ({ rank, score, bestAt, validCount, submission }: PlaceDocument) =>
  JSON.stringify([rank, score, bestAt, validCount, submission])

async function writeSnapshots(
  tx: Tx,
  archive: OpenArchive,
  ids: Pick<Ids, 'rounds' | 'teams'>,
): Promise<number> {
  let count = 0
  for await (const { round, day, takenAt, oldMetric, places } of archive.table('snapshots.jsonl')) {
    const scheduleId = ids.rounds.get(round)
    if (scheduleId === undefined) throw inconsistent('snapshots.jsonl', 'round')
    const isNew = await claimDay(tx, {
      scheduleId,
      day,
      takenAt: new Date(takenAt),
      oldMetric: oldMetric ? { metric: oldMetric.metric, until: new Date(oldMetric.until) } : undefined,
    })
    if (!isNew) throw inconsistent('snapshots.jsonl', 'impossible')
    const rows = places.map(place => {
      const teamId = ids.teams.get(place.team)
      if (teamId === undefined) throw inconsistent('snapshots.jsonl', 'team')
      return {
        sub_rank: place.subRank,
        board: place.board,
        team_id: teamId,
        rank: place.rank,
        score: place.score,
        best_at: new Date(place.bestAt),
        valid_count: place.validCount,
      }
    })
    await addPlaces(tx, { scheduleId, day }, rows)
    count++
  }
  return count
}

async function keepContents(
  { storage }: Pick<Services, 'storage'>,
  archive: OpenArchive,
  onProgress: Ask['onProgress'],
): Promise<Map<string, Kept>> {
  const kept = new Map<string, Kept>()
  const total = archive.contents.reduce((sum, content) => sum + content.size, 0)
  let done = 0
  for (const { sha256, size } of archive.contents) {
    const content = await keepStream(storage, archive.content(sha256), size)
    if (content.sha256 !== sha256) throw inconsistent(`files/${sha256}`, 'sha256')
    kept.set(sha256, content)
    done += size
    await onProgress(0.7 * (total === 0 ? 1 : done / total))
  }
  return kept
}

const namedIn = (documents: {
  rounds: readonly RoundDocument[]
  datasets: readonly { files: readonly { sha256: string }[] }[]
}): string[] => [
  ...documents.rounds.flatMap(round => round.answers.map(answer => answer.sha256)),
  ...documents.datasets.flatMap(dataset => dataset.files.map(file => file.sha256)),
]
