import { read } from './read.ts'

export type Car = {
  name: string
  mpg: number
  cylinders: number
  displacement: number
  horsepower: number
  weight: number
  acceleration: number
  year: number
  origin: string
}

/** 392 cars of 1970 to 1982 whose consumption and power are known (UCI Auto MPG), CC BY 4.0. */
export function readCars(): Car[] {
  const rows = JSON.parse(read('cars.json')) as {
    Name: string
    Miles_per_Gallon: number | null
    Cylinders: number
    Displacement: number
    Horsepower: number | null
    Weight_in_lbs: number
    Acceleration: number
    Year: string
    Origin: string
  }[]
  return rows.flatMap(row =>
    row.Miles_per_Gallon === null || row.Horsepower === null
      ? []
      : [
          {
            name: row.Name,
            mpg: row.Miles_per_Gallon,
            cylinders: row.Cylinders,
            displacement: row.Displacement,
            horsepower: row.Horsepower,
            weight: row.Weight_in_lbs,
            acceleration: row.Acceleration,
            year: Number(row.Year.slice(0, 4)),
            origin: row.Origin,
          },
        ],
  )
}
