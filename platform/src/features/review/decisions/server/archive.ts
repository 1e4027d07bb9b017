import { Readable } from 'node:stream'
import { zipStream, type StreamedEntry } from '../../../../base/archive/zip-stream.ts'
import { csvLine, csvStart } from '../../../../base/csv/csv.ts'
import type { Context } from '../../../../base/http/context.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import type { editionById } from '../../../spic/editions/server/public.ts'
import { filesOf, printForReview } from '../../../spic/proposals/server/public.ts'
import { archivedTables, archivedTrace, type Cells } from './archive.views.ts'
import { publicationOf } from './results.ts'
import { submittedProposals } from './proposals.views.ts'

type Edition = Awaited<ReturnType<typeof editionById>>
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

/** All of an edition: what was proposed, who reviewed it and how, what was decided, and what reviewers did. */
async function* entriesOf({ db, lang, now }: Services, edition: Edition): AsyncGenerator<StreamedEntry> {
  const proposals = await submittedProposals(db, edition.id)
  const publication = await publicationOf(db, edition.id)
  const file = (name: string, bytes: Buffer): StreamedEntry => ({ name, bytes, at: now })
  yield file(
    'edition.json',
    asJson({
      id: edition.id,
      year: edition.year,
      nameZh: edition.name_zh,
      nameEn: edition.name_en,
      archivedAt: now,
      proposals: proposals.length,
      publishedAt: publication?.published_at ?? null,
    }),
  )
  if (publication) yield file('results.json', asJson(publication.result))
  yield file(
    'proposals.csv',
    csv(
      ['id', 'title', 'entry', 'track_id', 'version', 'submitted_at', 'state', 'withdrawn_at', 'withdrawal'],
      proposals.map(row => [
        row.id,
        row.title,
        row.entry,
        row.track_id,
        row.number,
        row.submitted_at,
        row.state,
        row.withdrawn_at,
        row.withdrawal,
      ]),
    ),
  )
  for await (const { name, columns, rows } of archivedTables(db, edition.id))
    yield file(`${name}.csv`, csv(columns, rows))
  for await (const { name, columns, rows } of archivedTrace(db, edition.id))
    yield file(`trace/${name}.csv`, csv(columns, rows))
  for (const { id, number } of proposals) {
    const pdf = await printForReview(db, {
      editionId: edition.id,
      proposalId: id,
      number,
      isBlind: false,
      lang,
    })
    if (pdf) yield file(`proposals/${id}/proposal-${id}-${number}.pdf`, pdf)
    for (const { id: fileId, name, storage_key: key, size } of await filesOf(db, id))
      yield {
        name: `proposals/${id}/files/${fileId}-${plainName(name)}`,
        key,
        size: Number(size),
        at: now,
      }
  }
}

/** Sends the archive as it is made: how long it will be is not known before. */
export function sendArchive(context: Context<Viewer>, edition: Edition): void {
  const { exchange, storage } = context
  if (!exchange) throw new Error('a file cannot be sent without an exchange')
  void exchange.reply
    .headers({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="spic-${edition.year}.zip"`,
      'cache-control': 'private, no-store',
    })
    .send(Readable.from(zipStream(storage, entriesOf(context, edition)), { objectMode: false }))
}
