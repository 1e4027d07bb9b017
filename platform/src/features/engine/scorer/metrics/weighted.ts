import type { Joined } from './metric.ts'

/** SQL of a mean over `joined`, by the weights of the rows where the answers have some: none may be negative, and not all 0. */
export const weightedMeanSql = (value: string, { roles }: Pick<Joined, 'roles'>): string =>
  roles.has('weight')
    ? `select case when min(weight) >= 0 and max(weight) > 0 then fsum(weight * (${value})) / fsum(weight) end as value from joined`
    : `select fsum(${value}) / count(*) as value from joined`
