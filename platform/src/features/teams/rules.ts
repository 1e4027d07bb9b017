/** What must be unique of a team's name in a competition: no take-over by spaces, width, case, lookalike forms or what nobody sees. */
export const teamNameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .replace(/\s+/gu, ' ')
    .toLowerCase()

/** What follows a person's name when it is already a team's: tried in order. */
export function* teamNames(userName: string, userId: number): Generator<string> {
  const base = userName.slice(0, 50)
  yield base
  yield `${base} ${userId % 1000}`
  yield `${base} ${userId}`
}

export type RequestKind = 'join' | 'merge'
export type RequestState = 'open' | 'accepted' | 'denied' | 'withdrawn' | 'void'
/** Why a request came to nothing without an answer. */
export type VoidReason = 'asker-moved' | 'team-merged' | 'banned' | 'asker-banned'

export const teamActions = [
  'founded',
  'edited',
  'asked',
  'withdrew',
  'denied',
  'joined',
  'removed',
  'quit',
  'transferred',
  'merged',
  'invited',
  'uninvited',
  'banned',
  'unbanned',
] as const
/** What can happen to a team. */
export type TeamAction = (typeof teamActions)[number]
