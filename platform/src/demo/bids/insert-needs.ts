import type { Tx } from '../../base/database/tables.ts'
import { plannedNeeds, type PlannedNeed } from './needs.ts'

type Given = {
  people: readonly { id: number }[]
  poster: number
  /** Of a draft that is not finished. */
  writer: number
  now: Date
}
const day = 86_400_000

/** Three calls for bids with bids and questions, and a draft. */
export async function insertNeeds(tx: Tx, { people, poster, writer, now }: Given): Promise<void> {
  const at = (days: number) => new Date(now.getTime() + days * day)
  for (const need of plannedNeeds) await insertNeed(tx, need, { people, poster, at })
  await tx
    .insertInto('bid_need')
    .values({
      poster_id: writer,
      organisation: '云舟数据工作室',
      title_zh: '商圈客流的隐私计数',
      summary_zh: '想数清每小时有多少人，又不认得其中任何一个人。',
      created_at: now,
      updated_at: now,
    })
    .execute()
}

async function insertNeed(
  tx: Tx,
  need: PlannedNeed,
  { people, poster, at }: { people: Given['people']; poster: number; at: (days: number) => Date },
): Promise<void> {
  const published = at(need.deadline - 30)
  const personAt = (who: number) => people[who]?.id ?? poster
  const { id } = await tx
    .insertInto('bid_need')
    .values({
      poster_id: poster,
      organisation: need.organisation,
      title_zh: need.title[0],
      title_en: need.title[1],
      summary_zh: need.summary[0],
      summary_en: need.summary[1],
      background_zh: need.background[0],
      background_en: need.background[1],
      target_zh: need.target[0],
      target_en: need.target[1],
      criteria_zh: need.criteria[0],
      criteria_en: need.criteria[1],
      reward: need.reward,
      is_negotiable: need.reward === null,
      deadline: at(need.deadline),
      confidentiality: need.confidentiality,
      industry_code: need.industry,
      state: need.state === 'awarded' ? 'selection' : need.state,
      published_at: published,
      created_at: published,
      updated_at: published,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [index, bid] of need.bids.entries()) {
    const sent = new Date(published.getTime() + (3 + index) * day)
    const row = await tx
      .insertInto('bid')
      .values({
        need_id: id,
        user_id: personAt(bid.who),
        summary: bid.summary,
        proposal: bid.proposal,
        offer: bid.offer,
        team: bid.team,
        is_named: true,
        is_shortlisted: bid.isShortlisted ?? false,
        created_at: sent,
        updated_at: sent,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (bid.isAwarded)
      await tx
        .updateTable('bid_need')
        .set({ state: 'awarded', awarded_bid_id: row.id, reason: need.reason })
        .where('id', '=', id)
        .execute()
  }
  for (const [index, question] of need.questions.entries()) {
    const asked = new Date(published.getTime() + (1 + index) * day)
    await tx
      .insertInto('bid_question')
      .values({
        need_id: id,
        user_id: personAt(question.who),
        body: question.body,
        created_at: asked,
        ...(question.answer === null ? {} : { answer: question.answer, answered_at: asked }),
      })
      .execute()
  }
}
