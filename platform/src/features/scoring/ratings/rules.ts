/**
 * How places become points, medals and tiers. Decision 0070 says where the method comes from and why it was chosen.
 */

const dayLength = 86_400_000

/** The day from which strengths are reckoned: any day does, as long as it is the same for all. */
const beginning = Date.UTC(2020, 0, 1)

/** After how many days points have faded to 1/e of what they were: to a half after 347. */
export const fadingDays = 500

/** Whole days from the beginning to an instant, by UTC. */
const daysSince = (at: number): number => Math.floor((at - beginning) / dayLength)

/**
 * What a place brings each member of a team on the day on which the competition ended:
 * 100,000 / √members × rank^−0.75 × log10(1 + log10(teams)). With one team alone there is nothing to win.
 */
export function pointsOf({
  rank,
  teams,
  teamSize,
}: {
  rank: number
  teams: number
  teamSize: number
}): number {
  return (100_000 / Math.sqrt(teamSize)) * rank ** -0.75 * Math.log10(1 + Math.log10(teams))
}

/**
 * Points of a day as they would have been at the beginning. As all points fade by the same factor a day, the sum of these
 * orders people on any day, and only what is shown depends on when it is shown.
 */
export const strengthOf = (points: number, endedOn: string): number =>
  points * Math.exp(daysSince(Date.parse(endedOn)) / fadingDays)

/** What a sum of strengths is worth on the day of `now`. */
export const pointsOn = (strength: number, now: Date): number =>
  strength * Math.exp(-daysSince(now.getTime()) / fadingDays)

export const medals = ['gold', 'silver', 'bronze'] as const
export type Medal = (typeof medals)[number]

/** Up to which rank each medal goes, by how many teams were placed; 0 where nobody gets one. */
export function medalRanks(teams: number): Record<Medal, number> {
  const part = (share: number) => Math.floor(teams * share)
  if (teams < 100) return { gold: part(0.1), silver: part(0.2), bronze: part(0.4) }
  if (teams < 250) return { gold: 10, silver: part(0.2), bronze: part(0.4) }
  if (teams < 1_000) return { gold: 10 + part(0.002), silver: 50, bronze: 100 }
  return { gold: 10 + part(0.002), silver: part(0.05), bronze: part(0.1) }
}

export function medalOf(rank: number, teams: number): Medal | null {
  const ranks = medalRanks(teams)
  return medals.find(medal => rank <= ranks[medal]) ?? null
}

export const tiers = ['novice', 'contender', 'expert', 'master', 'grandmaster'] as const
export type Tier = (typeof tiers)[number]

export type Medals = {
  gold: number
  silver: number
  bronze: number
  /** Of the gold ones, alone. */ soloGold: number
}

/** The tier that somebody has for good, as long as the medals stand: tiers do not fade. */
export function tierOf({ gold, silver, bronze, soloGold }: Medals): Tier {
  if (gold >= 5 && soloGold >= 1) return 'grandmaster'
  if (gold >= 1 && gold + silver >= 3) return 'master'
  const all = gold + silver + bronze
  return all >= 2 ? 'expert' : all === 1 ? 'contender' : 'novice'
}

export type Result = {
  competitionId: number
  subRank: string
  rank: number
  teams: number
  teamSize: number
  endedOn: string
  points: number
  medal: Medal | null
}

/** What somebody's results come to; undefined without any. Always summed in one order, so that it is the same to the last bit. */
export function ratingOf(results: readonly Result[]) {
  if (results.length === 0) return undefined
  const inOrder = results.toSorted(
    (x, y) => x.competitionId - y.competitionId || (x.subRank < y.subRank ? -1 : 1),
  )
  const count = (medal: Medal) => inOrder.filter(result => result.medal === medal).length
  const counted = {
    gold: count('gold'),
    silver: count('silver'),
    bronze: count('bronze'),
    soloGold: inOrder.filter(result => result.medal === 'gold' && result.teamSize === 1).length,
  }
  return {
    ...counted,
    strength: inOrder.reduce((sum, result) => sum + strengthOf(result.points, result.endedOn), 0),
    tier: tierOf(counted),
    competitions: new Set(inOrder.map(result => result.competitionId)).size,
    bestRank: Math.min(...inOrder.map(result => result.rank)),
  }
}

/** Somebody's points on each day on which a competition of theirs ended, the oldest first, with the sum up to then. */
export function historyOf(results: readonly Result[]): { on: string; points: number }[] {
  const days = [...new Set(results.map(result => result.endedOn))].toSorted()
  return days.map(on => {
    const upTo = ratingOf(results.filter(result => result.endedOn <= on))
    return { on, points: upTo ? pointsOn(upTo.strength, new Date(on)) : 0 }
  })
}
