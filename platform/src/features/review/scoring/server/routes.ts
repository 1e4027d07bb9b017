import { reviewRole } from '../../../../base/http/reviewer.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import { sendFile } from '../../../../base/http/send-file.ts'
import { handleReviewer } from '../../../../base/http/handle-reviewer.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { neutralForReview } from '../../../spic/proposals/server/public.ts'
import { isKeptBlind } from '../../reviewers/rules.ts'
import { trace } from '../../reviewers/server/public.ts'
import * as calls from '../contract.ts'
import { scoringFaults } from '../faults.ts'
import { nextOf } from './assignment.views.ts'
import { lockSheet } from './commands/lock-sheet.ts'
import { saveSheet } from './commands/save-sheet.ts'
import { moveSheet, unlockSheet } from './commands/unlock-sheet.ts'
import { ownReviews } from './own.views.ts'
import { fileOf, reviewOf } from './review.views.ts'

export const sheetHandlers: Handler[] = [
  handleReviewer(calls.getReview, async (context, { params }) => {
    const { db, reviewer, lang } = context
    const review = await reviewOf(db, reviewer, params.proposalId, lang)
    await trace(db, context, {
      action: 'proposal.read',
      proposalId: params.proposalId,
      detail: { version: review.proposal.version },
    })
    return {
      ...review,
      nextId:
        reviewer.role === reviewRole.chief ? null : await nextOf(db, reviewer.reviewerId, params.proposalId),
    }
  }),

  handleReviewer(calls.getReviewFile, async (context, { params, query }) => {
    const { db, reviewer, lang } = context
    const { file, version } = await fileOf(db, reviewer, { ...params, lang })
    const isFramedPdf = query.shown && file.kind === 'pdf'
    const note = () =>
      trace(db, context, {
        action: query.shown ? 'file.read' : 'file.download',
        proposalId: params.proposalId,
        detail: { file: params.fileId },
      })
    if (!isKeptBlind(reviewer)) {
      const { storage_key: key, sha256, size, name } = file
      return sendFile(context, context.storage, { key, sha256, size, name, isFramedPdf }, note)
    }
    // Files say in themselves who made them.
    const copy = await neutralForReview(context, { ...params, number: version, lang })
    if (!copy) throw new Failure(scoringFaults.noFile)
    return sendFile(context, context.storage, { ...copy, isFramedPdf }, note)
  }),

  handleReviewer(calls.saveSheet, (context, { params, body }) =>
    context.write(async tx => {
      const { proposalId, isTraced, ...saved } = await saveSheet(tx, {
        ...params,
        ...body,
        ...context.reviewer,
        now: context.now,
      })
      if (isTraced) await trace(tx, context, { action: 'sheet.save', proposalId, detail: { tag: saved.tag } })
      return saved
    }),
  ),

  handleReviewer(calls.lockSheet, (context, { params, body }) =>
    context.write(async tx => {
      const { proposalId, version, ...locked } = await lockSheet(tx, {
        ...params,
        ...body,
        ...context.reviewer,
        now: context.now,
      })
      await trace(tx, context, { action: 'sheet.lock', proposalId, detail: { version } })
      return { ...locked, nextId: await nextOf(tx, context.reviewer.reviewerId, proposalId) }
    }),
  ),

  handleReviewer(calls.moveSheet, (context, { params, body }) =>
    context.write(async tx => {
      const { proposalId, ...moved } = await moveSheet(tx, {
        ...params,
        ...body,
        ...context.reviewer,
        now: context.now,
      })
      await trace(tx, context, { action: 'sheet.move', proposalId, detail: { version: moved.version } })
      return moved
    }),
  ),

  handleReviewer(calls.unlockSheet, (context, { params, body: { reason } }) =>
    context.write(async tx => {
      const { reviewerId, editionId } = context.reviewer
      const { proposalId, tag, ...unlocked } = await unlockSheet(tx, {
        ...params,
        editionId,
        by: reviewerId,
        reason,
        now: context.now,
      })
      await trace(tx, context, {
        action: 'sheet.unlock',
        proposalId,
        detail: { reviewer: unlocked.reviewerId, reason },
      })
      return { tag }
    }),
  ),

  handleReviewer(calls.listOwnReviews, async context => {
    const { db, reviewer, lang, now } = context
    const rounds = await ownReviews(db, reviewer.reviewerId, { lang, now })
    await trace(db, context, { action: 'assignment.list' })
    return { rounds, nextId: await nextOf(db, reviewer.reviewerId) }
  }),
]
