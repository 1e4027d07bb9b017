import type { NoticeKind } from '../../../../base/notice-kinds.ts'
import { personMark, teamMark } from '../../../people/notices/rules.ts'
import type { Localized } from '../../../../base/web/language.ts'
import type { TeamEvent } from './history.ts'

export type TeamNoticeKind = Extract<NoticeKind, `team.${string}`>
type Sentence = {
  kind: TeamNoticeKind
  to: readonly number[] | 'members' | 'captain'
  text: Localized
}

/** Who is told what: the first sentence for a person is the only one. */
export function sentences(event: TeamEvent): Sentence[] {
  const { detail = {}, subjectId } = event
  const team = teamMark(event.teamId)
  const otherTeam = teamMark(detail.teamId ?? 0)
  const actor = personMark(event.actorId ?? 0)
  const subject = personMark(subjectId ?? 0)
  const person = subjectId ? [subjectId] : []
  switch (event.action) {
    case 'asked':
      return [
        detail.kind === 'merge'
          ? {
              kind: 'team.asked',
              to: 'captain',
              text: {
                zh: `${actor} 代表队伍“${otherTeam}”申请并入“${team}”。`,
                en: `${actor} asks to merge the team “${otherTeam}” into “${team}”.`,
              },
            }
          : {
              kind: 'team.asked',
              to: 'captain',
              text: {
                zh: `${actor} 申请加入队伍“${team}”。`,
                en: `${actor} asks to join your team “${team}”.`,
              },
            },
      ]
    case 'denied':
      return [
        {
          kind: 'team.decided',
          to: person,
          text: {
            zh: `队伍“${team}”拒绝了你的申请。`,
            en: `The team “${team}” has denied your request.`,
          },
        },
      ]
    case 'joined':
      return [
        {
          kind: 'team.decided',
          to: person,
          text: { zh: `你已加入队伍“${team}”。`, en: `You are now in the team “${team}”.` },
        },
        {
          kind: 'team.members',
          to: 'members',
          text: { zh: `${subject} 加入了队伍“${team}”。`, en: `${subject} has joined the team “${team}”.` },
        },
      ]
    case 'merged':
      return [
        {
          kind: 'team.decided',
          to: detail.members ?? [],
          text: {
            zh: `队伍“${otherTeam}”已并入“${team}”。`,
            en: `The team “${otherTeam}” is now part of “${team}”.`,
          },
        },
        {
          kind: 'team.members',
          to: 'members',
          text: {
            zh: `队伍“${otherTeam}”并入了“${team}”。`,
            en: `The team “${otherTeam}” has joined “${team}”.`,
          },
        },
      ]
    case 'removed':
      return [
        {
          kind: 'team.members',
          to: person,
          text: {
            zh: `你已被移出队伍“${team}”，现在是一人队伍。`,
            en: `You have been removed from the team “${team}” and have a team of one again.`,
          },
        },
      ]
    case 'quit':
      return [
        {
          kind: 'team.members',
          to: 'captain',
          text: { zh: `${actor} 退出了队伍“${team}”。`, en: `${actor} has quit the team “${team}”.` },
        },
      ]
    case 'transferred':
      return [
        {
          kind: 'team.members',
          to: person,
          text: {
            zh: `你现在是队伍“${team}”的队长。`,
            en: `You are now captain of the team “${team}”.`,
          },
        },
      ]
    case 'banned':
      return [
        {
          kind: 'team.banned',
          to: 'members',
          text: {
            zh: `队伍“${team}”被取消参赛资格：${detail.reason ?? ''}`,
            en: `The team “${team}” has been disqualified: ${detail.reason ?? ''}`,
          },
        },
      ]
    case 'unbanned':
      return [
        {
          kind: 'team.banned',
          to: 'members',
          text: {
            zh: `队伍“${team}”已恢复参赛资格。`,
            en: `The team “${team}” is no longer disqualified.`,
          },
        },
      ]
    default:
      return []
  }
}
