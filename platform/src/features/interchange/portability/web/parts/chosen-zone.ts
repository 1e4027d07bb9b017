import { keepTimes, type ZoneKeeps } from '../../../../competing/competitions/web/parts/zone-change.tsx'
import type { Choices } from '../../schema.ts'

/** The choices with the unanswered question of what another zone than that of the file keeps. */
export type Chosen = Choices & { zoneKeeps: ZoneKeeps | null }

/** The times of these choices and of their rounds, `from` the zone of the file, after the answer changes to `next`. */
export function chosenTimes(value: Chosen, how: { from: string; next: ZoneKeeps | null }) {
  const moved = <T extends { startAt: string; endAt: string }>({ startAt, endAt }: T) =>
    keepTimes({ startAt, endAt }, value, how)
  return {
    ...moved(value),
    rounds: value.rounds.map(round => {
      const { startAt, endAt } = moved(round)
      return { ...round, startAt, endAt }
    }),
  }
}
