import { preciseSum, type Joined } from './metric.ts'

/** Items of a cell, by spaces. */
export const itemsOf = (text: string): string[] => text.split(' ').filter(Boolean)

/** The first `most` items of a cell. The rest is not read. */
export const firstItems = (text: string, most: number): string[] =>
  text.replace(/^ +/, '').split(/ +/, most).filter(Boolean)

/** The mean over rows, by their weights where they have any, of what each row's two cells score. */
export async function meanOfRows(
  joined: Joined,
  of: (answer: string, prediction: string, gains: string | undefined) => number,
): Promise<number> {
  const hasGains = joined.roles.has('gains')
  const hasWeights = joined.roles.has('weight')
  type Row = { y: string | null; p: string | null; gains?: string | null; weight?: number }
  const further = `${hasGains ? ', gains' : ''}${hasWeights ? ', weight' : ''}`
  const rows = await joined.rows<Row>(`select y0 as y, p0 as p${further} from joined`)
  const values = rows.map(row => of(row.y ?? '', row.p ?? '', hasGains ? (row.gains ?? '') : undefined))
  if (!hasWeights) return preciseSum(values) / rows.length
  const weights = rows.map(row => row.weight ?? Number.NaN)
  return preciseSum(values.map((value, at) => value * (weights[at] as number))) / preciseSum(weights)
}
