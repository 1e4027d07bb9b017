import type { Tone } from '../../../../../ui/badge.tsx'
import type { AuthoringState } from '../../rules.ts'

export const stateTone: Record<AuthoringState, Tone> = {
  draft: 'warn',
  scheduled: 'accent',
  not_started: 'accent',
  can_signup: 'good',
  in_service: 'good',
  out_service: 'neutral',
}
