import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Context } from '../../../../base/http/context.ts'
import { readToMemory } from '../../../../base/storage/read-to-memory.ts'
import { putNoted } from '../../../../base/storage/unused-files.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { editionById, tracksOf } from '../../editions/server/public.ts'
import { nameIn } from './present.ts'
import type { PrintedProposal } from './pdf/draw-proposal.ts'
import { printProposal } from './pdf/print-proposal.ts'
import { reviewedOf, reviewFiles, type HowShown, type Numbered } from './for-review.ts'

/** The version of the layout; a new one prints all versions again. */
const printer = 1
type Printing = Pick<Context, 'db' | 'storage' | 'now'>
type Of = HowShown & { editionId: number }

/** A version as a PDF for those who review or keep it: of a blind review nothing that says whose it is. */
export async function printForReview(context: Printing, ask: Of & Numbered): Promise<Buffer | undefined> {
  return (await printsForReview(context, ask, [ask])).get(ask.proposalId)?.()
}

/** Versions by proposal, read together; each entry prints its version when called. */
export async function printsForReview(
  context: Printing,
  { editionId, isBlind, lang }: Of,
  asked: readonly Numbered[],
): Promise<Map<number, () => Promise<Buffer>>> {
  const { db } = context
  const found = await reviewedOf(db, asked, isBlind)
  const edition = nameIn(await editionById(db, editionId), lang)
  const tracks = new Map((await tracksOf(db, editionId)).map(track => [track.id, nameIn(track, lang)]))
  const before = await printsBefore(db, [...found.keys()], { isBlind, lang })
  return new Map(
    [...found].map(([proposalId, { version, fields, answers, files, entryName }]) => {
      const { number } = version
      const printed = {
        lang,
        edition,
        entry: entryName ?? '',
        track: tracks.get(version.track_id) ?? '',
        number,
        title: version.title,
        submittedAt: version.submitted_at,
        sha256: version.sha256.toString('hex'),
        fields,
        answers,
        files: reviewFiles(files, { isBlind, lang }).map(({ id, name, kind, size, sha256 }) => ({
          id,
          name,
          kind,
          size,
          sha256,
        })),
      }
      const known = before.find(row => row.proposal_id === proposalId && row.number === number)
      const of = { proposal_id: proposalId, number, lang, is_blind: isBlind }
      return [proposalId, () => printOnce(context, of, { printed, before: known })]
    }),
  )
}

const printsBefore = async (
  db: Printing['db'],
  proposalIds: readonly number[],
  { isBlind, lang }: HowShown,
) =>
  proposalIds.length === 0
    ? []
    : db
        .selectFrom('spic_print')
        .select(['proposal_id', 'number', 'content', 'storage_key', 'size'])
        .where('proposal_id', 'in', proposalIds)
        .where('lang', '=', lang)
        .where('is_blind', '=', isBlind)
        .execute()

type Print = Awaited<ReturnType<typeof printsBefore>>[number]

/** Draws a PDF only if its content changed: drawing reads the fonts again, which takes a fifth of a second. */
async function printOnce(
  { db, storage, now }: Printing,
  of: { proposal_id: number; number: number; lang: Lang; is_blind: boolean },
  { printed, before }: { printed: PrintedProposal; before: Print | undefined },
): Promise<Buffer> {
  const content = createHash('sha256')
    .update(JSON.stringify([printer, printed]))
    .digest()
  if (before?.content.equals(content))
    return readToMemory(await storage.read(before.storage_key), before.size)
  const pdf = await printProposal(printed)
  const { key: storage_key, size } = await putNoted({ db, storage, now }).put(Readable.from([pdf]), {
    maxBytes: pdf.length,
  })
  const made = { content, storage_key, size }
  await db
    .insertInto('spic_print')
    .values({ ...of, ...made })
    .onConflict(conflict => conflict.columns(['proposal_id', 'number', 'lang', 'is_blind']).doUpdateSet(made))
    .execute()
  return pdf
}
