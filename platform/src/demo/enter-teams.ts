import type { Tx } from '../base/database/tables.ts'
import { addBaseline } from '../features/scoring/baselines/server/commands/add-baseline.ts'
import { signUp } from '../features/competing/registrations/server/commands/sign-up.ts'
import { schedulesOf } from '../features/competing/schedules/server/schedules.ts'
import { acceptSubmission } from '../features/scoring/submissions/server/commands/accept-submission.ts'
import { demoAccounts, type DemoRole } from './accounts.ts'
import type { Somebody, Staff } from './insert-people.ts'
import type { Put } from './keep-picture.ts'
import { teamNamesEn, teamNamesZh } from './people.ts'
import type { CompetitionPlan } from './plan-competitions.ts'
import { planSubmissions } from './plan-submissions.ts'
import { makeRandom } from './random.ts'
import { askFirstTeam, introduceTeams, joinDemoTeam, rankDemoInvites, type DemoTeam } from './team-life.ts'

type Entering = {
  competitionId: number
  maker: CompetitionPlan
  people: Somebody[]
  staff: Staff
  at: (days: number) => Date
  index: number
}

/** Teams of one to three, the demo captain's among them, the organiser's baseline, and all their submissions. */
export async function enterTeams(
  tx: Tx,
  { put, now }: { put: Put; now: Date },
  entering: Entering,
): Promise<void> {
  const { competitionId, maker, people, staff, at, index } = entering
  if (maker.teams === 0) return
  const random = makeRandom(maker.seed * 77)
  const names = [
    ...teamNamesZh.slice(index * 12, index * 12 + 13),
    ...teamNamesEn.slice(index * 8, index * 8 + 8),
  ]
  const free = people.slice(index * 29, index * 29 + 29).concat(people)
  const entered = new Set<number>()
  const take = () => {
    const person = free.find(one => !entered.has(one.id))
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
  for (const name of names.slice(0, maker.teams - 1)) {
    const person = take()
    const inviter = maker.invites !== null && random.next() < 0.5 ? random.pick(teams).captain : undefined
    const { teamId } = await enter(person, name, { invitedBy: inviter })
    const team: DemoTeam = { id: teamId, captain: person.id, lang: person.lang }
    const others = random.integer(3)
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
  const hand = async (userId: number, fileName: string, content: string, receivedAt: Date) =>
    acceptSubmission(tx, {
      competition,
      schedule,
      userId,
      isMobile: false,
      subRank: '',
      note: '',
      file: { ...(await put(content)), name: fileName },
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
  for (const planned of planSubmissions(maker.task, {
    seed: maker.seed,
    teams: teams.length,
    from: at(maker.start + 0.2),
    to: until,
    perTeam: maker.perTeam,
  })) {
    await hand(
      (teams[planned.team] as { captain: number }).captain,
      planned.fileName,
      planned.content,
      planned.at,
    )
  }
}
