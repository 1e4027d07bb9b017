/** Maps [from, to] on [low, high], rounded to a hundredth; a single value lies in the middle. */
export function linearScale(from: number, to: number, low: number, high: number): (value: number) => number {
  return value =>
    Math.round((to === from ? (low + high) / 2 : low + ((value - from) / (to - from)) * (high - low)) * 100) /
    100
}

/** Round values between two bounds, about as many as asked. */
export function ticks(from: number, to: number, about: number): number[] {
  if (!(to > from)) return [from]
  const rough = (to - from) / about
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map(factor => factor * power).find(candidate => candidate >= rough) as number
  const first = Math.ceil(from / step)
  const last = Math.floor(to / step)
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
}

/** Bounds with a little room on both sides, so that the highest point is not cut by the frame. */
export function paddedBounds(values: readonly number[]): [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const room = (high - low) * 0.08
  return [low - room, high + room]
}
