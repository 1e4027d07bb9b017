import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure, type Fault } from '../../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../../base/contract/faults.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { missingIn } from '../../completeness.ts'
import { pageFaults } from '../../faults.ts'
import { obstacleTo, stateAfter, type Obstacle, type Step } from '../../rules.ts'
import { lockPage, requireNumber } from '../lock-page.ts'
import { tellSender } from '../tell-sender.ts'

export const faultOf: Record<Obstacle, Fault> = {
  wrongState: pageFaults.wrongState,
  incomplete: pageFaults.incomplete,
  needsOther: pageFaults.needsOther,
}

type Take = {
  pageId: number
  step: Step
  number: number
  /** When a scheduled page is to be published. */
  at: Date | null
  reason: string | null
  actor: Actor & { userId: number }
  now: Date
}

/** Takes a page as a whole from one state into another. What is shown to others is frozen: changes become the next revision. */
export async function takeStep(
  tx: Tx,
  { pageId, step, number, at, reason, actor, now }: Take,
): Promise<void> {
  const page = await lockPage(tx, pageId, now)
  requireNumber(page, number)
  const [site, { document }] = await Promise.all([
    tx
      .selectFrom('content_site')
      .select('needs_review')
      .where('id', '=', page.site_id)
      .executeTakeFirstOrThrow(),
    tx
      .selectFrom('content_revision')
      .select('document')
      .where('page_id', '=', pageId)
      .where('number', '=', page.draft_revision)
      .executeTakeFirstOrThrow(),
  ])
  const missing = missingIn(document)
  const obstacle = obstacleTo(step, {
    state: page.state,
    isLive: page.live_revision !== null,
    isComplete: missing.length === 0,
    needsOther: site.needs_review && page.changed_by === actor.userId,
  })
  if (obstacle)
    throw new Failure(faultOf[obstacle], {
      issues: obstacle === 'incomplete' ? missing.map(({ path, why }) => ({ path, code: why })) : [],
    })
  if (step === 'schedule' && (at === null || at <= now))
    throw new Failure(baseFaults.invalidInput, { issues: [{ path: 'body.at', code: 'too_small' }] })
  if ((step === 'return' || step === 'withdraw') && reason === null)
    throw new Failure(baseFaults.invalidInput, { issues: [{ path: 'body.reason', code: 'too_small' }] })
  if (step === 'submit' || step === 'publish' || step === 'schedule')
    await tx
      .updateTable('content_revision')
      .set({ is_frozen: true })
      .where('page_id', '=', pageId)
      .where('number', '=', page.draft_revision)
      .execute()
  await tx
    .updateTable('content_page')
    .set({
      state: stateAfter[step],
      scheduled_revision: step === 'schedule' ? page.draft_revision : null,
      publish_at: step === 'schedule' ? at : null,
      ...(step === 'unschedule' ? {} : { submitted_by: step === 'submit' ? actor.userId : null }),
      ...(step === 'publish' ? { live_revision: page.draft_revision } : {}),
      ...(step === 'withdraw' ? { live_revision: null } : {}),
    })
    .where('id', '=', pageId)
    .execute()
  if (page.submitted_by !== null && step !== 'submit' && step !== 'unschedule')
    await tellSender(tx, {
      pageId,
      title: document.title,
      step,
      at: step === 'schedule' ? at : null,
      reason,
      to: page.submitted_by,
      actor: actor.userId,
      now,
    })
  await audit(
    tx,
    actor,
    {
      action: `content.${step}`,
      subject: 'content_page',
      subjectId: pageId,
      detail: {
        revision: page.draft_revision,
        ...(at && step === 'schedule' ? { at: at.toISOString() } : {}),
        ...(reason ? { reason } : {}),
      },
    },
    now,
  )
}
