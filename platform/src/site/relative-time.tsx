import { formatRelative, formatsIn } from '../base/web/format.ts'
import { useSite } from './use-site.ts'

/** How long ago it was; pointed at, the time itself. */
export function RelativeTime({ at, zone }: { at: string; zone: string }) {
  const { now, lang } = useSite()
  return (
    <time dateTime={at} title={formatsIn(lang).formatTime(at, zone)}>
      {formatRelative(at, now, zone, lang)}
    </time>
  )
}
