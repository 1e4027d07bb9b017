import { sql } from 'kysely'
import { Failure } from '../../../../base/contract/failure.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { requireSponsorSite } from '../../pages/server/public.ts'
import { joinTalents, leaveTalents, listTalents } from '../contract.ts'
import { jobFaults } from '../faults.ts'
import { talentPage } from './talents.views.ts'

const mostOffered = 20

export const talentHandlers: Handler[] = [
  handle(listTalents, async ({ read, db, viewer }, { params, query }) => {
    const site = await requireSponsorSite(read, params.name)
    const [page, skills, own] = await Promise.all([
      talentPage(read, {
        siteId: site.id,
        skill: query.search,
        hasMedal: query.hasMedal,
        page: query.page,
        perPage: query.per_page,
      }),
      sql<{ skill: string; people: number }>`
        select skill, count(*)::int as people from talent, unnest(skills) as skill
        where site_id = ${site.id} group by skill order by people desc, skill limit ${mostOffered}`.execute(
        read,
      ),
      viewer
        ? db
            .selectFrom('talent')
            .select(['headline', 'skills'])
            .where('site_id', '=', site.id)
            .where('user_id', '=', viewer.userId)
            .executeTakeFirst()
        : undefined,
    ])
    return { ...page, skills: skills.rows, own: own ?? null }
  }),

  handle(joinTalents, async ({ read, write, viewer, now }, { params, body }) => {
    const site = await requireSponsorSite(read, params.name)
    const skills = [...new Set(body.skills)]
    if (skills.length === 0)
      throw new Failure(jobFaults.noSkills, { issues: [{ path: 'body.skills', code: 'required' }] })
    return write(async tx => {
      const value = { headline: body.headline, skills, consented_at: now }
      await tx
        .insertInto('talent')
        .values({ site_id: site.id, user_id: viewer.userId, ...value })
        .onConflict(conflict => conflict.columns(['site_id', 'user_id']).doUpdateSet(value))
        .execute()
      return { isShown: true }
    })
  }),

  handle(leaveTalents, async ({ read, write, viewer }, { params }) => {
    const site = await requireSponsorSite(read, params.name)
    return write(async tx => {
      await tx
        .deleteFrom('talent')
        .where('site_id', '=', site.id)
        .where('user_id', '=', viewer.userId)
        .execute()
      return { isShown: false }
    })
  }),
]
