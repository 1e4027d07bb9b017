import type { Joined } from './metric.ts'
import { rowsCounted, weighted } from './scaled.ts'

/**
 * How often each label of the answers occurs, is predicted and is right, or what such rows weigh: all that metrics of
 * labels need, however many rows there are. Of labels that no answer has, and a file may have as many as rows, only how
 * many they are and the sum of their squared counts.
 */
export type Confusion = {
  labels: string[]
  total: number
  actual: number[]
  predicted: number[]
  correct: number[]
  unknown: { labels: number; squares: number }
}

export async function confusionOf(joined: Joined): Promise<Confusion> {
  const rows = rowsCounted(joined)
  const answers = await joined.rows<{ label: string; actual: number; correct: number }>(
    `select y0 as label, ${rows} as actual, fsum(case when p0 = y0 then ${weighted(joined, '1')} else 0 end) as correct
     from joined group by y0 order by y0`,
  )
  // Those that no answer has are one row, which names none: how many they are, and their squares as its size.
  const guessed = await joined.rows<{ label: string | null; size: number | null; labels: number }>(
    `with guessed as materialized (select p0 as label, ${rows} as size from joined group by p0)
     select label, size, 1::double as labels from guessed semi join joined on joined.y0 = guessed.label
     union all
     select null, fsum(size * size), count(*)::double from guessed anti join joined on joined.y0 = guessed.label`,
  )
  const [all] = await joined.rows<{ total: number }>(`select ${rows} as total from joined`)
  const sizes = new Map(guessed.map(({ label, size }) => [label, size]))
  const unknown = guessed.find(({ label }) => label === null)
  return {
    labels: answers.map(({ label }) => label),
    total: all?.total ?? Number.NaN,
    actual: answers.map(({ actual }) => actual),
    predicted: answers.map(({ label }) => sizes.get(label) ?? 0),
    correct: answers.map(({ correct }) => correct),
    unknown: { labels: unknown?.labels ?? 0, squares: unknown?.size ?? 0 },
  }
}

/**
 * Mean distance, or squared distance, of the places of answers and predictions among all labels in order, as seen and as
 * it would be of independent ones. Numbers stand by size, what is no number after them: one wrong word in a file does
 * not change how far its numbers are apart.
 */
export async function distancesOf(
  joined: Joined,
  by: 'linear' | 'quadratic',
): Promise<{ observed: number; expected: number }> {
  const mean = (sql: string) => `fsum(${weighted(joined, sql)}) / ${rowsCounted(joined)}`
  const weight = joined.roles.has('weight') ? ', weight' : ''
  const placed = `
    with both_sides as (select y0 as label from joined union select p0 from joined),
    numbered as (
      select label, case when isfinite(try_cast(label as double)) then try_cast(label as double) end as size from both_sides
    ),
    places as materialized (
      select label, (row_number() over (order by size nulls last, label))::double as place from numbered
    ),
    placed as materialized (
      select a.place as i, b.place as j${weight} from joined join places a on a.label = y0 join places b on b.label = p0
    )`
  const squares = `,
    centre as (select ${mean('i')} as c from placed),
    moments as (
      select ${mean('power(i - j, 2)')} as observed, ${mean('power(i - c, 2)')} as ii, ${mean('power(j - c, 2)')} as jj,
        ${mean('i - c')} as i1, ${mean('j - c')} as j1
      from placed, centre
    )
    select observed, ii + jj - 2 * i1 * j1 as expected from moments`
  // A step between two neighbouring places is taken by whoever has one side below and the other above it.
  const steps = `,
    sizes as (
      select place, fsum(a) as a, fsum(b) as b from (
        select i as place, ${weighted(joined, '1')} as a, 0 as b from placed union all select j, 0, ${weighted(joined, '1')} from placed
      ) group by place
    ),
    below as (
      select sum(a) over upward as a, sum(b) over upward as b, sum(a) over () as n from sizes
      window upward as (order by place rows between unbounded preceding and current row)
    )
    select (select ${mean('abs(i - j)')} from placed) as observed,
      fsum(a / n * ((n - b) / n) + b / n * ((n - a) / n)) as expected from below`
  const [row] = await joined.rows<{ observed: number; expected: number }>(
    placed + (by === 'linear' ? steps : squares),
  )
  return { observed: row?.observed ?? Number.NaN, expected: row?.expected ?? Number.NaN }
}

export const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)
