import { work } from '../../../../base/jobs/job.ts'
import { deliver } from '../../../people/notices/server/public.ts'
import { scheduleTitle } from '../rules.ts'
import { revealAsPlanned } from './commands/reveal-schedule.ts'
import { revealJob, notifyOfRevealJob } from './job.ts'

export const scheduleJobs = [
  work(revealJob, ({ db }, { scheduleId }, { now }) =>
    db.transaction().execute(tx => revealAsPlanned(tx, scheduleId, now)),
  ),

  work(notifyOfRevealJob, async ({ db }, { scheduleId }, { now }) => {
    const round = await db
      .selectFrom('schedule as d')
      .innerJoin('competition as c', 'c.id', 'd.competition_id')
      .where('d.id', '=', scheduleId)
      .select([
        'd.competition_id',
        'd.sort',
        'd.title_zh',
        'd.title_en',
        'c.title_zh as zh',
        'c.title_en as en',
      ])
      .executeTakeFirst()
    if (!round) return
    const members = await db
      .selectFrom('team_member as m')
      .where('m.competition_id', '=', round.competition_id)
      .where('m.team_id', 'in', eb =>
        eb.selectFrom('ranking_entry').select('team_id').where('schedule_id', '=', scheduleId),
      )
      .select('m.user_id')
      .execute()
    const title = (lang: 'zh-CN' | 'en-US') =>
      scheduleTitle(round.sort, lang === 'zh-CN' ? round.title_zh : round.title_en, lang)
    const to = members.map(member => member.user_id)
    const text = {
      zh: `“${round.zh}”${title('zh-CN')}的 B 榜已经揭晓，快去看看你们的名次。`,
      en: `List B of ${title('en-US')} in “${round.en}” is revealed. See where your team stands.`,
    }
    const path = `/competitions/${round.competition_id}/ranking`
    await deliver(db, { key: `reveal:${scheduleId}`, text, path, to }, now)
  }),
]
