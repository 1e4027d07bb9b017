import { read } from './read.ts'

export type Earthquake = {
  time: Date
  longitude: number
  latitude: number
  depth: number
  stations: number
  nearest: number
  gap: number
  residual: number
  magnitude: number
}

/** Earthquakes of a week of 2018 with all that their location was computed from (USGS), a work of the U.S. Government. */
export function readEarthquakes(): Earthquake[] {
  const { features } = JSON.parse(read('earthquakes.json')) as {
    features: {
      properties: {
        type: string
        mag: number
        time: number
        nst: number | null
        dmin: number | null
        gap: number | null
        rms: number | null
      }
      geometry: { coordinates: [number, number, number] }
    }[]
  }
  return features
    .flatMap(({ properties: { type, mag, time, nst, dmin, gap, rms }, geometry: { coordinates } }) =>
      type !== 'earthquake' || nst === null || dmin === null || gap === null || rms === null
        ? []
        : [
            {
              time: new Date(time),
              longitude: coordinates[0],
              latitude: coordinates[1],
              depth: coordinates[2],
              stations: nst,
              nearest: dmin,
              gap,
              residual: rms,
              magnitude: mag,
            },
          ],
    )
    .toSorted((x, y) => x.time.getTime() - y.time.getTime())
}
