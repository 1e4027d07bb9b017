import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { dayIn } from '../../../../../base/clock/zone.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { enqueue } from '../../../../../base/jobs/job.ts'
import { lockCompetition } from '../../../../competing/competitions/server/public.ts'
import { leftAmong, userNames } from '../../../../people/identity/server/public.ts'
import { membersOfList, placesOfList, standingList } from '../../../final-lists/server/public.ts'
import { awardOf, codeFrom, codeLength } from '../../rules.ts'
import { issueJob, tellOfCertificatesJob } from '../job.ts'
import { templateOf } from '../reads.ts'

/** Has certificates issued and revoked, once a final list has changed or whether any are issued. */
export const issueAgain = (tx: Tx, competitionId: number): Promise<void> =>
  enqueue(tx, issueJob, { competitionId }, { key: `certificates:${competitionId}` })

type Wanted = {
  subRank: string
  userId: number
  teamId: number
  rank: number
  team: string
  zh: string
  en: string
}

/** What a certificate is about: where all of it is the same, it is the same certificate. */
const aboutOf = (one: Omit<Wanted, 'team'>): string =>
  JSON.stringify([one.subRank, one.userId, one.teamId, one.rank, one.zh, one.en])

/**
 * Makes the certificates of a competition what its final list says: new ones for new places, those that it no longer
 * says revoked, and those that it says again valid again, with the number and the address that they had. Done twice it
 * changes nothing.
 */
export async function issueCertificates(tx: Tx, competitionId: number, now: Date): Promise<void> {
  const competition = await lockCompetition(tx, competitionId)
  const list = await standingList(tx, competitionId)
  const wanted = new Map((await wantedOf(tx, competitionId, list?.id)).map(one => [aboutOf(one), one]))
  const rows = await tx
    .selectFrom('certificate')
    .select(['id', 'sub_rank', 'user_id', 'team_id', 'rank', 'award_zh', 'award_en', 'revoked_at'])
    .where('competition_id', '=', competitionId)
    .orderBy('id')
    .execute()
  const valid = new Map<string, number>()
  for (const row of rows) {
    const about = aboutOf({
      subRank: row.sub_rank,
      userId: row.user_id,
      teamId: row.team_id,
      rank: row.rank,
      zh: row.award_zh,
      en: row.award_en,
    })
    if (wanted.has(about)) valid.set(about, row.id)
  }
  const kept = new Set(valid.values())
  const revoked = rows.filter(row => row.revoked_at === null && !kept.has(row.id))
  // Before others are valid: of each person and board one stands.
  await setRevoked(
    tx,
    revoked.map(row => row.id),
    { at: now, reason: list ? 'changed' : 'withdrawn' },
  )
  const revived = rows.filter(row => row.revoked_at !== null && kept.has(row.id))
  await setRevoked(
    tx,
    revived.map(row => row.id),
    { at: null, reason: null },
  )
  const fresh = [...wanted].filter(([about]) => !valid.has(about)).map(([, one]) => one)
  const names = await userNames(
    tx,
    fresh.map(one => one.userId),
  )
  const first = await takeSerials(tx, competitionId, fresh.length)
  const values = fresh.map((one, index) => ({
    c: codeFrom(randomBytes(codeLength)),
    n: first + index,
    s: one.subRank,
    u: one.userId,
    t: one.teamId,
    r: one.rank,
    p: names.get(one.userId) ?? String(one.userId),
    w: one.team,
    z: one.zh,
    e: one.en,
  }))
  await sql`
    insert into certificate (code, competition_id, serial, sub_rank, user_id, team_id, rank, name, team_name, award_zh, award_en,
      competition_zh, competition_en, issued_on, issued_at)
    select c, ${competitionId}, n, s, u, t, r, p, w, z, e, ${competition.title_zh}, ${competition.title_en},
      ${dayIn(competition.zone, now)}::date, ${now}
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as x(c text, n integer, s text, u bigint, t bigint, r integer, p text, w text, z text, e text)`.execute(
    tx,
  )
  await tell(tx, {
    competitionId,
    now,
    what: 'issued',
    rows: [...fresh.map(one => one.userId), ...revived.map(row => row.user_id)],
  })
  // Of a withdrawn list people are told already.
  if (list) await tell(tx, { competitionId, now, what: 'revoked', rows: revoked.map(row => row.user_id) })
}

/** The first of so many numbers that no certificate of this competition ever had: those who left took theirs along. */
async function takeSerials(tx: Tx, competitionId: number, count: number): Promise<number> {
  if (count === 0) return 0
  const { last } = await tx
    .insertInto('certificate_serial')
    .values({ competition_id: competitionId, last: count })
    .onConflict(conflict =>
      conflict
        .column('competition_id')
        .doUpdateSet(eb => ({ last: eb('certificate_serial.last', '+', eb.ref('excluded.last')) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last - count + 1
}

async function wantedOf(tx: Tx, competitionId: number, listId: number | undefined): Promise<Wanted[]> {
  const template = await templateOf(tx, competitionId)
  if (listId === undefined || !template.isOn) return []
  const members = await membersOfList(tx, listId)
  const gone = await leftAmong(tx, [...members.values()].flat())
  return (await placesOfList(tx, listId)).flatMap(place =>
    (members.get(place.team_id) ?? [])
      .filter(userId => !gone.has(userId))
      .map(userId => ({
        subRank: place.sub_rank,
        userId,
        teamId: place.team_id,
        rank: place.rank,
        team: place.team_name,
        ...awardOf(template, place.rank),
      })),
  )
}

async function setRevoked(
  tx: Tx,
  ids: readonly number[],
  { at, reason }: { at: Date | null; reason: 'changed' | 'withdrawn' | null },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('certificate')
    .set({ revoked_at: at, revoked_reason: reason })
    .where(eb => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
}

async function tell(
  tx: Tx,
  ask: { competitionId: number; now: Date; what: 'issued' | 'revoked'; rows: readonly number[] },
): Promise<void> {
  const { competitionId, now, what } = ask
  const userIds = [...new Set(ask.rows)]
  if (userIds.length === 0) return
  const key = `certificates:${what}:${competitionId}:${now.getTime()}`
  await enqueue(tx, tellOfCertificatesJob, { competitionId, key, what, userIds })
}
