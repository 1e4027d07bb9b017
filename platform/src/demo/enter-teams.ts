import type { Tx } from '../base/database/tables.ts'
import type { Stored } from '../base/storage/storage.ts'
import { addBaseline } from '../features/scoring/baselines/server/commands/add-baseline.ts'
import { signUp } from '../features/competing/registrations/server/commands/sign-up.ts'
import { schedulesOf } from '../features/competing/schedules/server/schedules.ts'
import { acceptSubmission } from '../features/scoring/submissions/server/commands/accept-submission.ts'
import { demoAccounts, type DemoRole } from './accounts.ts'
import type { Staff } from './insert-people.ts'
import type { Put } from './keep-picture.ts'
import type { CompetitionPlan } from './plan-competitions.ts'
import { planSubmissions } from './plan-submissions.ts'
import { makeRandom } from './random.ts'
import type { Roster } from './rosters.ts'
import { askFirstTeam, introduceTeams, joinDemoTeam, rankDemoInvites, type DemoTeam } from './team-life.ts'

type Entering = {
  competitionId: number
  maker: CompetitionPlan
  roster: Roster
  staff: Staff
  at: (days: number) => Date
}

/** Teams of one to three, the demo captain's among them, the organiser's baseline, and all their submissions. */
export async function enterTeams(
  tx: Tx,
  { put, now }: { put: Put; now: Date },
  entering: Entering,
): Promise<void> {
  const { competitionId, maker, roster, staff, at } = entering
  if (maker.teams === 0) return
  const random = makeRandom(maker.seed * 77)
  const entered = new Set<number>()
  const take = () => {
    const person = roster.people.find(one => !entered.has(one.id))
    if (!person) throw new Error('the demo has too few people')
    entered.add(person.id)
    return person
  }
  // Everybody comes within the first hours, one after the other.
  let minutes = 10
  const next = () => new Date(at(maker.start).getTime() + (minutes += 3) * 60_000)
  const enter = (
    user: { id: number; name: string },
    name: string | undefined,
    more: { now?: Date; invitedBy?: number | undefined } = {},
  ) =>
    signUp(tx, {
      competitionId,
      user,
      agreementVersion: 1,
      teamName: name,
      invitedBy: more.invitedBy ?? null,
      invite: more.invitedBy === undefined ? null : maker.invites,
      source: 'web',
      now: more.now ?? next(),
    })
  const addMember = async (team: DemoTeam, user: { id: number; name: string }) => {
    await enter(user, undefined, { invitedBy: maker.invites === null ? undefined : team.captain })
    await joinDemoTeam(tx, { team, competitionId, userId: user.id, now: next() })
  }

  const teams: DemoTeam[] = []
  const nameOf = (role: DemoRole) => demoAccounts.find(account => account.role === role)?.name ?? ''
  const own = await enter({ id: staff.captain, name: nameOf('captain') }, '云舟与伙伴')
  const first: DemoTeam = { id: own.teamId, captain: staff.captain, lang: 'zh-CN' }
  await addMember(first, { id: staff.member, name: nameOf('member') })
  await addMember(first, take())
  teams.push(first)
  let pair: DemoTeam | undefined
  for (const [index, name] of roster.names.slice(0, maker.teams - 1).entries()) {
    const person = take()
    const inviter = maker.invites !== null && random.next() < 0.5 ? random.pick(teams).captain : undefined
    const { teamId } = await enter(person, name, { invitedBy: inviter })
    const team: DemoTeam = { id: teamId, captain: person.id, lang: person.lang }
    const others = roster.teams?.[index + 1]?.others ?? random.integer(3)
    for (let more = others; more > 0; more--) await addMember(team, take())
    if (others === 1) pair ??= team
    teams.push(team)
  }
  await introduceTeams(tx, teams, random, next())
  if (maker.invites !== null && pair) {
    const newcomers = [take(), take()]
    for (const person of newcomers) await enter(person, undefined, { now: at(-1) })
    await askFirstTeam(tx, { competitionId, first, newcomers, other: pair, now })
    await rankDemoInvites(tx, maker.invites, now)
  }

  const competition = await tx
    .selectFrom('competition')
    .selectAll()
    .where('id', '=', competitionId)
    .executeTakeFirstOrThrow()
  const [schedule] = await schedulesOf(tx, competitionId)
  if (!schedule) throw new Error('the demo’s schedule is missing')
  const hand = async (userId: number, file: { name: string; stored: Stored }, receivedAt: Date) =>
    acceptSubmission(tx, {
      competition,
      schedule,
      userId,
      isMobile: false,
      subRank: '',
      note: '',
      file: { ...file.stored, name: file.name },
      processFiles: [],
      at: receivedAt,
    })

  const middle = maker.task.models[Math.floor(maker.task.models.length / 3)]
  if (middle)
    await addBaseline(tx, {
      competition,
      scheduleId: schedule.id,
      name: '官方基线 Baseline',
      list: 'A',
      subRank: '',
      file: { ...(await put(middle.predict(makeRandom(1)))), name: 'baseline.csv' },
      actor: { userId: staff.organiser, address: null },
      now: at(maker.start + 0.1),
    })

  const until = at(Math.min(maker.listAEnd, -0.01))
  const planned = planSubmissions(maker.task, {
    seed: maker.seed,
    teams: teams.length,
    strengths: roster.teams?.map(team => team.strength),
    from: at(maker.start + 0.2),
    to: until,
    perTeam: maker.perTeam,
  })
  // Together, as each waits for the disk.
  const files = await Promise.all(planned.map(({ content }) => put(content)))
  for (const [index, { team, fileName, at: receivedAt }] of planned.entries())
    await hand(
      (teams[team] as DemoTeam).captain,
      { name: fileName, stored: files[index] as Stored },
      receivedAt,
    )
}
