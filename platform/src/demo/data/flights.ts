import { read } from './read.ts'

export type Flight = {
  /** `YYYY-MM-DD` */ date: string
  /** `HH:MM` */ departure: string
  distance: number
  origin: string
  destination: string
  /** In minutes. */ delay: number
}

/** 5,000 flights of the first three months of 2001 (Bureau of Transportation Statistics), a work of the U.S. Government. */
export function readFlights(): Flight[] {
  const rows = JSON.parse(read('flights-5k.json')) as (Omit<Flight, 'departure'> & { date: string })[]
  return rows.map(({ date, delay, distance, origin, destination }) => ({
    date: date.slice(0, 10).replaceAll('/', '-'),
    departure: date.slice(11),
    distance,
    origin,
    destination,
    delay,
  }))
}

/** Where the airports of the mainland lie. */
export function readAirports(): Map<string, { longitude: number; latitude: number }> {
  const [, ...lines] = read('airports.csv').trim().split('\n')
  return new Map(
    lines.flatMap(line => {
      // The last two columns: names may hold commas.
      const fields = line.trim().split(',')
      const [latitude, longitude] = fields.slice(-2).map(Number) as [number, number]
      return longitude > -126 && longitude < -66 && latitude > 24 && latitude < 50
        ? [[fields[0] as string, { longitude, latitude }] as const]
        : []
    }),
  )
}
