import { useState } from 'react'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { PlainButton } from '../../../../../ui/plain-button.tsx'
import type { Finding } from '../../schema.ts'
import { outcomes, type Outcome } from '../../rules.ts'
import { portabilityWords } from '../../words.ts'

const tones = {
  taken: 'good',
  changed: 'accent',
  needed: 'warn',
  kept: 'neutral',
  left: 'neutral',
  absent: 'neutral',
} as const

/** What became of each field of a file, and why; what is still to do stands first. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const words = useWords(portabilityWords)
  const [only, setOnly] = useState<Outcome | 'all'>('all')
  const count = (outcome: Outcome) => findings.filter(one => one.outcome === outcome).length
  const order: readonly Outcome[] = ['needed', 'changed', 'left', 'kept', 'taken', 'absent']
  const shown = findings
    .map((finding, index) => ({ ...finding, index }))
    .filter(one => only === 'all' || one.outcome === only)
    .toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome) || a.index - b.index)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2" role="group" aria-label={words.preview.report}>
        {(['all', ...outcomes] as const).map(key => {
          const n = key === 'all' ? findings.length : count(key)
          if (n === 0) return null
          return (
            <PlainButton
              key={key}
              aria-pressed={only === key}
              onClick={() => setOnly(key)}
              className={`rounded-full border px-3 py-1 text-sm ${only === key ? 'border-accent bg-accent-soft text-accent' : 'border-line bg-card'}`}
            >
              {key === 'all' ? words.preview.all : words.outcomes[key]} {n}
            </PlainButton>
          )
        })}
      </div>
      {only !== 'all' && <p className="text-sm text-muted">{words.outcomeHints[only]}</p>}
      <DataTable
        caption={words.preview.report}
        rows={shown}
        rowKey={row => row.index}
        columns={[
          {
            key: 'outcome',
            label: words.preview.becomes,
            cell: row => (
              <Badge tone={tones[row.outcome]}>
                <span className="whitespace-nowrap">{words.outcomes[row.outcome]}</span>
              </Badge>
            ),
          },
          {
            key: 'field',
            label: words.preview.field,
            cell: row => (
              <div className="min-w-56">
                <code translate="no" className="text-xs break-all">
                  {row.field}
                </code>
                <p className="mt-0.5 break-words text-muted">{words.findings[row.code](row.detail)}</p>
              </div>
            ),
          },
        ]}
      />
    </div>
  )
}
