import { handleReviewer } from '../../../../base/http/handle-reviewer.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { readEdition } from '../../../spic/editions/server/public.ts'
import { trace } from '../../reviewers/server/public.ts'
import * as calls from '../interests.contract.ts'
import { answerInterest, expressInterest, withdrawInterest } from './commands/interest.ts'
import { entryView, interestsFor } from './interests.ts'
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
      interests: proposal ? (await interestsOf(db, { proposalId: proposal.id })).map(entryView) : [],
    }
  }),

  handle(calls.answerInterest, ({ write, viewer, settings, now }, { params, body }) =>
    write(async tx => ({
      answer: await answerInterest(tx, { ...params, ...body, userId: viewer.userId, settings, now }),
    })),
  ),
]
