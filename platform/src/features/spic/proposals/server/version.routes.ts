import { Failure } from '../../../../base/contract/failure.ts'
import type { Context } from '../../../../base/http/context.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { sendPdf } from '../../../../base/http/send-pdf.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { editionFacts, formById, readEdition } from '../../editions/server/public.ts'
import * as calls from '../contract.ts'
import { proposalFaults } from '../faults.ts'
import { filesIn, receiptText } from '../receipt.rules.ts'
import { filesNamed, shownFile } from './files.ts'
import { nameIn, shownVersions, trackName } from './present.ts'
import { printProposal } from './pdf/print-proposal.ts'
import { versionOf, versionsOf } from './versions.ts'

type Named = { proposalId: number; number: number }

/** A version of a proposal that the reader is part of. */
async function requireVersion(
  { db, viewer, now }: Pick<Context<Viewer>, 'db' | 'viewer' | 'now'>,
  { proposalId, number }: Named,
) {
  const found = await db
    .selectFrom('spic_proposal')
    .innerJoin('spic_entry', 'spic_entry.id', 'spic_proposal.entry_id')
    .innerJoin('spic_member', 'spic_member.entry_id', 'spic_entry.id')
    .select(['spic_entry.name', 'spic_entry.edition_id', 'spic_proposal.current_version'])
    .where('spic_proposal.id', '=', proposalId)
    .where('spic_member.user_id', '=', viewer.userId)
    .executeTakeFirst()
  const version = found && (await versionOf(db, proposalId, number))
  if (!version) throw new Failure(proposalFaults.noVersion)
  const { fields } = await formById(db, version.form_id)
  const files = await filesNamed(db, proposalId, filesIn(fields, version.answers))
  return { ...found, edition: await readEdition(db, found.edition_id, now), version, fields, files }
}

export const versionHandlers: Handler[] = [
  handle(calls.getVersion, async (context, { params, query }) => {
    const { db, lang, now } = context
    const { proposalId, number } = params
    const { edition, name, version, fields, files, ...found } = await requireVersion(context, params)
    const all = await versionsOf(db, proposalId)
    const numbers = all.map(one => one.number)
    const [shown] = await shownVersions(
      db,
      all.filter(one => one.number === number),
      found.current_version,
    )
    if (!shown) throw new Failure(proposalFaults.noVersion)
    const against = query.against ?? numbers.find(one => one < number)
    const other = against === undefined ? undefined : await versionOf(db, proposalId, against)
    if (query.against !== undefined && !other) throw new Failure(proposalFaults.noVersion)
    return {
      ...shown,
      proposalId,
      edition: editionFacts(edition, { lang, now }),
      entry: name,
      track: await trackName(db, { editionId: edition.id, trackId: version.track_id }, lang),
      fields,
      answers: version.answers,
      files: files.map(shownFile),
      numbers,
      before: other
        ? {
            number: other.number,
            title: other.title,
            answers: other.answers,
            files: (await filesNamed(db, proposalId, filesIn(fields, other.answers))).map(shownFile),
          }
        : null,
    }
  }),

  handle(calls.getReceipt, async (context, { params }) => {
    const { edition, name, version, fields, files } = await requireVersion(context, params)
    return {
      edition: nameIn(edition, context.lang),
      entry: name,
      number: version.number,
      submittedAt: version.submitted_at,
      sha256: version.sha256.toString('hex'),
      text: receiptText(fields, {
        edition: edition.id,
        track: version.track_id,
        form: version.form_id,
        title: version.title,
        answers: version.answers,
        files,
      }),
      files: files.map(shownFile),
    }
  }),

  handle(calls.printVersion, async (context: Context<Viewer>, { params }) => {
    const { db, lang } = context
    const { edition, name, version, fields, files } = await requireVersion(context, params)
    const pdf = await printProposal({
      lang,
      edition: nameIn(edition, lang),
      entry: name,
      track: await trackName(db, { editionId: edition.id, trackId: version.track_id }, lang),
      number: version.number,
      title: version.title,
      submittedAt: version.submitted_at,
      sha256: version.sha256.toString('hex'),
      fields,
      answers: version.answers,
      files: files.map(shownFile),
    })
    sendPdf(context, `proposal-${params.proposalId}-${version.number}`, pdf, 'attachment')
  }),
]
