import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../../base/contract/faults.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { Viewer } from '../../../../../base/http/viewer.ts'
import { bidFaults } from '../../faults.ts'
import { readsBids, readsDetails, seesNeed, stateNow } from '../../rules.ts'
import { lockNeed, standingOf } from '../needs.ts'
import { tell } from '../notices.ts'

type By = { viewer: Viewer; now: Date }
type ByActor = By & { actor: Actor & { userId: number } }

/** A question that everybody who reads the details sees. */
export async function askQuestion(
  tx: Tx,
  { needId, body, viewer, now }: { needId: number; body: string } & By,
): Promise<number> {
  const need = await lockNeed(tx, needId)
  const who = await standingOf(tx, need, viewer)
  if (!need.published_at || !seesNeed(need, who)) throw new Failure(bidFaults.notFound)
  if (!readsDetails(need.confidentiality, who)) throw new Failure(bidFaults.notAdmitted)
  if (stateNow(need, now) !== 'open') throw new Failure(bidFaults.notOpen)
  const { id } = await tx
    .insertInto('bid_question')
    .values({ need_id: needId, user_id: viewer.userId, body, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tell(tx, need, {
    key: `question:${id}`,
    kind: 'need.mine',
    text: (words, title) => words.question(title),
    to: [need.poster_id],
    actor: viewer.userId,
  })
  return id
}

/** Locks the call for bids that a question belongs to, and reads the question as it is then. */
async function lockQuestion(tx: Tx, questionId: number) {
  const questions = tx.selectFrom('bid_question').where('id', '=', questionId)
  const of = await questions.select('need_id').executeTakeFirst()
  if (!of) throw new Failure(bidFaults.noQuestion)
  const need = await lockNeed(tx, of.need_id)
  return { need, question: await questions.selectAll().executeTakeFirstOrThrow() }
}

export async function answerQuestion(
  tx: Tx,
  { questionId, answer, viewer, actor, now }: { questionId: number; answer: string } & ByActor,
): Promise<void> {
  const { need, question } = await lockQuestion(tx, questionId)
  if (question.removed_at || !readsBids(await standingOf(tx, need, viewer)))
    throw new Failure(bidFaults.noQuestion)
  if (question.answer === answer && !question.answer_removed_at) return
  await tx
    .updateTable('bid_question')
    .set({ answer, answered_at: now, answer_removed_at: null })
    .where('id', '=', questionId)
    .execute()
  await tell(tx, need, {
    key: `answer:${questionId}`,
    kind: 'bid.mine',
    text: (words, title) => words.answered(title),
    to: [question.user_id],
    actor: actor.userId,
  })
  await audit(
    tx,
    actor,
    { action: 'need.answer', subject: 'need', subjectId: need.id, detail: { questionId } },
    now,
  )
}

type Remove = { questionId: number; part: 'question' | 'answer'; reason: string } & ByActor

/** Takes away what does not belong there; its place stays and says so. */
export async function removeTalk(tx: Tx, ask: Remove): Promise<void> {
  const { questionId, part, reason, viewer, actor, now } = ask
  const { need, question } = await lockQuestion(tx, questionId)
  const who = await standingOf(tx, need, viewer)
  if (!who.isStaff) throw new Failure(who.isPoster ? baseFaults.forbidden : bidFaults.noQuestion)
  if (question.removed_at || (part === 'answer' && (question.answer === null || question.answer_removed_at)))
    throw new Failure(bidFaults.nothingToRemove)
  await tx
    .updateTable('bid_question')
    .set(part === 'question' ? { removed_at: now } : { answer_removed_at: now })
    .where('id', '=', questionId)
    .execute()
  const key = `removed:${part}:${questionId}:${now.toISOString()}`
  await (part === 'question'
    ? tell(tx, need, {
        key,
        kind: 'bid.mine',
        text: (words, title) => words.questionRemoved(title, reason),
        to: [question.user_id],
        actor: actor.userId,
      })
    : tell(tx, need, {
        key,
        kind: 'need.mine',
        text: (words, title) => words.answerRemoved(title, reason),
        to: [need.poster_id],
        actor: actor.userId,
      }))
  await audit(
    tx,
    actor,
    { action: `need.remove-${part}`, subject: 'need', subjectId: need.id, detail: { questionId, reason } },
    now,
  )
}

/** A request to read what is confidential; twice is once. */
export async function askAccess(
  tx: Tx,
  { needId, message, viewer, now }: { needId: number; message: string } & By,
): Promise<void> {
  const need = await lockNeed(tx, needId)
  if (!need.published_at || !seesNeed(need, await standingOf(tx, need, viewer)))
    throw new Failure(bidFaults.notFound)
  if (need.confidentiality !== 'confidential') throw new Failure(bidFaults.notSecret)
  const asked = await tx
    .insertInto('bid_access')
    .values({ need_id: needId, user_id: viewer.userId, message, asked_at: now })
    .onConflict(conflict => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (asked)
    await tell(tx, need, {
      key: `access:${viewer.userId}`,
      kind: 'need.mine',
      text: (words, title) => words.request(title),
      to: [need.poster_id],
      actor: viewer.userId,
      path: `/unveil/${needId}/bids`,
    })
}

type Grant = { needId: number; userId: number; isGranted: boolean } & ByActor

export async function grantAccess(tx: Tx, ask: Grant): Promise<void> {
  const { needId, userId, isGranted, viewer, actor, now } = ask
  const need = await lockNeed(tx, needId)
  if (!readsBids(await standingOf(tx, need, viewer))) throw new Failure(bidFaults.notFound)
  const row = await tx
    .selectFrom('bid_access')
    .select('granted_at')
    .where('need_id', '=', needId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) throw new Failure(bidFaults.noRequest)
  if ((row.granted_at !== null) === isGranted) return
  await tx
    .updateTable('bid_access')
    .set({ granted_at: isGranted ? now : null })
    .where('need_id', '=', needId)
    .where('user_id', '=', userId)
    .execute()
  if (isGranted)
    await tell(tx, need, {
      key: `granted:${userId}`,
      kind: 'bid.mine',
      text: (words, title) => words.granted(title),
      to: [userId],
      actor: actor.userId,
    })
  await audit(
    tx,
    actor,
    { action: 'need.admit', subject: 'need', subjectId: needId, detail: { userId, isGranted } },
    now,
  )
}
