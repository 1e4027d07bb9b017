import { Failure } from '../../../../base/contract/failure.ts'
import { sendFile } from '../../../../base/http/send-file.ts'
import { handleReviewer } from '../../../../base/http/handle-reviewer.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { readEdition } from '../../../spic/editions/server/public.ts'
import { neutralForReview, readForReview } from '../../../spic/proposals/server/public.ts'
import { trace } from '../../reviewers/server/public.ts'
import { decisionFaults } from '../faults.ts'
import * as calls from '../interests.contract.ts'
import { answerInterest, expressInterest, withdrawInterest } from './commands/interest.ts'
import { entryView, interestsFor, proposalShown } from './interests.ts'
import { interestsOf, proposalOfMember } from './interests.views.ts'

export const interestHandlers: Handler[] = [
  handleReviewer(calls.listInterests, async (context, { query }) => {
    const { db, reviewer, lang } = context
    const answer = await interestsFor(db, reviewer, { ...query, lang })
    await trace(db, context, {
      action: 'interests.list',
      detail: { ...query, proposals: answer.proposals.map(one => one.id).join(' ') },
    })
    return answer
  }),

  handleReviewer(calls.readInterest, async (context, { params: { proposalId } }) => {
    const { db, reviewer, lang } = context
    const row = await proposalShown(db, reviewer, proposalId)
    // A public summary: it names nobody, whether or not reviewers may know.
    const read = row && (await readForReview(db, { proposalId, number: row.number, isBlind: true, lang }))
    if (!read) throw new Failure(decisionFaults.noProposal)
    await trace(db, context, { action: 'proposal.read', proposalId, detail: { version: read.number } })
    return read
  }),

  handleReviewer(calls.readInterestFile, async (context, { params: { proposalId, fileId } }) => {
    const { db, reviewer, lang } = context
    const row = await proposalShown(db, reviewer, proposalId)
    const copy = row && (await neutralForReview(context, { proposalId, number: row.number, fileId, lang }))
    if (!copy) throw new Failure(decisionFaults.noProposal)
    const note = () => trace(db, context, { action: 'file.download', proposalId, detail: { file: fileId } })
    return sendFile(context, context.storage, copy, note)
  }),

  handleReviewer(calls.expressInterest, (context, { params, body }) =>
    context.write(tx => expressInterest(tx, { ...params, ...body, by: context })),
  ),

  handleReviewer(calls.withdrawInterest, (context, { params }) =>
    context.write(async tx => {
      await withdrawInterest(tx, { ...params, by: context })
      return { isWithdrawn: true as const }
    }),
  ),

  handle(calls.listEntryInterests, async ({ db, viewer, lang, now }, { params }) => {
    const edition = await readEdition(db, params.id, now)
    const proposal = await proposalOfMember(db, { editionId: edition.id, userId: viewer.userId })
    return {
      edition: { id: edition.id, name: localizeColumn(edition, 'name', lang) },
      proposal: proposal ?? null,
      interests: proposal ? (await interestsOf(db, [proposal.id])).map(entryView) : [],
    }
  }),

  handle(calls.answerInterest, ({ write, viewer, settings, now }, { params, body }) =>
    write(async tx => ({
      answer: await answerInterest(tx, { ...params, ...body, userId: viewer.userId, settings, now }),
    })),
  ),
]
