import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Card } from '../../../../../ui/card.tsx'
import { ratingWords } from '../../words.ts'
import { RatingHistory, type PersonRating } from './rating-history.tsx'

type Own = NonNullable<Answer<SiteCalls['GET /api/users/ranking']>['own']>

/** Where the reader stands among all who are listed, and how that came about. */
export function OwnRating({ own, rated, listed }: { own: Own; rated: PersonRating; listed: number }) {
  const words = useWords(ratingWords)
  const place = formatCount(own.place)
  return (
    <Card as="section" className="grid grid-cols-1 gap-4">
      <p className="font-medium">
        {own.isListed ? words.ownPlace(place, formatCount(listed)) : words.ownHidden(place)}{' '}
        {!own.isListed && <SiteLink to="/users/v2/setting-privacy">{words.privacy}</SiteLink>}
      </p>
      <details>
        <summary className="cursor-pointer text-sm text-accent">{words.ownHistory}</summary>
        <div className="mt-4">
          <RatingHistory rated={rated} />
        </div>
      </details>
    </Card>
  )
}
