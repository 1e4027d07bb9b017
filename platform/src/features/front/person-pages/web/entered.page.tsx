import { formatCount, usualZone } from '../../../../base/web/format.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SitePages } from '../../../../site/site-pages.tsx'
import { SiteLink } from '../../../../site/site-link.tsx'
import { ListView } from '../../../../site/list-view.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { listActivity, listEntered } from '../contract.ts'
import { unlessMissing } from '../../../../site/unless-missing.ts'
import { listPerPage } from '../rules.ts'
import { personWords } from '../words.ts'
import { ActivitySection } from './parts/activity-section.tsx'
import { CourseCharts } from '../../../scoring/rankings/web/parts/course-charts.tsx'
import { EnteredList } from './parts/entered-list.tsx'
import { Hidden } from './parts/hidden.tsx'
import { personMeta, usePerson } from './parts/person-data.ts'
import { RatingCard } from './parts/rating-card.tsx'
import { RankHistory } from './parts/rank-history.tsx'
import type { Route } from './+types/entered.page.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, readerZone } = context.get(pageContext)
  const of = { id: Number(params.id) }
  const { page } = readQuery(listEntered, url)
  const { before } = readQuery(listActivity, url)
  const cmpt = Number(url.searchParams.get('cmpt')) || undefined
  const [entered, heat, activity, opened, rated] = await Promise.all([
    api('GET /api/users/{id}/competitions', { params: of, query: { page, per_page: listPerPage } }),
    api('GET /api/users/{id}/activity/days', { params: of, query: { zone: readerZone ?? usualZone } }),
    api('GET /api/users/{id}/activity', { params: of, query: { before } }),
    cmpt &&
      api('GET /api/users/{id}/competitions/{competitionId}', { params: { ...of, competitionId: cmpt } }),
    // Switched off, or hidden with the competitions.
    api('GET /api/users/{id}/rating', { params: of }).catch(unlessMissing),
  ])
  return {
    entered,
    heat,
    activity,
    rated,
    page: page ?? 1,
    before,
    opened: opened && { id: cmpt, ...opened },
  }
}

export const meta: Route.MetaFunction = ({ matches }) => personMeta(matches, '')

/** What somebody competed in, how they came on, and what they did of late. */
export default function EnteredPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(personWords).history
  const { isOwn } = usePerson()
  const { entered, heat, activity, rated, page, before, opened } = loaderData
  return (
    <>
      <section aria-labelledby="history" className="grid grid-cols-1 gap-6">
        <h2 id="history" className="sr-only">
          {words.title}
        </h2>
        {entered.isVisible && rated?.rating && <RatingCard rated={rated} />}
        {entered.isVisible ? (
          <ListView
            found={entered.total > 0 && words.found(formatCount(entered.total))}
            empty={
              entered.list.length === 0 && (
                <EmptyState
                  title={words.none}
                  action={
                    isOwn && (
                      <SiteLink to="/competitions" className={buttonClass()}>
                        {words.browse}
                      </SiteLink>
                    )
                  }
                >
                  {isOwn ? words.noneOwn : words.noneOther}
                </EmptyState>
              )
            }
            pages={<SitePages page={page} total={entered.total} perPage={listPerPage} />}
          >
            <RankHistory entered={entered.list} />
            <EnteredList
              entered={entered.list}
              opened={opened ? opened.id : undefined}
              course={
                opened ? (
                  <div className="border-t border-line p-4 sm:p-5">
                    <CourseCharts course={opened.course} />
                  </div>
                ) : null
              }
            />
          </ListView>
        ) : (
          <Hidden>{words.hidden}</Hidden>
        )}
      </section>
      <ActivitySection heat={heat} activity={activity} isOlder={before !== undefined} isOwn={isOwn} />
    </>
  )
}
