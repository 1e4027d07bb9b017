import type { Tone } from '../../../../../ui/badge.tsx'
import type { Standing } from '../../rules.ts'

export const stateTones: Readonly<Record<Standing, Tone>> = {
  review: 'neutral',
  shortlisted: 'good',
  awarded: 'good',
  declined: 'neutral',
  rejected: 'bad',
  withdrawn: 'warn',
}
