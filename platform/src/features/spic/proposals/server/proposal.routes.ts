import { Failure } from '../../../../base/contract/failure.ts'
import { abilityOf } from '../../../../base/contract/ability.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { readMultipart } from '../../../../base/http/multipart.ts'
import { sendFile } from '../../../../base/http/send-file.ts'
import { localize } from '../../../../base/web/language.ts'
import { editionFacts, readEdition } from '../../editions/server/public.ts'
import * as calls from '../contract.ts'
import { proposalFaults } from '../faults.ts'
import { filesKept } from '../receipt.rules.ts'
import { isCurrent, proposalDenied, stageOf } from '../rules.ts'
import { checkFile, wrong } from './check-file.ts'
import { submitProposal, withdrawProposal } from './commands/submit-proposal.ts'
import { addFile, formOf, problemsOf, requireFileField, saveProposal } from './commands/write-proposal.ts'
import { entryOf, proposalIn, standingOf, unwantedOf } from './entries.ts'
import { filesNamed, shownFile } from './files.ts'
import { formTagOf } from './forms.ts'
import { keepNeutral } from './neutral/neutral-file.ts'
import { shownVersions, trackName } from './present.ts'
import { receiptHash, versionsOf } from './versions.ts'

export const proposalHandlers: Handler[] = [
  handle(calls.getProposal, async ({ db, viewer, lang, now }, { params: { id: editionId } }) => {
    const edition = await readEdition(db, editionId, now)
    const entry = await entryOf(db, editionId, viewer.userId)
    if (!entry) throw new Failure(proposalFaults.noEntry)
    const proposal = await proposalIn(db, entry.id)
    const form = await formOf(db, editionId, proposal)
    const fields = form.fields
    const title = proposal?.title ?? ''
    const answers = proposal?.answers ?? {}
    const files = proposal ? await filesNamed(db, proposal.id, filesKept(fields, answers)) : []
    const unwanted = proposal ? await unwantedOf(db, proposal.id) : []
    const versions = proposal ? await versionsOf(db, proposal.id) : []
    const [last] = versions
    const draft = { editionId, trackId: entry.track_id, form, title, answers, files }
    const hasChanges = !last?.sha256.equals(receiptHash(draft))
    const denied = proposalDenied(edition, { signedUpAt: entry.signed_up_at }, now)
    const isSent = proposal !== undefined && isCurrent(proposal)
    return {
      edition: editionFacts(edition, { lang, now }),
      isBlind: edition.is_blind,
      entry: {
        id: entry.id,
        name: entry.name,
        track: await trackName(db, { editionId, trackId: entry.track_id }, lang),
        isOwner: entry.owner_id === viewer.userId,
      },
      stage: stageOf(standingOf(entry, proposal)),
      proposalId: proposal?.id ?? null,
      fields,
      formTag: formTagOf(form),
      title,
      answers,
      unwanted,
      files: files.map(shownFile),
      tag: proposal?.tag ?? 0,
      savedAt: proposal && proposal.tag > 0 ? proposal.saved_at : null,
      issues: problemsOf(fields, { title, answers, unwanted }, files),
      versions: await shownVersions(db, versions, proposal?.current_version ?? null),
      withdrawnAt: proposal?.withdrawn_at ?? null,
      withdrawal: proposal?.withdrawal ?? '',
      outcome: proposal?.outcome ?? null,
      prize: localize({ zh: proposal?.prize_zh ?? '', en: proposal?.prize_en ?? '' }, lang),
      letter: proposal?.letter ?? '',
      hasChanges,
      abilities: {
        save: abilityOf(denied, lang),
        submit: abilityOf(denied ?? (isSent && !hasChanges ? proposalFaults.unchanged : undefined), lang),
        withdraw: abilityOf(denied ?? (isSent ? undefined : proposalFaults.nothingToWithdraw), lang),
      },
    }
  }),

  handle(calls.saveProposal, ({ write, viewer, now }, { params: { id: editionId }, body }) =>
    write(async tx => {
      const { tag, ...given } = body
      return saveProposal(tx, { editionId, viewer, now, given, tag })
    }),
  ),

  handle(calls.addFile, async (context, { params: { id: editionId } }) => {
    const { db, storage, viewer, now } = context
    // Nothing is stored of whoever may not send it.
    const edition = await readEdition(db, editionId, now)
    const entry = await entryOf(db, editionId, viewer.userId)
    if (!entry) throw new Failure(proposalFaults.noEntry)
    const denied = proposalDenied(edition, { signedUpAt: entry.signed_up_at }, now)
    if (denied) throw new Failure(denied)
    const proposal = await proposalIn(db, entry.id)
    const fieldOf = async (key: string) => (await requireFileField(db, editionId, proposal, key)).field
    const { fields, files } = await readMultipart(context, {
      schema: calls.fileForm,
      files: calls.fileParts,
      maxBytes: async ({ field }) => (await fieldOf(field)).mostBytes,
    })
    const [file] = files
    if (!file || file.size === 0) throw new Failure(proposalFaults.wrongKind)
    const { kinds } = await fieldOf(fields.field)
    const kind = await checkFile(storage, file, { kinds, isBlind: edition.is_blind })
    const { name, key, sha256, size } = file
    const neutral = edition.is_blind ? await keepNeutral(context, { key, kind }) : null
    // What cannot be shown without names cannot be reviewed: better said now.
    if (neutral === undefined) throw wrong(proposalFaults.notNeutral)
    const added = { name, kind, key, sha256, size, neutral }
    const id = await context.write(tx =>
      addFile(tx, { editionId, viewer, now, field: fields.field, file: added }),
    )
    return { id, name, kind, size, sha256 }
  }),

  handle(calls.readFile, async (context, { params: { fileId } }) => {
    const { db, storage, viewer } = context
    const file = await db
      .selectFrom('spic_file')
      .innerJoin('spic_proposal', 'spic_proposal.id', 'spic_file.proposal_id')
      .innerJoin('spic_member', 'spic_member.entry_id', 'spic_proposal.entry_id')
      .select(['storage_key', 'sha256', 'size', 'name'])
      .where('spic_file.id', '=', fileId)
      .where('spic_member.user_id', '=', viewer.userId)
      .executeTakeFirst()
    if (!file) throw new Failure(proposalFaults.noFile)
    const { storage_key: key, sha256, size, name } = file
    await sendFile(context, storage, { key, sha256, size, name })
  }),

  handle(calls.submitProposal, async (context, { params: { id: editionId }, body }) => {
    const { viewer, now } = context
    return context.write(async tx => {
      const { proposalId, number } = await submitProposal(tx, { editionId, viewer, now, ...body })
      const [version] = await shownVersions(
        tx,
        (await versionsOf(tx, proposalId)).filter(one => one.number === number),
        number,
      )
      if (!version) throw new Error(`version ${number} of proposal ${proposalId} is not there`)
      return version
    })
  }),

  handle(calls.withdrawProposal, ({ write, viewer, now }, { params: { id: editionId }, body: { reason } }) =>
    write(async tx => {
      await withdrawProposal(tx, { editionId, viewer, now, reason })
      return { withdrawnAt: now }
    }),
  ),
]
