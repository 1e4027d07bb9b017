import { portablePath } from '../../../../base/archive/paths.ts'
import { setTimeout } from 'node:timers/promises'
import { Readable } from 'node:stream'
import { zipStream, type StreamedEntry } from '../../../../base/archive/zip-stream.ts'
import { csvLine, csvStart } from '../../../../base/csv/csv.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Context } from '../../../../base/http/context.ts'
import { publish } from '../../../../base/realtime/live.ts'
import { whenGone } from '../../../../base/http/when-gone.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import type { editionById } from '../../../spic/editions/server/public.ts'
import { proposalFaults } from '../../../spic/proposals/faults.ts'
import { filesOfAll, printsForReview } from '../../../spic/proposals/server/public.ts'
import type { ArchiveProgress } from '../results.contract.ts'
import { archivedTables, archivedTrace, lastTraced, type Cells } from './archive.views.ts'
import { publicationOf } from './results.ts'
import { submittedProposals } from './proposals.views.ts'

type Edition = Awaited<ReturnType<typeof editionById>>
const busyFor = 1000
/** Proposals whose texts are read at once, so that the number of statements hardly grows with them. */
const pageOfPrints = 50
type Services = Pick<Context<Viewer>, 'db' | 'storage' | 'lang' | 'now' | 'viewer' | 'log'> & {
  signal: AbortSignal | undefined
}

/** Topic of the progress of one person’s download of an archive. */
export const archiveTopic = (editionId: number, userId: number): string =>
  `spic-archive:${editionId}:${userId}`

const tellEvery = 1000
/** Publishes the progress of an archive at most once a second. A failure to publish does not fail the archive. */
function makeTeller({ db, viewer, log }: Services, edition: Edition, total: number) {
  let told = -tellEvery
  return async (done: number, isOver = false): Promise<void> => {
    if (!isOver && performance.now() - told < tellEvery) return
    told = performance.now()
    const progress: ArchiveProgress = { done, total, isOver }
    await publish(db, archiveTopic(edition.id, viewer.userId), progress).catch((error: Error) =>
      log.warn({ reason: error.message }, 'the progress of an archive could not be told'),
    )
  }
}

const csv = (columns: readonly string[], rows: readonly Cells[]): Buffer =>
  Buffer.from([csvStart, csvLine(columns), ...rows.map(csvLine)].join(''))
const asJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

/** A name as it stands in an archive: nothing that leads elsewhere, and nothing that nobody sees. */
export const plainName = (name: string): string =>
  name
    .replaceAll(/[/\\:*?"<>|\p{C}]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(0, 100) || '_'

/** All of an edition that may change while somebody takes it, as it stands at one moment. */
const readAll = (db: Db, edition: Edition, now: Date) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async tx => {
      const proposals = await submittedProposals(tx, edition.id)
      const publication = await publicationOf(tx, edition.id)
      const documents: [name: string, bytes: Buffer][] = [
        [
          'edition.json',
          asJson({
            ...edition,
            archivedAt: now,
            proposals: proposals.length,
            publishedAt: publication?.published_at ?? null,
          }),
        ],
      ]
      if (publication) documents.push(['results.json', asJson(publication.result)])
      documents.push([
        'proposals.csv',
        csv(
          [
            'id',
            'title',
            'entry_id',
            'entry',
            'track_id',
            'version',
            'submitted_at',
            'state',
            'withdrawn_at',
            'withdrawal',
          ],
          proposals.map(row => [
            row.id,
            row.title,
            row.entry_id,
            row.entry,
            row.track_id,
            row.number,
            row.submitted_at,
            row.state,
            row.withdrawn_at,
            row.withdrawal,
          ]),
        ),
      ])
      for await (const { name, columns, rows } of archivedTables(tx, edition.id))
        documents.push([`${name}.csv`, csv(columns, rows)])
      const files = await filesOfAll(
        tx,
        proposals.map(row => row.id),
      )
      return { documents, proposals, files, last: await lastTraced(tx, edition.id) }
    })

/** A running archive cannot be refused any more, so it waits for its turn to print until its reader leaves. */
async function printed(
  services: Services,
  print: (() => Promise<Buffer>) | undefined,
): Promise<Buffer | undefined> {
  for (;;)
    try {
      services.signal?.throwIfAborted()
      return await print?.()
    } catch (error) {
      if (!(error instanceof Failure) || error.fault !== proposalFaults.busy) throw error
      await setTimeout(busyFor, undefined, services.signal ? { signal: services.signal } : {})
    }
}

/** All of an edition: what was proposed, who reviewed it and how, what was decided, and what reviewers did. */
async function* entriesOf(
  services: Services,
  edition: Edition,
  { documents, proposals, files, last }: Awaited<ReturnType<typeof readAll>>,
): AsyncGenerator<StreamedEntry> {
  const { db, lang, now } = services
  for (const [name, bytes] of documents) yield { name, bytes, at: now }
  for await (const { name, columns, rows } of archivedTrace(db, edition.id, last))
    yield { name: `trace/${name}.csv`, bytes: csv(columns, rows), at: now }
  let prints: Awaited<ReturnType<typeof printsForReview>> | undefined
  const tell = makeTeller(services, edition, proposals.length)
  let done = 0
  try {
    for (const [at, { id, number }] of proposals.entries()) {
      await tell((done = at))
      if (at % pageOfPrints === 0)
        prints = await printsForReview(
          services,
          { editionId: edition.id, isBlind: false, lang },
          proposals.slice(at, at + pageOfPrints).map(row => ({ proposalId: row.id, number: row.number })),
        )
      const pdf = await printed(services, prints?.get(id))
      if (pdf) yield { name: `proposals/${id}/proposal-${id}-${number}.pdf`, bytes: pdf, at: now }
      for (const { id: fileId, name, storage_key: key, size } of files.get(id) ?? [])
        yield {
          name: portablePath(`proposals/${id}/files/${fileId}-${plainName(name)}`),
          key,
          size: Number(size),
          at: now,
        }
    }
    done = proposals.length
  } finally {
    await tell(done, true)
  }
}

/** Sends the archive as it is made: how long it will be is not known before. */
export async function sendArchive(context: Context<Viewer>, edition: Edition): Promise<void> {
  const { exchange, storage } = context
  if (!exchange) throw new Error('a file cannot be sent without an exchange')
  const read = await readAll(context.db, edition, context.now)
  void exchange.reply
    .headers({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="spic-${edition.year}.zip"`,
      'cache-control': 'private, no-store',
    })
    .send(
      Readable.from(zipStream(storage, entriesOf({ ...context, signal: whenGone(context) }, edition, read)), {
        objectMode: false,
      }),
    )
}
