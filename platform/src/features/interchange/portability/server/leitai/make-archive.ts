import { layOut, type Entry } from '../../../../../base/archive/zip-layout.ts'
import { safeFileName } from '../../../../../base/http/multipart.ts'
import type { Services } from '../../../../../base/services.ts'
import { submissionsIn } from '../../../../scoring/submissions/server/public.ts'
import { archiveFormat, archiveSchema, contentPath, type Counts, type Manifest } from '../../manifest.ts'
import type { TableName, TableRow } from '../../archive-tables.ts'
import { checked, keepText, type Content, type Kept } from '../contents.ts'
import { readPromotions } from './read-promotions.ts'
import { readCompetition } from './read-competition.ts'
import { readDatasets, readRounds } from './read-rounds.ts'
import { readPlaces, readSnapshots, readSubmissions, readTeams } from './read-submissions.ts'

/** An entry of an archive and where its content is kept. */
export type ArchiveEntry = Kept & { name: string }
export type Archive = {
  entries: ArchiveEntry[]
  counts: Counts
  fileName: string
  size: number
}

type Ask = { competitionId: number; now: Date; onProgress: (share: number) => Promise<void> }

/**
 * Lays a whole competition out as an archive, as it stands at one moment. Of its contents nothing is copied: only the
 * documents are written, and every file is read once to be sure that it is what it was.
 */
export async function makeArchive(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { competitionId, now, onProgress }: Ask,
): Promise<Archive> {
  const contents = new Map<string, Content>()
  const add = (content: Content) =>
    void contents.set(content.sha256, { ...contents.get(content.sha256), ...content })
  const documents: ArchiveEntry[] = []
  const { title, counts } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async tx => {
      const { rounds, ids, contents: answers } = await readRounds(tx, competitionId)
      const { datasets, contents: data } = await readDatasets(tx, competitionId)
      const bodies = datasets.flatMap(one => [one.bodyZh, one.bodyEn, one.protocolZh, one.protocolEn])
      const { document, pictures } = await readCompetition(tx, competitionId, bodies)
      for (const content of [...answers, ...data, ...pictures]) add(content)
      const keep = async (name: string, text: AsyncIterable<string> | Iterable<string>) =>
        void documents.push({ name, ...(await keepText(storage, text)) })
      await keep('competition.json', json(document))
      await keep('rounds.json', json(rounds))
      await keep('datasets.json', json(datasets))
      const table = async <N extends TableName>(
        name: N,
        rows: AsyncIterable<TableRow[N]>,
        see: (row: TableRow[N]) => void = () => undefined,
      ) => {
        let count = 0
        await keep(
          name,
          lines(rows, row => {
            count++
            see(row)
          }),
        )
        return count
      }
      const teams = await table('teams.jsonl', readTeams(tx, competitionId, ids))
      await onProgress(0.1)
      let scores = 0
      const submissions = await table(
        'submissions.jsonl',
        readSubmissions(tx, competitionId, ids, add),
        row => void (scores += row.scores.length),
      )
      const places = await table('ranking.jsonl', readPlaces(tx, ids))
      const snapshots = await table('snapshots.jsonl', readSnapshots(tx, ids))
      const promotions = await table('promotions.jsonl', readPromotions(tx, ids))
      const waiting = [...(await submissionsIn(tx, { competitionId })).values()].reduce(
        (sum, one) => sum + one.waiting,
        0,
      )
      return {
        title: { zh: document.titleZh, en: document.titleEn },
        counts: {
          rounds: rounds.length,
          datasets: datasets.length,
          teams,
          submissions,
          places,
          files: contents.size,
          scores,
          snapshots,
          promotions,
          leftOut: waiting,
        } satisfies Counts,
      }
    })
  await onProgress(0.2)

  const files: ArchiveEntry[] = []
  for (const [index, content] of [...contents.values()].entries()) {
    const sum = content.crc32
    files.push({
      name: contentPath(content.sha256),
      ...(sum === undefined ? await checked(storage, content) : { ...content, crc32: sum }),
    })
    await onProgress(0.2 + (0.8 * (index + 1)) / contents.size)
  }
  const inside = [...documents, ...files]
  const manifest: Manifest = {
    format: archiveFormat,
    schema: archiveSchema,
    exportedAt: now.toISOString(),
    titleZh: title.zh,
    titleEn: title.en,
    counts,
    files: inside.map(({ name, size, sha256 }) => ({ path: name, size, sha256 })),
  }
  const first = { name: 'manifest.json', ...(await keepText(storage, json(manifest))) }
  const entries = [first, ...inside]
  return {
    entries,
    counts,
    fileName: safeFileName(
      `${(title.en || title.zh).slice(0, 100)}-${now.toISOString().slice(0, 10)}.leitai.zip`,
    ),
    size: layOut(entriesAt(entries, now)).size,
  }
}

/** Entries as the layout asks for them: all of the archive's own time. */
export const entriesAt = (entries: readonly ArchiveEntry[], at: Date): Entry[] =>
  entries.map(({ name, size, crc32 }) => ({ name, size, crc32, at }))

function* json(value: unknown) {
  yield `${JSON.stringify(value, null, 2)}\n`
}

async function* lines<T>(rows: AsyncIterable<T>, see: (row: T) => void) {
  for await (const row of rows) {
    see(row)
    yield `${JSON.stringify(row)}\n`
  }
}
