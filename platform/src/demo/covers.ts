import { readGapminder, readPenguins, readSeattleWeather, readStrikes } from './data/read.ts'

const size = { width: 640, height: 360 }
const svg = (background: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" role="img"><rect width="100%" height="100%" fill="${background}"/>${body}</svg>`
const scale = (from: number, to: number, low: number, high: number) => (value: number) =>
  Math.round((low + ((value - from) / (to - from)) * (high - low)) * 10) / 10

/** Bill against flipper: the three species lie in three clouds. */
export function penguinCover(): string {
  const x = scale(170, 232, 40, 600)
  const y = scale(32, 60, 330, 30)
  const colour: Record<string, string> = { Adelie: '#ff9f6b', Chinstrap: '#c792ff', Gentoo: '#5be0d0' }
  return svg(
    '#101a3a',
    readPenguins()
      .map(
        one =>
          `<circle cx="${x(one.flipperLength)}" cy="${y(one.billLength)}" r="5" fill="${colour[one.species]}" fill-opacity=".75"/>`,
      )
      .join(''),
  )
}

/** Four years of highs and lows, a bar a week, warm or cold. */
export function weatherCover(): string {
  const days = readSeattleWeather()
  const y = scale(-8, 38, 350, 10)
  const weeks = Array.from({ length: Math.floor(days.length / 7) }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  )
  const width = size.width / weeks.length
  const bars = weeks.map((week, index) => {
    const high = Math.max(...week.map(day => day.tempMax))
    const low = Math.min(...week.map(day => day.tempMin))
    const hue = Math.round(scale(0, 36, 215, 12)(high))
    return `<rect x="${(index * width).toFixed(1)}" y="${y(high)}" width="${(width * 0.72).toFixed(1)}" height="${(y(low) - y(high)).toFixed(1)}" rx="1" fill="hsl(${hue} 85% 62%)"/>`
  })
  return svg('#0d2233', bars.join(''))
}

/** A line a country: life expectancy from 1955 to 2005. */
export function lifeCover(): string {
  const x = scale(1955, 2005, 20, 620)
  const y = scale(22, 84, 350, 12)
  const countries = Map.groupBy(readGapminder(), row => row.country)
  const hues = [200, 150, 35, 275, 0, 100]
  const lines = [...countries.values()].map(
    rows =>
      `<polyline fill="none" stroke="hsl(${hues[rows[0]?.cluster ?? 0]} 80% 68%)" stroke-opacity=".7" stroke-width="2" points="${rows.map(row => `${x(row.year)},${y(row.lifeExpectancy)}`).join(' ')}"/>`,
  )
  return svg('#1c1430', lines.join(''))
}

/** Strikes a month and hour of day, the share with damage in another colour. */
export function strikeCover(): string {
  const strikes = readStrikes()
  const bars = Array.from({ length: 12 }, (_, index) => {
    const month = strikes.filter(strike => strike.month === index + 1)
    const damaged = month.filter(strike => strike.hasDamage).length
    const height = scale(0, 1_700, 0, 330)
    const x = 34 + index * 48
    return `<rect x="${x}" y="${350 - height(month.length)}" width="34" height="${height(month.length)}" rx="4" fill="#4d7cff"/><rect x="${x}" y="${350 - height(damaged)}" width="34" height="${height(damaged)}" rx="4" fill="#ffd166"/>`
  })
  return svg('#0f2027', bars.join(''))
}
