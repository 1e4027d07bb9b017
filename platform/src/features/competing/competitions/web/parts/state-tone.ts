import type { Tone } from '../../../../../ui/badge.tsx'
import type { CardData } from './competition-card.tsx'

/** How strongly a competition's state is shown. A file of its own: pages of one competition need nothing else of a card. */
export const stateTone: Record<CardData['state'], Tone> = {
  not_started: 'warn',
  can_signup: 'good',
  in_service: 'accent',
  out_service: 'neutral',
}
