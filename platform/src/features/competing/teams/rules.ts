/** A sign of its own to Unicode, an empty place to whoever looks at it. */
const blankBraille = '\u2800'

/** Whether a name shows anything: a letter, digit, mark or symbol that one can see. */
export const isVisible = (name: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(teamNameKey(name))

/** What must be unique of a team's name in a competition: no take-over by spaces, width, case, lookalike forms or what nobody sees. */
export const teamNameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(blankBraille, ' ')
    .trim()
    .replace(/\s+/gu, ' ')
    .toLowerCase()

/** What follows a person's name when it is already a team's: tried in order. */
export function* teamNames(userName: string, userId: number): Generator<string> {
  // By whole characters: half an emoji is none.
  const cut = [...userName].slice(0, 50).join('').trim()
  const base = isVisible(cut) ? cut : `#${userId}`
  yield base
  yield `${base} ${userId % 1000}`
  yield `${base} ${userId}`
}

export type RequestKind = 'join' | 'merge'
export type RequestState = 'open' | 'accepted' | 'denied' | 'withdrawn' | 'void'
/** Why a request came to nothing without an answer. */
export type VoidReason = 'asker-moved' | 'team-merged' | 'banned' | 'asker-banned' | 'captain-left'

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
