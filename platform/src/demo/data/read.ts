import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// The package exports no data file: its entry point lies one folder above them.
const folder = join(dirname(createRequire(import.meta.url).resolve('vega-datasets')), '../data')
export const read = (name: string): string => readFileSync(join(folder, name), 'utf8')

export type Penguin = {
  species: string
  island: string
  sex: string
  billLength: number
  billDepth: number
  flipperLength: number
  bodyMass: number
}

/** 333 penguins with all measurements (Gorman, Williams & Fraser 2014), CC0. */
export function readPenguins(): Penguin[] {
  const rows = JSON.parse(read('penguins.json')) as Record<string, string | number | null>[]
  return rows.flatMap(row => {
    const numbers = ['Beak Length (mm)', 'Beak Depth (mm)', 'Flipper Length (mm)', 'Body Mass (g)'].map(
      name => row[name],
    )
    if (numbers.some(value => typeof value !== 'number') || (row.Sex !== 'MALE' && row.Sex !== 'FEMALE'))
      return []
    const [billLength, billDepth, flipperLength, bodyMass] = numbers as [number, number, number, number]
    return [
      {
        species: String(row.Species),
        island: String(row.Island),
        sex: String(row.Sex).toLowerCase(),
        billLength,
        billDepth,
        flipperLength,
        bodyMass,
      },
    ]
  })
}

export type WeatherDay = {
  date: string
  precipitation: number
  tempMax: number
  tempMin: number
  wind: number
  weather: string
}

/** Four years of days in Seattle (NOAA), a work of the U.S. Government. */
export function readSeattleWeather(): WeatherDay[] {
  const [, ...lines] = read('seattle-weather.csv').trim().split('\n')
  return lines.map(line => {
    const [date, precipitation, tempMax, tempMin, wind, weather] = line.trim().split(',') as [
      string,
      string,
      string,
      string,
      string,
      string,
    ]
    return {
      date,
      precipitation: Number(precipitation),
      tempMax: Number(tempMax),
      tempMin: Number(tempMin),
      wind: Number(wind),
      weather,
    }
  })
}

export type CountryYear = {
  year: number
  country: string
  cluster: number
  population: number
  lifeExpectancy: number
  fertility: number
}

/** 62 countries every five years from 1955 to 2005 (Gapminder), CC BY 4.0. */
export function readGapminder(): CountryYear[] {
  const rows = JSON.parse(read('gapminder.json')) as {
    year: number
    country: string
    cluster: number
    pop: number
    life_expect: number
    fertility: number
  }[]
  return rows.map(row => ({
    year: row.year,
    country: row.country,
    cluster: row.cluster,
    population: row.pop,
    lifeExpectancy: row.life_expect,
    fertility: row.fertility,
  }))
}

export type Strike = {
  state: string
  phase: string
  size: string
  species: string
  time: string
  speed: number | null
  month: number
  hasDamage: boolean
}

/** Wildlife strikes reported to the FAA, a work of the U.S. Government. */
export function readStrikes(): Strike[] {
  const [header, ...lines] = read('birdstrikes.csv')
    .trim()
    .split('\n')
    .map(line => line.trim())
  const columns = (header ?? '').split(',')
  const at = (name: string) => columns.indexOf(name)
  return lines.flatMap(line => {
    const fields = line.split(',')
    if (fields.length !== columns.length) return []
    const speed = fields[at('Speed IAS in knots')]
    return [
      {
        state: fields[at('Origin State')] ?? '',
        phase: fields[at('Phase of flight')] ?? '',
        size: fields[at('Wildlife Size')] ?? '',
        species: fields[at('Wildlife Species')] ?? '',
        time: fields[at('Time of day')] ?? '',
        speed: speed ? Number(speed) : null,
        month: Number((fields[at('Flight Date')] ?? '').slice(5, 7)),
        hasDamage: fields[at('Effect Amount of damage')] !== 'None',
      },
    ]
  })
}

export const toCsv = (
  columns: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string =>
  `${[columns, ...rows].map(row => row.map(cell => (cell === null ? '' : /[",\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell))).join(',')).join('\n')}\n`

/** Monthly carbon dioxide on Mauna Loa as its table (Scripps CO2 Program, CC BY 4.0). */
export const readCarbon = (): string => read('co2-concentration.csv')
