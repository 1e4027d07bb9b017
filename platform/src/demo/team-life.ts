import type { Tx } from '../base/database/tables.ts'
import { rankInvites } from '../features/community/invites/server/commands/rank-invites.ts'
import { dueBoards } from '../features/community/invites/rules.ts'
import { askTeam } from '../features/competing/teams/server/commands/ask-team.ts'
import { followInvitation } from '../features/competing/teams/server/commands/follow-invitation.ts'
import { makeInvitation } from '../features/competing/teams/server/commands/make-invitation.ts'
import { updateTeam } from '../features/competing/teams/server/commands/update-team.ts'
import type { Random } from './random.ts'

type Lang = 'zh-CN' | 'en-US'
export type DemoTeam = { id: number; captain: number; lang: Lang }

const manifestos: Record<Lang, string[]> = {
  'zh-CN': [
    '每天进步一个名次，想找一位擅长特征工程的队友。',
    '统计系出身，先把交叉验证做扎实。',
    '周末队：工作日上班，周末冲榜。',
    '希望找到愿意一起写复盘的伙伴，名次随缘。',
    '会写代码，也会看图。缺一个懂领域知识的人。',
    '少调参，多看数据。',
    '做过三年风控模型，第一次打比赛，想找有经验的队友带一带。',
    '每次提交都写一条备注，赛后全部公开。',
  ],
  'en-US': [
    'One place a day. Looking for someone who likes feature engineering.',
    'We validate first and submit later.',
    'Two early birds; a night owl would complete the clock.',
    'Here to learn. We write down what we tried, and share it after the end.',
    'Simple models, careful features.',
    'Three years of credit models, first competition. Patient teammates welcome.',
  ],
}
const joinReasons: Record<Lang, string[]> = {
  'zh-CN': [
    '之前做过两个表格赛，LightGBM 比较熟，想跟你们一起打。',
    '统计学硕士在读，可以负责验证方案和误差分析。',
  ],
  'en-US': ['I did well in two tabular competitions and can bring a clean validation setup.'],
}
const mergeReason: Record<Lang, string> = {
  'zh-CN': '我们的模型和你们的差异很大，融合起来应该能涨分。',
  'en-US': 'Our models differ a lot from yours: blending them should pay.',
}

/** Somebody who has signed up goes into a team by its captain's link. */
export async function joinDemoTeam(
  tx: Tx,
  { team, competitionId, userId, now }: { team: DemoTeam; competitionId: number; userId: number; now: Date },
): Promise<void> {
  const linkOf = () =>
    tx.selectFrom('team_invitation').select('nonce').where('team_id', '=', team.id).executeTakeFirst()
  if (!(await linkOf())) await makeInvitation(tx, { teamId: team.id, userId: team.captain, now })
  const link = await linkOf()
  if (!link) throw new Error('the demo’s invitation is missing')
  await followInvitation(tx, { teamId: team.id, nonce: link.nonce, competitionId, userId, now })
}

/** What teams say of themselves, and which of them look for members. */
export async function introduceTeams(
  tx: Tx,
  teams: readonly DemoTeam[],
  random: Random,
  now: Date,
): Promise<void> {
  const left = { 'zh-CN': [...manifestos['zh-CN']], 'en-US': [...manifestos['en-US']] }
  for (const [index, team] of teams.entries()) {
    if (index > 0 && random.next() < 0.4) continue
    const change =
      index === 0
        ? {
            manifesto: '从企鹅到天气，数据里都有故事。欢迎喜欢动手的你。',
            announcement: '周三晚八点同步进展，先看错分最多的样本。',
            mentor: '陈知远',
            mentorUnit: '云舟数据实验室',
            wantsMembers: true,
          }
        : { manifesto: left[team.lang].shift() ?? '', wantsMembers: random.next() < 0.5 }
    await updateTeam(tx, { teamId: team.id, userId: team.captain, change, now })
  }
}

/** Requests that wait for the first team's captain: of people alone, and of another team. */
export async function askFirstTeam(
  tx: Tx,
  ask: {
    competitionId: number
    first: DemoTeam
    newcomers: readonly { id: number; lang: Lang }[]
    other: DemoTeam
    now: Date
  },
): Promise<void> {
  const { competitionId, first, now } = ask
  const to = { competitionId, teamId: first.id }
  for (const [index, person] of ask.newcomers.entries()) {
    const reasons = joinReasons[person.lang]
    await askTeam(tx, {
      ...to,
      kind: 'join',
      userId: person.id,
      message: reasons[index % reasons.length] ?? '',
      now: new Date(now.getTime() - (ask.newcomers.length - index) * 5 * 3_600_000),
    })
  }
  await askTeam(tx, {
    ...to,
    kind: 'merge',
    userId: ask.other.captain,
    message: mergeReason[ask.other.lang],
    now: new Date(now.getTime() - 1_800_000),
  })
}

/** An invite activity over the whole time of a competition; its signups come through links of the first few. */
export async function openInviteActivity(
  tx: Tx,
  activity: { name: string; competition_id: number; start_at: Date; end_at: Date },
): Promise<void> {
  await tx.insertInto('invite_activity').values(activity).execute()
}

/** The leaderboards that would stand by now. */
export async function rankDemoInvites(tx: Tx, name: string, now: Date): Promise<void> {
  const { zone, ...activity } = await tx
    .selectFrom('invite_activity as a')
    .innerJoin('competition as c', 'c.id', 'a.competition_id')
    .where('a.name', '=', name)
    .selectAll('a')
    .select('c.zone')
    .executeTakeFirstOrThrow()
  const times = { zone, startAt: activity.start_at, endAt: activity.end_at }
  for (const board of dueBoards(times, new Set(), now)) await rankInvites(tx, activity, board, board.until)
}
