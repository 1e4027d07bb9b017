import { Input } from '../../../../../ui/input.tsx'

/** What of the address a search does not lose. */
export function KeepPlace({ place }: { place: Readonly<Record<string, string>> }) {
  return Object.entries(place).map(([name, value]) => (
    <Input key={`${name} ${value}`} type="hidden" name={name} defaultValue={value} />
  ))
}
