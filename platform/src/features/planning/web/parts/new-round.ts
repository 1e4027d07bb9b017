import type { Round } from '../../contract.ts'

const megabyte = 1024 * 1024
const week = 7 * 86_400_000

/** A round to begin with: from the end of the last one to the end of the competition, or a week where that is over. */
export function newRound(rounds: readonly Round[], competitionStart: string, competitionEnd: string): Round {
  const last = rounds
    .map(round => round.endAt)
    .toSorted()
    .at(-1)
  const startAt = last ?? competitionStart
  const endAt =
    Date.parse(competitionEnd) > Date.parse(startAt)
      ? competitionEnd
      : new Date(Date.parse(startAt) + week).toISOString()
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
