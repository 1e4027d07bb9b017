import { setTimeout } from 'node:timers/promises'
import { Readable } from 'node:stream'
import { zipStream, type StreamedEntry } from '../../../../base/archive/zip-stream.ts'
import { csvLine, csvStart } from '../../../../base/csv/csv.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Context } from '../../../../base/http/context.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import type { editionById } from '../../../spic/editions/server/public.ts'
import { proposalFaults } from '../../../spic/proposals/faults.ts'
import { filesOfAll, printForReview } from '../../../spic/proposals/server/public.ts'
import { archivedTables, archivedTrace, lastTraced, type Cells } from './archive.views.ts'
import { publicationOf } from './results.ts'
import { submittedProposals } from './proposals.views.ts'

type Edition = Awaited<ReturnType<typeof editionById>>
const busyFor = 1000
type Services = Pick<Context<Viewer>, 'db' | 'lang' | 'now'>

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

/** An archive that began cannot be refused: it waits until it is its turn to print. */
async function printed(db: Db, ask: Parameters<typeof printForReview>[1]): Promise<Buffer | undefined> {
  for (;;)
    try {
      return await printForReview(db, ask)
    } catch (error) {
      if (!(error instanceof Failure) || error.fault !== proposalFaults.busy) throw error
      await setTimeout(busyFor)
    }
}

/** All of an edition: what was proposed, who reviewed it and how, what was decided, and what reviewers did. */
async function* entriesOf(
  { db, lang, now }: Services,
  edition: Edition,
  { documents, proposals, files, last }: Awaited<ReturnType<typeof readAll>>,
): AsyncGenerator<StreamedEntry> {
  for (const [name, bytes] of documents) yield { name, bytes, at: now }
  for await (const { name, columns, rows } of archivedTrace(db, edition.id, last))
    yield { name: `trace/${name}.csv`, bytes: csv(columns, rows), at: now }
  for (const { id, number } of proposals) {
    const pdf = await printed(db, { editionId: edition.id, proposalId: id, number, isBlind: false, lang })
    if (pdf) yield { name: `proposals/${id}/proposal-${id}-${number}.pdf`, bytes: pdf, at: now }
    for (const { id: fileId, name, storage_key: key, size } of files.get(id) ?? [])
      yield { name: `proposals/${id}/files/${fileId}-${plainName(name)}`, key, size: Number(size), at: now }
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
    .send(Readable.from(zipStream(storage, entriesOf(context, edition, read)), { objectMode: false }))
}
