import type { AccomplishmentKind } from './accomplishments.rules.ts'

type Kept = { shipDeleteId: number; organization: string; description: string }
type Lists = {
  article: readonly (Kept & { articleName: string; getTime: string | null })[]
  project: readonly (Kept & { projectName: string })[]
  prize: readonly (Kept & { prizeName: string; getTime: string | null })[]
  others: readonly (Kept & { othersName: string })[]
}
export type AccomplishmentEntry = {
  id: number
  name: string
  organization: string
  day: string | null
  description: string
}

/** The four lists, which each call the name of an entry their own way, as lists of the same. */
export function accomplishmentEntries({
  article,
  project,
  prize,
  others,
}: Lists): Record<AccomplishmentKind, AccomplishmentEntry[]> {
  const entry = (
    { shipDeleteId, organization, description }: Kept,
    name: string,
    day: string | null = null,
  ): AccomplishmentEntry => ({ id: shipDeleteId, name, organization, day, description })
  return {
    article: article.map(one => entry(one, one.articleName, one.getTime)),
    project: project.map(one => entry(one, one.projectName)),
    prize: prize.map(one => entry(one, one.prizeName, one.getTime)),
    others: others.map(one => entry(one, one.othersName)),
  }
}
