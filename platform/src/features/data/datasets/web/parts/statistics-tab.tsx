import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { choiceClass, choicesClass } from '../../../../../ui/choices.ts'
import { datasetWords } from '../../words.ts'
import { DayChart } from './day-chart.tsx'

export const statisticsDays = [30, 90, 365] as const

/** How often a dataset is looked at and taken, for its editors. */
export function StatisticsTab({
  statistics,
  days,
  linkTo,
}: {
  statistics: Answer<SiteCalls['GET /api/datasets/{id}/statistics']>
  days: number
  linkTo: (days: number) => string
}) {
  const words = useWords(datasetWords).statistics
  return (
    <div className="grid gap-6">
      <dl className="grid gap-4 sm:grid-cols-3">
        {(
          [
            [words.views, statistics.views],
            [words.downloads, statistics.downloads],
            [words.people, statistics.people],
          ] as const
        ).map(([label, value]) => (
          <div key={label} className="rounded-2xl border border-line bg-card p-5 shadow-card">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="mt-1 text-2xl font-bold tabular-nums">{formatCount(value)}</dd>
          </div>
        ))}
      </dl>
      <ul className={`${choicesClass} w-fit`}>
        {statisticsDays.map(choice => (
          <li key={choice}>
            <SiteLink
              to={linkTo(choice)}
              preventScrollReset
              aria-current={choice === days ? 'page' : undefined}
              className={`block ${choiceClass(choice === days)}`}
            >
              {words.last(choice)}
            </SiteLink>
          </li>
        ))}
      </ul>
      <DayChart
        title={words.chart(words.views)}
        days={statistics.days.map(({ day, views }) => ({ day, count: views }))}
      />
      <DayChart
        title={words.chart(words.downloads)}
        days={statistics.days.map(({ day, downloads }) => ({ day, count: downloads }))}
      />
    </div>
  )
}
