import { daysLater } from '../../../../../base/clock/zone.ts'
import type { Round } from '../../rounds.contract.ts'

const megabyte = 1024 * 1024
const hour = 3_600_000

/** A round to begin with: from the end of the last one to the end of the competition, or a week where that is over. */
export function newRound(
  rounds: readonly Round[],
  competition: { zone: string; startAt: string; endAt: string },
): Round {
  const last = rounds
    .map(round => round.endAt)
    .toSorted()
    .at(-1)
  const startAt = last ?? competition.startAt
  const endAt =
    Date.parse(competition.endAt) > Date.parse(startAt)
      ? competition.endAt
      : daysLater(competition.zone, new Date(startAt), 7).toISOString()
  return {
    id: null,
    titleZh: '',
    titleEn: '',
    startAt,
    endAt,
    listAStart: startAt,
    listAEnd: endAt,
    listBMode: 'none',
    listBStart: null,
    listBEnd: null,
    maxSubmitCount: 5,
    maxErrorSubmitCount: 10,
    subRanks: [],
    precision: 5,
    ladder: false,
    maxBytes: 10 * megabyte,
  }
}

/**
 * What a way of running list B begins with: the time between list A and the end of the round. Where list A leaves none
 * it gives up the last fifth of its own, as a window without length could not be saved.
 */
export function windowsFor(
  mode: Round['listBMode'],
  round: Round,
): Pick<Round, 'listAEnd' | 'listBStart' | 'listBEnd'> {
  if (mode === 'none') return { listAEnd: round.listAEnd, listBStart: null, listBEnd: null }
  const listBEnd = round.listBEnd ?? round.endAt
  const listAEnd =
    Date.parse(round.listAEnd) < Date.parse(listBEnd)
      ? round.listAEnd
      : fourFifths(round.listAStart, listBEnd)
  return { listAEnd, listBStart: round.listBStart ?? listAEnd, listBEnd }
}

/** On a full hour where there is one in between. */
function fourFifths(from: string, to: string): string {
  const start = Date.parse(from)
  const at = start + (Date.parse(to) - start) * 0.8
  const full = Math.floor(at / hour) * hour
  return new Date(full > start ? full : at).toISOString()
}
