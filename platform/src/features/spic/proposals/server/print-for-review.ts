import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { editionById } from '../../editions/server/public.ts'
import { nameIn, trackName } from './present.ts'
import { printProposal } from './pdf/print-proposal.ts'
import { filesNamed } from './files.ts'
import { readForReview } from './reads.ts'
import { versionOf } from './versions.ts'

type Asked = { editionId: number; proposalId: number; number: number; isBlind: boolean; lang: Lang }

/** A version as a PDF for those who review or keep it: of a blind review nothing that says whose it is. */
export async function printForReview(db: Db | Tx, { editionId, ...ask }: Asked): Promise<Buffer | undefined> {
  const [read, version] = await Promise.all([
    readForReview(db, ask),
    versionOf(db, ask.proposalId, ask.number),
  ])
  if (!read || !version) return undefined
  const { lang } = ask
  const kept = await filesNamed(
    db,
    ask.proposalId,
    read.files.map(file => file.id),
  )
  return printProposal({
    lang,
    edition: nameIn(await editionById(db, editionId), lang),
    entry: read.entryName ?? '',
    track: await trackName(db, { editionId, trackId: read.trackId }, lang),
    number: read.number,
    title: read.title,
    submittedAt: read.submittedAt,
    sha256: version.sha256.toString('hex'),
    fields: read.fields,
    answers: read.answers,
    files: read.files.map((file, at) => ({ ...file, sha256: kept[at]?.sha256 ?? '' })),
  })
}
