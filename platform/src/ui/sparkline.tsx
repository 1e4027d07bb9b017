import { Plot, PlotLine } from './plot.tsx'
import { linearScale } from './scale.ts'

/** A few numbers in the height of a line of text, the newest at the right. `title` says what it shows. */
export function Sparkline({
  values,
  title,
  isSmallestOnTop = false,
}: {
  values: readonly number[]
  title: string
  /** For places. */ isSmallestOnTop?: boolean
}) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const x = linearScale(0, values.length - 1, 0, 100)
  const y = isSmallestOnTop ? linearScale(low, high, 10, 90) : linearScale(low, high, 90, 10)
  return (
    <span className="inline-block h-5 w-16 align-middle opacity-80" title={title}>
      <Plot>
        <PlotLine points={values.map((value, index) => ({ x: x(index), y: y(value) }))} />
      </Plot>
      <span className="sr-only">{title}</span>
    </span>
  )
}
