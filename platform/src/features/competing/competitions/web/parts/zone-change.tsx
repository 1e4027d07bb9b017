import { isZone, wallText } from '../../../../../base/clock/wall.ts'
import { movedToZone } from '../../../../../base/clock/zone.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { RadioGroup } from '../../../../../ui/radio.tsx'
import { authoredWords } from '../../authored-words.ts'

export type ZoneKeeps = 'clock' | 'instants'

/** The zone by which times are shown while another name is being typed. */
const shownZone = (zone: string) => (isZone(zone) ? zone : 'UTC')

/** Moves times so that the clock of `to` shows what the clock of `from` showed. */
export function timesByClock<T extends Record<string, string | null>>(
  times: T,
  { from, to }: { from: string; to: string },
): T {
  const moved = movedToZone(shownZone(from), shownZone(to))
  const entries = Object.entries(times)
  return Object.fromEntries(
    entries.map(([name, time]) => [name, time && moved(new Date(time)).toISOString()]),
  ) as T
}

type Changing = { zone: string; zoneKeeps: ZoneKeeps | null }

/** The times of a form whose zone was `from` when it was saved, after the choice changes to `next`. */
export function keepTimes<T extends Record<string, string | null>>(
  times: T,
  { zone: to, zoneKeeps }: Changing,
  { from, next }: { from: string; next: ZoneKeeps | null },
): T & Pick<Changing, 'zoneKeeps'> {
  const isByClock = zoneKeeps === 'clock'
  if (isByClock === (next === 'clock')) return { ...times, zoneKeeps: next }
  return { ...timesByClock(times, isByClock ? { from: to, to: from } : { from, to }), zoneKeeps: next }
}

/** A saved form with the unanswered question of what a changed zone keeps. */
export const withZoneKeeps = <T extends object>({ value, tag }: { value: T; tag: string }) => ({
  value: { ...value, zoneKeeps: null as ZoneKeeps | null },
  tag,
})

/** A form check: returns the message if the zone changed and the question is unanswered. */
export function useZoneCheck(from: string) {
  const { zoneChange } = useWords(authoredWords)
  return ({ zone, zoneKeeps }: { zone: string; zoneKeeps: ZoneKeeps | null }) =>
    isZone(zone) && zone !== from && !zoneKeeps ? zoneChange.needed : undefined
}

/** Asks whether clock times or instants stay; renders nothing for the old zone or an unknown one. */
export function ZoneChange({
  from,
  to,
  example,
  value,
  onChange,
}: {
  from: string
  to: string
  /** An instant in ISO 8601, to show what either choice does. */
  example: string
  value: ZoneKeeps | null
  onChange: (keeps: ZoneKeeps) => void
}) {
  const { zoneChange: words } = useWords(authoredWords)
  if (from === to || !isZone(to)) return null
  const clock = (zone: string) => wallText(zone, new Date(example)).replace('T', ' ')
  return (
    <RadioGroup<ZoneKeeps | ''>
      look="card"
      label={words.title(from, to)}
      value={value ?? ''}
      onChange={keeps => keeps && onChange(keeps)}
      options={[
        ['clock', words.clock(clock(from), to)],
        ['instants', words.instants(clock(from), from, clock(to), to)],
      ]}
    />
  )
}
