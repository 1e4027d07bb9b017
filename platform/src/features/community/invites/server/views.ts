import type { z } from 'zod'
import type { Db } from '../../../../base/database/tables.ts'
import type { getInviteRank, getSelfInvite } from '../contract.ts'
import { nextBoard } from '../rules.ts'
import type { ActivityRow } from './activity.ts'

type Rank = z.input<(typeof getInviteRank)['answer']>
type Own = z.input<(typeof getSelfInvite)['answer']>

const newestRun = (db: Db, name: string) =>
  db
    .selectFrom('invite_ranking_run')
    .selectAll()
    .where('name', '=', name)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()

/** A page of the newest leaderboard. */
export async function inviteRank(
  db: Db,
  ask: { activity: ActivityRow; zone: string; page: number; perPage: number; now: Date },
): Promise<Rank> {
  const { activity, zone, now } = ask
  const run = await newestRun(db, activity.name)
  const head = {
    name: activity.name,
    cmptId: activity.competition_id,
    zone,
    startTime: activity.start_at,
    endTime: activity.end_at,
    countedUntil: run?.counted_until ?? null,
    computedAt: run?.computed_at ?? null,
    nextAt: nextBoard({ zone, startAt: activity.start_at, endAt: activity.end_at }, now),
    page: ask.page,
    perPage: ask.perPage,
  }
  if (!run) return { ...head, total: 0, list: [] }
  const start = (ask.page - 1) * ask.perPage
  const of = db.selectFrom('invite_ranking as r').where('r.name', '=', run.name).where('r.day', '=', run.day)
  const [{ total }, rows] = await Promise.all([
    of.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    of
      .innerJoin('app_user as u', 'u.id', 'r.user_id')
      .where('r.ranking', '>', start)
      .where('r.ranking', '<=', start + ask.perPage)
      .orderBy('r.ranking')
      .select(['r.ranking', 'r.invited', 'r.reached_at', 'u.id', 'u.user_name', 'u.avatar'])
      .execute(),
  ])
  return {
    ...head,
    total,
    list: rows.map(row => ({
      ranking: row.ranking,
      user: { id: row.id, name: row.user_name, avatar: row.avatar },
      invited: row.invited,
      reachedAt: row.reached_at,
    })),
  }
}

/** What somebody's own link has brought so far, and where that stands on the newest leaderboard. */
export async function selfInvite(
  db: Db,
  ask: { activity: ActivityRow; userId: number; publicUrl: string },
): Promise<Own> {
  const { activity, userId } = ask
  const run = await newestRun(db, activity.name)
  const [{ invited }, place] = await Promise.all([
    db
      .selectFrom('registration')
      .select(eb => eb.fn.countAll<number>().as('invited'))
      .where('invite_name', '=', activity.name)
      .where('invited_by', '=', userId)
      .where('created_at', '>=', activity.start_at)
      .where('created_at', '<', activity.end_at)
      .executeTakeFirstOrThrow(),
    run &&
      db
        .selectFrom('invite_ranking')
        .select(['ranking', 'invited'])
        .where('name', '=', run.name)
        .where('day', '=', run.day)
        .where('user_id', '=', userId)
        .executeTakeFirst(),
  ])
  const query = new URLSearchParams({ targetId: String(userId), invite: activity.name })
  return {
    name: activity.name,
    targetId: userId,
    link: `${ask.publicUrl}/competitions/${activity.competition_id}?${query}`,
    invited,
    ranking: place?.ranking ?? null,
    counted: place?.invited ?? 0,
  }
}
