import { usualZone } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge, type Tone } from '../../../../../ui/badge.tsx'
import { editingWords } from '../../editing-words.ts'
import type { PageState as State } from '../../rules.ts'
import type { EditedPage } from '../editor/editing.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

const tones: Record<State, Tone> = {
  draft: 'neutral',
  review: 'accent',
  scheduled: 'warn',
  published: 'good',
  withdrawn: 'neutral',
}

/** How a page stands: its state, whether visitors see it, and when that changes. */
export function PageState({ page }: { page: EditedPage['page'] }) {
  const { formatTime } = useFormats()
  const words = useWords(editingWords)
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <Badge tone={tones[page.state]}>{words.states[page.state]}</Badge>
      {page.state !== 'published' && (
        <Badge tone={page.isLive ? 'good' : 'neutral'}>{page.isLive ? words.live : words.notLive}</Badge>
      )}
      {page.isLive && page.hasChanges && page.state !== 'scheduled' && (
        <Badge tone="warn">{words.hasChanges}</Badge>
      )}
      {page.hasLaterChanges && <Badge tone="warn">{words.hasLaterChanges}</Badge>}
      {page.publishAt && (
        <span className="text-sm text-muted tabular-nums">
          {words.goesLiveAt(formatTime(page.publishAt, usualZone))}
        </span>
      )}
    </span>
  )
}
