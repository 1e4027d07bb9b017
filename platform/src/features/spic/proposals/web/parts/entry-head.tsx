import { useFormats } from '../../../../../site/use-formats.ts'
import type { ReactNode } from 'react'
import { useWords } from '../../../../../site/use-site.ts'
import { useZone } from '../../../../../site/zoned-time.tsx'
import { Badge } from '../../../../../ui/badge.tsx'
import { PageHead } from '../../../../../ui/page-head.tsx'
import type { Stage } from '../../rules.ts'
import { proposalWords } from '../../words.ts'

type Window = { state: 'before' | 'open' | 'over'; startsAt: string | null; endsAt: string | null }
export const stageTones = {
  none: 'neutral',
  draft: 'neutral',
  signedUp: 'accent',
  writing: 'accent',
  submitted: 'good',
  withdrawn: 'warn',
  decided: 'good',
} as const satisfies Record<Stage, string>

/** When a window opens, or until when it is open. */
export function useWindowText(): (window: Window) => string {
  const { formatTime } = useFormats()
  const { windows } = useWords(proposalWords)
  const zone = useZone()
  return ({ state, startsAt, endsAt }) => {
    const at = state === 'before' ? startsAt : endsAt
    return at === null ? windows.unknown : windows[state](formatTime(at, zone))
  }
}

/** How each of these pages begins: the edition, what the page is, where the entry stands, and the window that counts here. */
export function EntryHead({
  title,
  edition,
  stage,
  window,
  action,
}: {
  title: string
  edition: { name: string }
  stage: Stage
  window?: { name: string; window: Window }
  action?: ReactNode
}) {
  const words = useWords(proposalWords)
  const text = useWindowText()
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        {edition.name}
        <Badge tone={stageTones[stage]}>{words.stages[stage]}</Badge>
      </p>
      <PageHead title={title} action={action}>
        {window && `${window.name} · ${text(window.window)}`}
      </PageHead>
    </div>
  )
}
