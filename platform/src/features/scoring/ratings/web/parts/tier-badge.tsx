import { useWords } from '../../../../../site/use-site.ts'
import { Badge, type Tone } from '../../../../../ui/badge.tsx'
import type { Tier } from '../../rules.ts'
import { ratingWords } from '../../words.ts'

const tones: Record<Tier, Tone> = {
  novice: 'neutral',
  contender: 'good',
  expert: 'accent',
  master: 'warn',
  grandmaster: 'bad',
}

/** A tier by its name. */
export function TierBadge({ tier }: { tier: Tier }) {
  const words = useWords(ratingWords)
  return <Badge tone={tones[tier]}>{words.tiers[tier]}</Badge>
}
