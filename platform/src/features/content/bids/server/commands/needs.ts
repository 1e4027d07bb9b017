import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { changesOf, requireUnchanged } from '../../../../../base/http/section.ts'
import type { Viewer } from '../../../../../base/http/viewer.ts'
import { staffWith } from '../../../../people/identity/server/public.ts'
import type { NeedValue } from '../../editing.contract.ts'
import { bidFaults } from '../../faults.ts'
import {
  deadlineDenied,
  deleteDenied,
  editDenied,
  missingOf,
  stateNow,
  stepDenied,
  takeDownDenied,
  unwritten,
  type NeedState,
  type Step,
} from '../../rules.ts'
import { bidCounts, industryNames, lockNeed, standingOf, valueOf, type Need } from '../needs.ts'
import { tell } from '../notices.ts'

type By = { viewer: Viewer; actor: Actor & { userId: number }; now: Date }

/** A draft, which its poster alone sees; the title stands in the language that it was written in. */
export async function addNeed(
  tx: Tx,
  ask: { organisation: string; title: string; lang: 'zh-CN' | 'en-US'; userId: number; now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('bid_need')
    .values({
      poster_id: ask.userId,
      organisation: ask.organisation,
      [ask.lang === 'zh-CN' ? 'title_zh' : 'title_en']: ask.title,
      created_at: ask.now,
      updated_at: ask.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function saveNeed(
  tx: Tx,
  { needId, value, tag, viewer, actor, now }: { needId: number; value: NeedValue; tag: string } & By,
): Promise<void> {
  const need = await lockNeed(tx, needId)
  const denied = editDenied(stateNow(need, now), await standingOf(tx, need, viewer))
  if (denied) throw new Failure(denied)
  const deadline = value.deadline === null ? null : new Date(value.deadline)
  const before = valueOf(need)
  requireUnchanged(before, tag)
  const over = deadlineDenied(need, deadline, now)
  if (over) throw new Failure(over, { issues: [{ path: 'body.value.deadline', code: 'invalid' }] })
  if (value.industry !== '' && !(await industryNames(tx, 'zh-CN')).names.has(value.industry))
    throw new Failure(bidFaults.unknownIndustry, {
      issues: [{ path: 'body.value.industry', code: 'unknown' }],
    })
  if (value.titleZh === '' && value.titleEn === '')
    throw new Failure(bidFaults.incomplete, { issues: [{ path: 'body.value.titleZh', code: 'required' }] })
  // What everybody sees stays complete.
  if (need.published_at) requireComplete(value)
  await tx
    .updateTable('bid_need')
    .set({
      organisation: value.organisation,
      title_zh: value.titleZh,
      title_en: value.titleEn,
      summary_zh: value.summaryZh,
      summary_en: value.summaryEn,
      background_zh: value.backgroundZh,
      background_en: value.backgroundEn,
      target_zh: value.targetZh,
      target_en: value.targetEn,
      criteria_zh: value.criteriaZh,
      criteria_en: value.criteriaEn,
      reward: value.isNegotiable ? null : value.reward,
      is_negotiable: value.isNegotiable,
      deadline,
      confidentiality: value.confidentiality,
      industry_code: value.industry === '' ? null : value.industry,
      updated_at: now,
    })
    .where('id', '=', needId)
    .execute()
  await audit(
    tx,
    actor,
    { action: 'need.save', subject: 'need', subjectId: needId, detail: changesOf(before, value) },
    now,
  )
}

function requireComplete(value: NeedValue): void {
  const missing = missingOf(value)
  if (missing.length > 0)
    throw new Failure(bidFaults.incomplete, {
      issues: missing.map(name => ({ path: `body.value.${name}`, code: 'required' })),
    })
}

function requireWritten(value: NeedValue): void {
  const missing = unwritten(value)
  if (missing.length > 0)
    throw new Failure(bidFaults.unwritten, {
      issues: missing.map(name => ({ path: `body.${name}`, code: 'required' })),
    })
}

/** A draft that its poster no longer wants. */
export async function deleteNeed(tx: Tx, { needId, viewer, actor, now }: { needId: number } & By) {
  const need = await lockNeed(tx, needId)
  const bids = (await bidCounts(tx, [needId])).get(needId) ?? 0
  const denied = deleteDenied({ state: need.state, bids }, await standingOf(tx, need, viewer))
  if (denied) throw new Failure(denied)
  await tx.deleteFrom('bid_need').where('id', '=', needId).execute()
  await audit(
    tx,
    actor,
    {
      action: 'need.delete',
      subject: 'need',
      subjectId: needId,
      detail: { titleZh: need.title_zh, titleEn: need.title_en },
    },
    now,
  )
}

type TakeDown = { needId: number; isTakenDown: boolean; reason: string } & By

/** Takes a published call away from everybody but its poster and staff, or puts it back. */
export async function takeNeedDown(tx: Tx, ask: TakeDown): Promise<void> {
  const { needId, isTakenDown, reason, viewer, actor, now } = ask
  const need = await lockNeed(tx, needId)
  const denied = takeDownDenied(need.state, await standingOf(tx, need, viewer))
  if (denied) throw new Failure(denied)
  if (isTakenDown && reason === '')
    throw new Failure(bidFaults.reasonMissing, { issues: [{ path: 'body.reason', code: 'required' }] })
  if (isTakenDown === (need.taken_down_at !== null)) throw new Failure(bidFaults.wrongState)
  await tx
    .updateTable('bid_need')
    .set({
      taken_down_at: isTakenDown ? now : null,
      taken_down_reason: isTakenDown ? reason : null,
      updated_at: now,
    })
    .where('id', '=', needId)
    .execute()
  await tell(tx, need, {
    key: `${isTakenDown ? 'down' : 'back'}:${now.toISOString()}`,
    kind: 'need.mine',
    text: (words, title) => (isTakenDown ? words.takenDown(title, reason) : words.putBack(title)),
    to: [need.poster_id],
    actor: actor.userId,
  })
  await audit(
    tx,
    actor,
    {
      action: isTakenDown ? 'need.take-down' : 'need.put-back',
      subject: 'need',
      subjectId: needId,
      detail: isTakenDown ? { reason } : {},
    },
    now,
  )
}

const after: Record<Step, NeedState> = {
  submit: 'submitted',
  recall: 'draft',
  return: 'draft',
  publish: 'open',
  select: 'selection',
  award: 'awarded',
  close: 'closed',
}
const withReason: readonly Step[] = ['return', 'award', 'close']

type Take = { needId: number; step: Step; reason: string; bidId: number | null } & By

/** Takes a step with a call, and tells whom it concerns. */
export async function takeStep(tx: Tx, ask: Take): Promise<NeedState> {
  const { needId, step, reason, bidId, viewer, actor, now } = ask
  const need = await lockNeed(tx, needId)
  const denied = stepDenied(step, stateNow(need, now), await standingOf(tx, need, viewer))
  if (denied) throw new Failure(denied)
  if (need.taken_down_at) throw new Failure(bidFaults.takenDown)
  if (withReason.includes(step) && reason === '')
    throw new Failure(bidFaults.reasonMissing, { issues: [{ path: 'body.reason', code: 'required' }] })
  if (step === 'submit') requireWritten(valueOf(need))
  if (step === 'publish') requireComplete(valueOf(need))
  if ((step === 'submit' || step === 'publish') && need.deadline && need.deadline <= now)
    throw new Failure(bidFaults.deadlinePassed, { issues: [{ path: 'body.deadline', code: 'invalid' }] })
  const bidders = await tx.selectFrom('bid').select(['id', 'user_id']).where('need_id', '=', needId).execute()
  const winner = step === 'award' ? bidders.find(bid => bid.id === bidId) : undefined
  if (step === 'award' && !winner)
    throw new Failure(bidFaults.bidMissing, { issues: [{ path: 'body.bidId', code: 'unknown' }] })
  const state = after[step]
  await tx
    .updateTable('bid_need')
    .set({
      state,
      reason: withReason.includes(step) ? reason : '',
      awarded_bid_id: winner?.id ?? null,
      updated_at: now,
      ...(step === 'publish' ? { published_at: now } : {}),
    })
    .where('id', '=', needId)
    .execute()
  await tellOfStep(tx, need, { step, reason, winner: winner?.user_id, bidders, actor: actor.userId, now })
  await audit(
    tx,
    actor,
    {
      action: `need.${step}`,
      subject: 'need',
      subjectId: needId,
      detail: { ...(reason === '' ? {} : { reason }), ...(winner ? { bidId: winner.id } : {}) },
    },
    now,
  )
  return state
}

type Told = {
  step: Step
  reason: string
  winner: number | undefined
  bidders: readonly { user_id: number }[]
  actor: number
  now: Date
}

async function tellOfStep(tx: Tx, need: Need, told: Told): Promise<void> {
  const { step, reason, winner, actor, now } = told
  const key = `${step}:${now.toISOString()}`
  const poster = [need.poster_id]
  const others = told.bidders.map(bid => bid.user_id).filter(id => id !== winner)
  switch (step) {
    case 'submit':
      return tell(tx, need, {
        key,
        kind: 'need.review',
        text: (words, title) => words.review(title),
        to: await staffWith(tx, ['administrator', 'editor']),
        actor,
        path: `/unveil/${need.id}/edit`,
      })
    case 'return':
      return tell(tx, need, {
        key,
        kind: 'need.mine',
        text: (words, title) => words.returned(title, reason),
        to: poster,
        actor,
        path: `/unveil/${need.id}/edit`,
      })
    case 'publish':
      return tell(tx, need, {
        key,
        kind: 'need.mine',
        text: (words, title) => words.published(title),
        to: poster,
        actor,
      })
    case 'award':
      await tell(tx, need, {
        key: `${key}:won`,
        kind: 'bid.mine',
        text: (words, title) => words.won(title),
        to: winner === undefined ? [] : [winner],
        actor,
      })
      return tell(tx, need, {
        key: `${key}:lost`,
        kind: 'bid.mine',
        text: (words, title) => words.lost(title),
        to: others,
        actor,
      })
    case 'close':
      return tell(tx, need, {
        key,
        kind: 'bid.mine',
        text: (words, title) => words.closed(title),
        to: others,
        actor,
      })
    case 'recall':
    case 'select':
  }
}
