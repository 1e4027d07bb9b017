import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { portabilityWords } from '../../words.ts'

const tones = { previewed: 'warn', waiting: 'accent', done: 'good', failed: 'bad' } as const

/** How an import stands. */
export function ImportState({ state }: { state: keyof typeof tones }) {
  const words = useWords(portabilityWords)
  return <Badge tone={tones[state]}>{words.states[state]}</Badge>
}
