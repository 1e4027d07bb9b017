import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useQueryLink } from '../../../../../site/use-query-link.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { buttonClass } from '../../../../../ui/button.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { activityWords } from '../../activity-words.ts'
import { Feed } from './feed.tsx'
import { HeatMap } from './heat-map.tsx'
import { Hidden } from './hidden.tsx'

type Props = {
  heat: Answer<SiteCalls['GET /api/users/{id}/activity/days']>
  activity: Answer<SiteCalls['GET /api/users/{id}/activity']>
  /** Whether what is shown is not the newest. */
  isOlder: boolean
  isOwn: boolean
}

/** A year at a glance, and what somebody did, newest first. */
export function ActivitySection({ heat, activity, isOlder, isOwn }: Props) {
  const words = useWords(activityWords)
  const to = useQueryLink()
  return (
    <section aria-labelledby="activity" className="mt-4 grid grid-cols-1 gap-4">
      <h2 id="activity" className="scroll-mt-24 text-xl font-semibold">
        {words.title}
      </h2>
      {!activity.isVisible ? (
        <Hidden>{words.hidden}</Hidden>
      ) : (
        <>
          <Card className="p-4 sm:p-5">
            <HeatMap heat={heat} />
          </Card>
          {activity.events.length === 0 ? (
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
          ) : (
            <Feed events={activity.events} />
          )}
          <p className="flex justify-between gap-4">
            {isOlder ? (
              <SiteLink
                to={`${to({ before: null })}#activity`}
                className={buttonClass({ variant: 'secondary', size: 'small' })}
              >
                {words.newest}
              </SiteLink>
            ) : (
              <span />
            )}
            {activity.next !== null && (
              <SiteLink
                to={`${to({ before: activity.next })}#activity`}
                className={buttonClass({ variant: 'secondary', size: 'small' })}
              >
                {words.older}
              </SiteLink>
            )}
          </p>
        </>
      )}
    </section>
  )
}
