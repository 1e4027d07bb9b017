import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: {
    schedule: { zh: '轮次与评测', en: 'Rounds and scoring' },
  },
  subjects: {
    schedule: { zh: '轮次', en: 'Round' },
  },
  actions: {
    'competition.rounds': { zh: '修改赛程', en: 'Change the rounds' },
    'schedule.ladder': { zh: '修改阶梯榜设置', en: 'Change the ladder' },
    'schedule.plan-reveal': { zh: '定时揭榜', en: 'Schedule the reveal' },
    'schedule.reveal': { zh: '揭榜', en: 'Reveal the private leaderboard' },
    'schedule.unplan-reveal': { zh: '取消定时揭榜', en: 'Cancel the scheduled reveal' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'competing/schedules': typeof audit
  }
}
