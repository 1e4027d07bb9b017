import { formatRelative } from '../base/web/format.ts'
import { useFormats } from './use-formats.ts'
import { useSite } from './use-site.ts'

/** How long ago it was; pointed at, the time itself. */
export function RelativeTime({ at, zone }: { at: string; zone: string }) {
  const { now } = useSite()
  const formats = useFormats()
  return (
    <time dateTime={at} title={formats.formatTime(at, zone)}>
      {formatRelative(at, now, zone, formats)}
    </time>
  )
}
