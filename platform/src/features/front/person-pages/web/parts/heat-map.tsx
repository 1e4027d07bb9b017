import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { ChartTable } from '../../../../../ui/chart.tsx'
import { Scroller } from '../../../../../ui/scroller.tsx'
import { activityWords } from '../../activity-words.ts'
import { heatGrid, heatLevel } from '../../rules.ts'

type Heat = Answer<SiteCalls['GET /api/users/{id}/activity/days']>

const cell = 11
const step = 14
const head = 18
const fills = [0, 0.3, 0.5, 0.75, 1]

/** A year of days, a column a week: the more of the colour, the more was done. The same as a table for those who hear it. */
export function HeatMap({ heat }: { heat: Heat }) {
  const words = useWords(activityWords).heat
  const counts = new Map(heat.days.map(({ day, count }) => [day, count]))
  const most = Math.max(0, ...counts.values())
  const weeks = heatGrid(heat.from, heat.to)
  const text = (day: string) => day.replaceAll('-', '/')
  const places = weeks.flatMap((days, week) =>
    days.map((day, index) => ({ day, x: week * step, y: head + index * step, count: counts.get(day) ?? 0 })),
  )
  return (
    <figure>
      <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-medium">{words.title}</span>
        <span className="text-muted tabular-nums">{words.total(formatCount(heat.total))}</span>
      </figcaption>
      {/* The newest days stand at its end, and are what is seen first where it does not fit. */}
      <Scroller label={words.scroll} className="flex flex-row-reverse overflow-x-auto pb-1">
        <svg
          viewBox={`0 0 ${weeks.length * step - (step - cell)} ${head + 7 * step - (step - cell)}`}
          className="h-29 w-full min-w-[46rem] shrink-0"
          aria-hidden="true"
        >
          {monthStarts(weeks).map(({ week, month }) => (
            <text key={week} x={week * step} y={10} fontSize={10} fill="var(--muted)">
              {words.month(month)}
            </text>
          ))}
          <path
            d={places
              .filter(({ count }) => count === 0)
              .map(({ x, y }) => `M${x} ${y}h${cell}v${cell}h-${cell}z`)
              .join('')}
            fill="var(--sunken)"
            stroke="var(--line)"
            strokeWidth={0.5}
          />
          {places
            .filter(({ count }) => count > 0)
            .map(({ day, x, y, count }) => (
              <rect
                key={day}
                x={x}
                y={y}
                width={cell}
                height={cell}
                rx={2}
                fill="var(--accent)"
                fillOpacity={fills[heatLevel(count, most)]}
              >
                <title>{words.day(text(day), count)}</title>
              </rect>
            ))}
        </svg>
      </Scroller>
      <p className="mt-2 flex items-center justify-end gap-1 text-xs text-muted" aria-hidden="true">
        {words.less}
        {fills.map(fill => (
          <span
            key={fill}
            className="size-2.5 rounded-[2px] ring-1 ring-line ring-inset"
            style={{
              background:
                fill === 0
                  ? 'var(--sunken)'
                  : `color-mix(in srgb, var(--accent) ${fill * 100}%, transparent)`,
            }}
          />
        ))}
        {words.more}
      </p>
      <ChartTable
        caption={words.scroll}
        heads={[words.dayHead, words.countHead]}
        rows={heat.days.map(({ day, count }) => [text(day), count])}
      />
    </figure>
  )
}

/** The weeks in which a month begins, but for one that is cut off at the left. */
function monthStarts(weeks: readonly (readonly string[])[]): { week: number; month: number }[] {
  const starts = weeks.flatMap((days, week) => {
    const first = days.find(day => day.endsWith('-01'))
    return first === undefined ? [] : [{ week, month: Number(first.slice(5, 7)) }]
  })
  return starts.filter(({ week }) => week < weeks.length - 1)
}
