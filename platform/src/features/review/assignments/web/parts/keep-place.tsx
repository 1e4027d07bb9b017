import { HiddenInput } from '../../../../../ui/input.tsx'

/** What of the address a search does not lose. */
export function KeepPlace({ place }: { place: Readonly<Record<string, string>> }) {
  return Object.entries(place).map(([name, value]) => <HiddenInput key={name} name={name} value={value} />)
}
