import { formatCount } from '../../../../../base/web/format.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Card } from '../../../../../ui/card.tsx'
import { medals } from '../../../../scoring/ratings/rules.ts'
import { Medals } from '../../../../scoring/ratings/web/parts/medals.tsx'
import { RatingChart } from '../../../../scoring/ratings/web/parts/rating-chart.tsx'
import type { PersonRating } from '../../../../scoring/ratings/web/parts/rating-history.tsx'
import { TierBadge } from '../../../../scoring/ratings/web/parts/tier-badge.tsx'
import { ratingWords } from '../../../../scoring/ratings/words.ts'

/** Somebody's rating at a glance, and how it went. */
export function RatingCard({ rated: { rating, history } }: { rated: PersonRating }) {
  const words = useWords(ratingWords).person
  if (!rating) return null
  const show = (points: number) => formatCount(Math.round(points))
  return (
    <Card as="section" className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <TierBadge tier={rating.tier} />
        <p className="text-2xl font-bold tabular-nums">
          {show(rating.points)}{' '}
          <span className="text-sm font-normal tracking-normal text-muted">{words.points}</span>
        </p>
        {medals.some(medal => rating.medals[medal] > 0) && <Medals counts={rating.medals} />}
        <SiteLink to="/users/ranking" className="text-sm text-accent">
          {rating.place === null ? words.unlisted : words.place(formatCount(rating.place))}
        </SiteLink>
      </div>
      {history.length > 2 && <RatingChart history={history} />}
    </Card>
  )
}
