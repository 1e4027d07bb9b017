import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { activityWords } from '../../activity-words.ts'
import { Feed } from './feed.tsx'

/** What the people whom the reader follows did of late; nothing where the reader does not want to hear of it. */
export function FollowedFeed({ followed }: { followed: Answer<SiteCalls['GET /api/activity']> }) {
  const words = useWords(activityWords).followed
  if (!followed.isVisible) return null
  return (
    <section aria-labelledby="followed" className="min-w-0">
      <h2 id="followed" className="mb-4 text-lg font-bold">
        {words.title}
      </h2>
      {followed.events.length > 0 ? (
        <Feed events={followed.events} isOfMany />
      ) : (
        <p className="rounded-2xl border border-dashed border-line px-6 py-10 text-center text-balance text-muted">
          {followed.following > 0 ? (
            words.quiet
          ) : (
            <>
              {words.nobodyHint}{' '}
              <SiteLink to="/discussions" className="font-medium whitespace-nowrap text-accent">
                {words.meet}
              </SiteLink>
            </>
          )}
        </p>
      )}
    </section>
  )
}
