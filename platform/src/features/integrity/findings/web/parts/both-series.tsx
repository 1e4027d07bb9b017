import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Plot, PlotLine } from '../../../../../ui/plot.tsx'
import { linearScale, paddedBounds } from '../../../../../ui/scale.ts'
import { integrityWords } from '../../words.ts'
import type { FindingDetail } from './use-brief.ts'

type Aligned = Extract<FindingDetail['detail'], { kind: 'near_predictions' }>['aligned']

/**
 * The predictions of both teams for the same ids: one as a line in its own order, the other as points. Where one was
 * copied the points lie on the line. The values stand in a table below.
 */
export function BothSeries({ aligned, names }: { aligned: Aligned; names: readonly string[] }) {
  const { near: words } = useWords(integrityWords)
  const column = aligned[0]?.column
  const pairs = aligned
    .filter(row => row.column === column)
    .map(row => ({ a: Number(row.a), b: Number(row.b) }))
    .filter(({ a, b }) => Number.isFinite(a) && Number.isFinite(b))
    .toSorted((x, y) => x.a - y.a)
  if (pairs.length < 2) return null
  // Either on its own scale: a copy that was stretched is a copy.
  const scale = (values: readonly number[]) => {
    const [low, high] = paddedBounds(values)
    return linearScale(low, high, 100, 0)
  }
  const [a, b] = [scale(pairs.map(pair => pair.a)), scale(pairs.map(pair => pair.b))]
  const x = linearScale(0, pairs.length - 1, 0.5, 99.5)
  return (
    <figure>
      <figcaption className="text-sm">
        <span className="font-medium">
          {words.series}
          {column && ` · ${column}`}
        </span>
        <span className="block text-muted">{words.seriesText(formatCount(pairs.length))}</span>
        <span className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
          <span className="flex min-w-0 items-center gap-2">
            <span className="h-0.5 w-5 shrink-0 bg-accent" aria-hidden="true" />
            <span className="break-words">{names[0]}</span>
          </span>
          <span className="flex min-w-0 items-center gap-2">
            <span className="size-2 shrink-0 rounded-full bg-bad" aria-hidden="true" />
            <span className="break-words">{names[1]}</span>
          </span>
        </span>
      </figcaption>
      <div className="relative mt-4 h-40 border-b border-l border-line-strong" aria-hidden="true">
        <Plot className="absolute inset-0">
          <PlotLine points={pairs.map((pair, index) => ({ x: x(index), y: a(pair.a) }))} />
        </Plot>
        {pairs.map((pair, index) => (
          <span
            key={index}
            className="absolute size-1.5 -translate-1/2 rounded-full bg-bad"
            style={{ left: `${x(index)}%`, top: `${b(pair.b)}%` }}
          />
        ))}
      </div>
    </figure>
  )
}
