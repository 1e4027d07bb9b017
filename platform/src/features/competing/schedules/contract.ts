import { z } from 'zod'
import { ability } from '../../../base/contract/ability.ts'
import { chosenInstantAnywhere, defineCall, id, instant } from '../../../base/contract/call.ts'
import { competitionFaults } from '../competitions/faults.ts'
import { scheduleFaults } from './faults.ts'
import { itsOrganisers } from '../../shared/roles/demands.ts'

const runSchedule = z.object({
  id: z.number(),
  sort: z.number(),
  title: z.string(),
  startTime: instant(),
  endTime: instant(),
  listAStartTime: instant(),
  listAEndTime: instant(),
  listBStartTime: instant().nullable(),
  listBEndTime: instant().nullable(),
  listBMode: z.enum(['none', 'window', 'split']),
  subRank: z.array(z.string()),
  /** What those are called. */
  boards: z.array(z.object({ key: z.string(), name: z.string() })),
  metric: z.string().nullable(),
  direction: z.enum(['maximize', 'minimize']),
  precision: z.number(),
  ladder: z.boolean(),
  /** Which list takes submissions now. */
  openList: z.enum(['A', 'B']).nullable(),
  submissions: z.number(),
  waiting: z.number(),
  teams: z.number(),
  revealedAt: instant().nullable(),
  revealPlannedAt: instant().nullable(),
  /** The first moment at which list B may be revealed. */
  revealFrom: instant().nullable(),
  abilities: z.object({ reveal: ability, ladder: ability }),
})

export const listRunSchedules = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/schedules',
  summary: {
    zh: '竞赛的各轮与揭榜状态（主办方）',
    en: 'Rounds of a competition and their reveal (organizer)',
  },
  access: itsOrganisers,
  params: z.object({ id: id() }),
  answer: z.object({
    competition: z.object({ id: z.number(), title: z.string(), zone: z.string() }),
    schedules: z.array(runSchedule),
  }),
  faults: [competitionFaults.notFound],
})

export const revealSchedule = defineCall({
  method: 'PUT',
  path: '/api/admin/competitions/{id}/schedules/{scheduleId}/reveal',
  summary: {
    zh: '立即或定时揭晓 B 榜；揭晓后不可撤回',
    en: 'Reveal the private leaderboard now or at a set time; once done nobody can take it back',
  },
  access: itsOrganisers,
  params: z.object({ id: id(), scheduleId: id() }),
  body: z.object({
    /** `unplanned` forgets a time that was set and has not come. */
    when: z.enum(['now', 'planned', 'unplanned']),
    at: chosenInstantAnywhere().optional(),
  }),
  answer: runSchedule,
  faults: Object.values(scheduleFaults),
})

export const setLadder = defineCall({
  method: 'PUT',
  path: '/api/admin/competitions/{id}/schedules/{scheduleId}/ladder',
  summary: {
    zh: '开启或关闭阶梯榜（第一次提交之前）',
    en: 'Give the public leaderboard a ladder or take it away, before the first submission',
  },
  access: itsOrganisers,
  params: z.object({ id: id(), scheduleId: id() }),
  body: z.object({ ladder: z.boolean() }),
  answer: runSchedule,
  faults: [scheduleFaults.notFound, scheduleFaults.hasSubmissions],
})
