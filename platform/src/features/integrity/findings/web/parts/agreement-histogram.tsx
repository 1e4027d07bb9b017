import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { ChartTable } from '../../../../../ui/chart.tsx'
import { integrityWords } from '../../words.ts'
import type { FindingDetail } from './use-brief.ts'

type Detail = Extract<FindingDetail['detail'], { kind: 'near_predictions' }>

/**
 * Where a pair stands among all pairs of its board. The scale is in decimal places of agreement: on the scale of the
 * agreement itself all good models would stand on one spot.
 */
export function AgreementHistogram({
  detail,
  text,
}: {
  detail: Detail
  text: (agreement: number) => string
}) {
  const { near: words } = useWords(integrityWords)
  const { from, to, counts } = detail.histogram
  if (counts.length === 0) return null
  const highest = Math.max(...counts)
  const at = (index: number) => from + ((to - from) * index) / counts.length
  const agreement = (closeness: number) => text(1 - 10 ** -closeness)
  const own = Math.min(
    counts.length - 1,
    Math.max(0, Math.floor(((detail.closeness - from) / (to - from || 1)) * counts.length)),
  )
  // A bar of one pair among thousands is still to be seen.
  const height = (count: number) => (count === 0 ? 0 : Math.max(4, (count / highest) * 100))
  return (
    <figure>
      <figcaption className="text-sm">
        <span className="font-medium">{words.histogram}</span>
        <span className="block text-muted">
          {words.histogramText(formatCount(detail.teams), formatCount(detail.pairs))}
        </span>
      </figcaption>
      <div className="mt-4" aria-hidden="true">
        <div className="flex h-32 items-end gap-px border-b border-line-strong">
          {counts.map((count, index) => (
            <span key={index} className="relative flex h-full grow items-end">
              <span
                className={`w-full rounded-t-sm ${index === own ? 'bg-bad' : 'bg-accent/60'}`}
                style={{ height: `${height(count)}%` }}
              />
              {index === own && (
                <span
                  className={`absolute text-xs font-medium whitespace-nowrap text-bad ${own > counts.length / 2 ? 'right-0' : 'left-0'}`}
                  style={{ bottom: `calc(${height(count)}% + 0.25rem)` }}
                >
                  {words.here}
                </span>
              )}
            </span>
          ))}
        </div>
        <div className="mt-1 flex justify-between text-xs text-muted tabular-nums">
          <span>
            {words.from} {agreement(from)}
          </span>
          <span>
            {words.to} {agreement(to)}
          </span>
        </div>
      </div>
      <ChartTable
        caption={words.histogram}
        heads={[words.bin, words.count]}
        rows={counts.map((count, index) => [
          `${agreement(at(index))} – ${agreement(at(index + 1))}${index === own ? ` (${words.here})` : ''}`,
          count,
        ])}
      />
    </figure>
  )
}
