import { Badge } from '../../ui/badge.tsx'
import { Callout } from '../../ui/callout.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Steps } from '../../ui/steps.tsx'
import { TimeBar } from '../../ui/time-bar.tsx'
import { useWords } from '../use-site.ts'
import { Section, row } from './section.tsx'
import { designWords } from './words.ts'

/** How things stand. */
export function Feedback() {
  const words = useWords(designWords)
  return (
    <Section title={words.sections.feedback}>
      <div className="grid gap-3 md:grid-cols-2">
        {(['info', 'good', 'warn', 'bad'] as const).map(kind => (
          <Callout key={kind} kind={kind} title={kind}>
            {words.text}
          </Callout>
        ))}
      </div>
      <div className={row}>
        {(['neutral', 'accent', 'good', 'warn', 'bad'] as const).map(tone => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
      <Progress value={0.4} label={words.file} />
      <Progress label={words.file} />
      <TimeBar share={0.7} />
      <Steps label={words.score} steps={Object.values(words.steps)} at={1} isOver={false} tone="good" />
      <Steps label={words.score} steps={Object.values(words.steps)} at={2} isOver tone="bad" />
      <EmptyState title={words.none}>{words.text}</EmptyState>
      <div className="skeleton h-8" />
    </Section>
  )
}
