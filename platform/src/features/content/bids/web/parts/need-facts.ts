import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { bidWords } from '../../words.ts'

export const stateTones = {
  draft: 'neutral',
  submitted: 'warn',
  open: 'good',
  selection: 'accent',
  awarded: 'accent',
  closed: 'neutral',
} as const

/** What a call offers, in words. */
export function useReward(): (reward: number | null) => string {
  const words = useWords(bidWords)
  return reward => (reward === null ? words.negotiable : words.yuan(formatCount(reward)))
}
