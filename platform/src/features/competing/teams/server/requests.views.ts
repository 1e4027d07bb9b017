import type { RawBuilder } from 'kysely'
import type { z } from 'zod'
import { abilityOf } from '../../../../base/contract/ability.ts'
import type { Fault } from '../../../../base/contract/failure.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { sharedDays, type SharedDay } from './hooks.ts'
import { unitingBlocked, voidFault, type Frame } from '../policy.ts'
import type { teamRequest } from '../schema.ts'
import { frameOf, stateOf } from './frame.ts'
import type { TeamRow } from './locks.ts'

export type TeamRequest = z.input<typeof teamRequest>
type Row = Awaited<ReturnType<typeof rowsOf>>[number]
type Page = {
  where: RawBuilder<boolean>
  before?: number | undefined
  page: number
  perPage: number
}

/** Requests that fulfil a condition on `team_request`, the newest first; the total is of all that fulfil it. */
export async function requestsPage(
  db: Db,
  ask: Page & { lang: Lang; now: Date },
): Promise<{ requests: TeamRequest[]; total: number }> {
  const rows = await rowsOf(db, ask)
  const total = rows[0]?.total ?? (ask.page === 1 && !ask.before ? 0 : await countRequests(db, ask.where))
  return { requests: await describeRequests(db, rows, ask), total }
}

const rowsOf = (db: Db, { where, before, page, perPage }: Page) =>
  db
    .selectFrom(
      db
        .selectFrom('team_request')
        .selectAll()
        .select(eb => eb.fn.countAll<number>().over().as('total'))
        .where(where)
        .as('r'),
    )
    .innerJoin('app_user as u', 'u.id', 'r.user_id')
    .$if(before !== undefined, query => query.where('r.id', '<', before ?? 0))
    .orderBy('r.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .selectAll('r')
    .select(['u.user_name', 'u.avatar', 'u.introduction'])
    .execute()

/** For a page behind the last one, which has no row to tell it. */
async function countRequests(db: Db, where: RawBuilder<boolean>): Promise<number> {
  const { total } = await db
    .selectFrom('team_request')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .where(where)
    .executeTakeFirstOrThrow()
  return total
}

async function describeRequests(
  db: Db,
  rows: readonly Row[],
  { lang, now }: { lang: Lang; now: Date },
): Promise<TeamRequest[]> {
  if (rows.length === 0) return []
  const open = rows.filter(row => row.state === 'open')
  const competitionIds = [...new Set(rows.map(row => row.competition_id))]
  const [teams, members, days, frames] = await Promise.all([
    db
      .selectFrom('team')
      .selectAll()
      .where(
        'id',
        'in',
        rows.flatMap(row => [row.team_id, row.from_team_id]),
      )
      .execute(),
    db
      .selectFrom('team_member as m')
      .innerJoin('app_user as u', 'u.id', 'm.user_id')
      .where(
        'm.team_id',
        'in',
        rows.map(row => row.from_team_id),
      )
      .orderBy('m.joined_at')
      .select(['m.team_id', 'u.id', 'u.user_name', 'u.avatar'])
      .execute(),
    daysOf(db, open),
    Promise.all(competitionIds.map(async id => [id, await frameOf(db, id)] as const)),
  ])
  const teamOf = new Map(teams.map(team => [team.id, team]))
  const frameFor = new Map(frames)
  return rows.flatMap(row => {
    const [into, from, frame] = [
      teamOf.get(row.team_id),
      teamOf.get(row.from_team_id),
      frameFor.get(row.competition_id),
    ]
    if (!into || !from || !frame) return []
    const blocked = acceptBlocked(row, { into, from, frame, days: days.get(row.id) ?? [], now })
    return {
      id: row.id,
      kind: row.kind,
      state: row.state,
      message: row.message,
      createdAt: row.created_at,
      decidedAt: row.decided_at,
      team: { id: into.id, name: into.name },
      from: {
        id: from.id,
        name: from.name,
        members: members
          .filter(member => member.team_id === from.id)
          .map(member => ({ id: member.id, name: member.user_name, avatar: member.avatar })),
      },
      user: {
        id: row.user_id,
        name: row.user_name,
        avatar: row.avatar,
        introduction: row.introduction,
      },
      accept: row.state === 'open' || blocked ? abilityOf(blocked, lang) : null,
    }
  })
}

function acceptBlocked(
  row: Row,
  at: { into: TeamRow; from: TeamRow; frame: Frame; days: SharedDay[]; now: Date },
): Fault | undefined {
  if (row.void_reason !== null) return voidFault[row.void_reason]
  if (row.state !== 'open') return undefined
  return unitingBlocked({
    kind: row.kind,
    from: stateOf(at.from),
    into: stateOf(at.into),
    frame: at.frame,
    days: at.days,
    now: at.now,
  })
}

/** By request: one query, however many teams were asked or ask. */
async function daysOf(db: Db, rows: readonly Row[]): Promise<Map<number, SharedDay[]>> {
  const ids = (of: (row: Row) => number) => [...new Set(rows.map(of))]
  const days = await sharedDays.run(
    db,
    ids(row => row.team_id),
    ids(row => row.from_team_id),
  )
  return new Map(
    rows.map(row => [
      row.id,
      days.filter(day => day.ownId === row.team_id && day.otherId === row.from_team_id),
    ]),
  )
}
