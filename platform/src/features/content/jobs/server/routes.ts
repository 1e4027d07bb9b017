import { abilityOf } from '../../../../base/contract/ability.ts'
import { baseFaults } from '../../../../base/contract/faults.ts'
import { handle, handleForAll, type Handler } from '../../../../base/http/handler.ts'
import { renderMarkdown } from '../../../../base/markdown/render.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { requireSponsorSite } from '../../pages/server/public.ts'
import { applyForJob, getSiteJob, listSiteJobs, withdrawApplication } from '../contract.ts'
import { applyDenied, type ApplicationState } from '../rules.ts'
import { apply, requireMayApply, withdraw } from './commands/applications.ts'
import { presentJob, readsApplications, requireJob } from './reads.ts'
import { takeApplication } from './take-cv.ts'

const ownOf = (row: { id: number; state: ApplicationState; created_at: Date }) => ({
  id: row.id,
  state: row.state,
  createdAt: row.created_at,
})

export const jobHandlers: Handler[] = [
  handleForAll(listSiteJobs, async ({ read, lang, now }, { params, query: { kind, page, per_page } }) => {
    const site = await requireSponsorSite(read, params.name)
    const shown = read
      .selectFrom('job_posting')
      .where('site_id', '=', site.id)
      .where('is_published', '=', true)
      .$if(kind !== undefined, query => query.where('kind', '=', kind ?? 'full'))
    const [rows, { total }] = await Promise.all([
      shown
        .selectAll()
        .orderBy('id', 'desc')
        .limit(per_page)
        .offset((page - 1) * per_page)
        .execute(),
      shown.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ])
    return { list: rows.map(row => presentJob(row, lang, now)), total }
  }),

  handle(getSiteJob, async ({ db, viewer, lang, now }, { params }) => {
    const { posting, own } = await requireJob(db, { ...params, viewer })
    const job = presentJob(posting, lang, now)
    const denied = applyDenied(
      {
        posting: { closesAt: posting.closes_at },
        isStaff: readsApplications(viewer),
        hasApplied: own !== undefined,
      },
      now,
    )
    return {
      ...job,
      html: renderMarkdown(localizeColumn(posting, 'body', lang)),
      own: own ? ownOf(own) : null,
      apply: abilityOf(denied ?? (viewer ? undefined : baseFaults.signInFirst), lang),
    }
  }),

  handle(applyForJob, async (context, { params }) => {
    const { db, viewer, now } = context
    // Nothing is stored of whoever may not apply.
    await requireMayApply(db, { ...params, viewer, now })
    const { fields, cv } = await takeApplication(context)
    const { hasConsented: _given, ...sent } = fields
    return context.write(async tx => ownOf(await apply(tx, { ...params, viewer, fields: sent, cv, now })))
  }),

  handle(withdrawApplication, ({ write, viewer, now }, { params }) =>
    write(async tx => {
      await withdraw(tx, { ...params, viewer, now })
      return { isWithdrawn: true }
    }),
  ),
]
