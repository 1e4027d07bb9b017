/** What is looked for. */
export const findingKinds = ['same_file', 'near_predictions', 'shared_access', 'probing'] as const
export type FindingKind = (typeof findingKinds)[number]

/** Names what was found by its teams, so that it is one finding however often, and with however many files, it is found. */
export const teamsKey = (teamIds: readonly number[]): string => teamIds.toSorted((a, b) => a - b).join('-')

/** Teams beyond these share a file that the whole internet has; their numbers are told, not their names. */
export const mostTeams = 50

export type Trace = {
  kind: 'device' | 'address'
  mark: string
  userId: number
  teamId: number
  days: number
  firstAt: string
  lastAt: string
  /** Accounts of the whole platform that are used there, in this competition or not. */
  accounts: number
}

/**
 * A line that more accounts use is a campus, an office or a mobile network; a device that more use stands in a
 * computer room. Both say nothing about two of them.
 */
export const mostAccounts = { address: 4, device: 8 }

/** Somebody's café or a conference is one address for a day; a home is one again and again. */
export const fewestDays = { address: 2, device: 1 }

export type SharedAccess = {
  teamIds: number[]
  marks: { kind: Trace['kind']; mark: string; uses: Trace[] }[]
}

/** Which teams share a device or an address in a way that a person should look at: one entry for each set of teams. */
export function sharedAccess(traces: readonly Trace[]): SharedAccess[] {
  const shared = new Map<string, SharedAccess>()
  for (const uses of Map.groupBy(traces, trace => `${trace.kind} ${trace.mark}`).values()) {
    const [{ kind, mark, accounts } = { kind: 'address' as const, mark: '', accounts: 0 }] = uses
    if (accounts > mostAccounts[kind]) continue
    const lasting = uses.filter(use => use.days >= fewestDays[kind])
    const teamIds = [...new Set(lasting.map(use => use.teamId))].toSorted((a, b) => a - b)
    if (teamIds.length < 2) continue
    const key = teamsKey(teamIds)
    const entry = shared.get(key) ?? { teamIds, marks: [] }
    entry.marks.push({ kind, mark, uses: lasting })
    shared.set(key, entry)
  }
  return [...shared.values()]
}

export type RunState = 'waiting' | 'running' | 'done' | 'failed'
/** A look that has said nothing for so long was lost, and holds up no other. */
const lostAfter = 3 * 3_600_000

/** Whether a competition is being looked through, or is about to be. */
export const isUnderWay = (run: { state: RunState; askedAt: Date } | null, now: Date): boolean =>
  run !== null &&
  (run.state === 'waiting' || run.state === 'running') &&
  now.getTime() - run.askedAt.getTime() < lostAfter
