import { work } from '../../../../base/jobs/job.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { deliver } from '../../../people/notices/server/public.ts'
import { scheduleTitle } from '../../../competing/schedules/rules.ts'
import { notifyOfPromotionJob } from './job.ts'

export const promotionJobs = [
  work(notifyOfPromotionJob, async ({ db }, { scheduleId, teamIds }, { now }) => {
    // Those whose promotion stands: it may have been withdrawn before this was told.
    const rows = await db
      .selectFrom('promotion as p')
      .innerJoin('schedule as d', 'd.id', 'p.schedule_id')
      .innerJoin('competition as c', 'c.id', 'd.competition_id')
      .innerJoin('team as t', 't.id', 'p.team_id')
      .where('p.schedule_id', '=', scheduleId)
      .where('p.team_id', 'in', [...teamIds, 0])
      .where('p.withdrawn_at', 'is', null)
      .select(['p.id', 'p.team_id', 't.name', 'd.competition_id', 'd.sort', 'd.title_zh', 'd.title_en'])
      .select(['c.title_zh as zh', 'c.title_en as en'])
      .execute()
    const members = await db
      .selectFrom('team_member')
      .select(['team_id', 'user_id'])
      .where('team_id', 'in', [...teamIds, 0])
      .execute()
    const title = (row: (typeof rows)[number], lang: Lang) =>
      scheduleTitle(row.sort, lang === 'zh-CN' ? row.title_zh : row.title_en, lang)
    for (const row of rows) {
      const text = {
        zh: `你的队伍“${row.name}”已晋级“${row.zh}”${title(row, 'zh-CN')}。`,
        en: `Your team “${row.name}” goes on to ${title(row, 'en-US')} of “${row.en}”.`,
      }
      const to = members.filter(member => member.team_id === row.team_id).map(member => member.user_id)
      const path = `/competitions/${row.competition_id}/submits`
      await deliver(db, { key: `promotion:${row.id}`, text, path, to }, now)
    }
  }),
]
