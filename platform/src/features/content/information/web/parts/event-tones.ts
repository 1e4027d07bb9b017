import type { Tone } from '../../../../../ui/badge.tsx'
import type { ActivityState } from '../../activity.rules.ts'

export const eventTones: Record<ActivityState, Tone> = {
  upcoming: 'accent',
  running: 'good',
  past: 'neutral',
  cancelled: 'bad',
}
