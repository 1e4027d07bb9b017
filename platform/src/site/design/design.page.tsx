import { Pencil, Trash2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { MoveSteps } from '../../ui/move-steps.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import { pageMeta } from '../page-meta.ts'
import { useWords } from '../use-site.ts'
import { Charts } from './charts.tsx'
import { DataParts } from './data-parts.tsx'
import { Feedback } from './feedback.tsx'
import { Fields } from './fields.tsx'
import { Layers } from './layers.tsx'
import { Section, row } from './section.tsx'
import { designWords } from './words.ts'

export const meta = ({ matches }: { matches: Parameters<typeof pageMeta>[0] }) =>
  pageMeta(matches, designWords, words => ({ title: words.title }))

/** Every component of ui/, as it looks in the page's language, theme and width. In development only. */
export default function DesignPage() {
  const words = useWords(designWords)
  return (
    <div className="grid grid-cols-1 gap-10">
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Section title={words.sections.buttons}>
        {(['small', 'medium', 'large'] as const).map(size => (
          <div key={size} className={row}>
            {(['primary', 'secondary', 'quiet', 'danger'] as const).map(variant => (
              <Button key={variant} size={size} variant={variant}>
                {variant}
              </Button>
            ))}
            <Button size={size} busy>
              {words.save}
            </Button>
          </div>
        ))}
        <div className={row}>
          <Button disabledReason={words.reason}>{words.save}</Button>
          <IconButton label={words.remove} icon={Trash2} size="small" />
          <IconButton label={words.remove} icon={Trash2} />
          <IconButton label={words.name} icon={Pencil} size="large" />
          <IconButton label={words.name} icon={Pencil} size="large" disabledReason={words.reason} />
          <MoveSteps id="design" labelOf={words.up} stopOf={() => undefined} onMove={() => undefined} />
          <PlainButton className="text-accent">{words.open}</PlainButton>
        </div>
      </Section>
      <Fields />
      <Layers />
      <Feedback />
      <DataParts />
      <Charts />
    </div>
  )
}
