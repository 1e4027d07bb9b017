import { readCars } from './data/cars.ts'
import { readEarthquakes } from './data/earthquakes.ts'
import { readAirports, readFlights } from './data/flights.ts'
import { readCarbon, readGapminder, readPenguins, readSeattleWeather, readStrikes } from './data/read.ts'

const size = { width: 640, height: 360 }
/** Squared paper behind every cover, so that they are of one family. */
const paper = `<path d="${[...Array(15).keys()].map(i => `M${(i + 1) * 40} 0v360`).join('')}${[...Array(8).keys()].map(i => `M0 ${(i + 1) * 40}h640`).join('')}" stroke="#fff" stroke-opacity=".07"/>`
export const svg = (background: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" role="img"><rect width="100%" height="100%" fill="${background}"/>${paper}${body}</svg>`
/** Whole pixels: what is drawn here is fetched by every visitor. */
export const scale = (from: number, to: number, low: number, high: number) => (value: number) =>
  Math.round(low + ((value - from) / (to - from)) * (high - low))

/** Bill against flipper: the three species lie in three clouds. */
export function penguinCover(): string {
  const x = scale(170, 232, 40, 600)
  const y = scale(32, 60, 330, 30)
  const colour: Record<string, string> = { Adelie: '#ff9f6b', Chinstrap: '#c792ff', Gentoo: '#5be0d0' }
  const clouds = Map.groupBy(readPenguins(), one => one.species)
  return svg(
    '#101a3a',
    [...clouds]
      .map(([species, penguins]) => {
        const dots = penguins.map(one => `M${x(one.flipperLength)} ${y(one.billLength)}h0`).join('')
        return `<path d="${dots}" stroke="${colour[species]}" stroke-opacity=".8" stroke-width="11" stroke-linecap="round"/>`
      })
      .join(''),
  )
}

/** Four years of highs and lows, a bar a week, warm or cold. */
export function weatherCover(): string {
  const days = readSeattleWeather()
  const y = scale(-8, 38, 350, 10)
  const hue = scale(0, 36, 215, 12)
  const weeks = Array.from({ length: Math.floor(days.length / 7) }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  )
  const x = scale(0, weeks.length - 1, 10, 630)
  const step = 8
  const bars = weeks.map((week, index) => {
    const high = Math.max(...week.map(day => day.tempMax))
    const low = Math.min(...week.map(day => day.tempMin))
    return { hue: Math.round(hue(high) / step) * step, path: `M${x(index)} ${y(high)}V${y(low)}` }
  })
  const paths = [...Map.groupBy(bars, bar => bar.hue)].map(
    ([of, same]) => `<path d="${same.map(bar => bar.path).join('')}" stroke="hsl(${of} 85% 62%)"/>`,
  )
  return svg('#0d2233', `<g stroke-width="2.2" stroke-linecap="round">${paths.join('')}</g>`)
}

/** A line a country: life expectancy from 1955 to 2005. */
export function lifeCover(): string {
  const x = scale(1955, 2005, 20, 620)
  const y = scale(22, 84, 350, 12)
  const countries = [...Map.groupBy(readGapminder(), row => row.country).values()]
  const hues = [200, 150, 35, 275, 0, 100]
  const paths = [...Map.groupBy(countries, rows => rows[0]?.cluster ?? 0)].map(([cluster, lines]) => {
    const path = lines
      .map(rows => `M${rows.map(row => `${x(row.year)} ${y(row.lifeExpectancy)}`).join('L')}`)
      .join('')
    return `<path d="${path}" stroke="hsl(${hues[cluster] ?? 0} 80% 68%)"/>`
  })
  return svg(
    '#1c1430',
    `<g fill="none" stroke-opacity=".75" stroke-width="2" stroke-linejoin="round">${paths.join('')}</g>`,
  )
}

/** Strikes a month and hour of day, the share with damage in another colour. */
export function strikeCover(): string {
  const strikes = readStrikes()
  const height = scale(0, 1_700, 0, 330)
  const bars = Array.from({ length: 12 }, (_, index) => {
    const month = strikes.filter(strike => strike.month === index + 1)
    const damaged = month.filter(strike => strike.hasDamage).length
    const x = 34 + index * 48
    return `<rect x="${x}" y="${350 - height(month.length)}" width="34" height="${height(month.length)}" rx="4" fill="#4d7cff"/><rect x="${x}" y="${350 - height(damaged)}" width="34" height="${height(damaged)}" rx="4" fill="#ffd166"/>`
  })
  return svg('#0f2027', bars.join(''))
}

/** Sixty years of carbon dioxide: it rises and breathes. */
export function carbonCover(): string {
  const values = readCarbon()
    .trim()
    .split('\n')
    .slice(1)
    .map(line => Number(line.split(',')[1]))
  const x = scale(0, values.length - 1, 30, 610)
  const y = scale(310, 420, 330, 30)
  const line = values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join('')
  return svg(
    '#0c2a26',
    `<path d="${line}L610 360L30 360Z" fill="#5be0b0" fill-opacity=".14"/><path d="${line}" fill="none" stroke="#8df0c8" stroke-width="3" stroke-linejoin="round"/>`,
  )
}

/** Weight against consumption, the thirstier the lower; a colour for where a car was built. */
export function carCover(): string {
  const x = scale(1_600, 5_150, 40, 600)
  const y = scale(8, 47, 336, 24)
  const colour: Record<string, string> = { USA: '#6ea8ff', Europe: '#ffd166', Japan: '#ff7a90' }
  const clouds = Map.groupBy(readCars(), one => one.origin)
  return svg(
    '#1a1f2b',
    [...clouds]
      .map(([origin, cars]) => {
        const dots = cars.map(one => `M${x(one.weight)} ${y(one.mpg)}h0`).join('')
        return `<path d="${dots}" stroke="${colour[origin]}" stroke-opacity=".75" stroke-width="10" stroke-linecap="round"/>`
      })
      .join(''),
  )
}

/** The routes that are flown most, as arcs over the mainland. */
export function flightCover(): string {
  const airports = readAirports()
  const x = scale(-125, -67, 24, 616)
  const y = scale(24, 49.5, 344, 40)
  const routes = Map.groupBy(readFlights(), one => [one.origin, one.destination].toSorted().join(' '))
  const arcs = [...routes]
    .filter(([, flights]) => flights.length > 3)
    .flatMap(([route]) => {
      const [from, to] = route.split(' ').map(code => airports.get(code))
      if (!from || !to) return []
      const [x1, y1, x2, y2] = [x(from.longitude), y(from.latitude), x(to.longitude), y(to.latitude)]
      const rise = Math.round(Math.hypot(x2 - x1, y2 - y1) / 4)
      return [`M${x1} ${y1}Q${Math.round((x1 + x2) / 2)} ${Math.round((y1 + y2) / 2) - rise} ${x2} ${y2}`]
    })
  const places = new Set(arcs.flatMap(arc => [/^M(\d+ \d+)/, /(\d+ \d+)$/].map(end => end.exec(arc)?.[1])))
  return svg(
    '#101c3d',
    `<path d="${arcs.join('')}" fill="none" stroke="#7fb2ff" stroke-opacity=".38" stroke-width="1.4"/><path d="${[...places].map(place => `M${place}h0`).join('')}" stroke="#ffd166" stroke-width="6" stroke-linecap="round"/>`,
  )
}

/** A week of tremors as a needle would draw them: the stronger the wider it swings, and the hotter. */
export function earthquakeCover(): string {
  const rows = readEarthquakes()
  const x = scale(rows[0]?.time.getTime() ?? 0, rows.at(-1)?.time.getTime() ?? 1, 12, 628)
  const classes = [
    { from: -2, colour: '#5b8cff', width: 1.2 },
    { from: 2, colour: '#5be0d0', width: 2 },
    { from: 3, colour: '#ffb35c', width: 3 },
    { from: 4, colour: '#ff5d5d', width: 5 },
  ]
  return svg(
    '#1b1320',
    classes
      .map(({ from, colour, width }, index) => {
        const below = classes[index + 1]?.from ?? Infinity
        const swings = rows
          .filter(one => one.magnitude >= from && one.magnitude < below)
          .map(one => {
            const reach = Math.round(8 * 1.95 ** one.magnitude)
            return `M${x(one.time.getTime())} ${180 - reach}v${2 * reach}`
          })
        return `<path d="${[...new Set(swings)].join('')}" stroke="${colour}" stroke-opacity=".8" stroke-width="${width}" stroke-linecap="round"/>`
      })
      .join(''),
  )
}
