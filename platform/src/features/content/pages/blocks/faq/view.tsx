import { ChevronDown } from 'lucide-react'
import type { ViewProps } from '../../web/view-props.ts'
import { Band } from '../../web/parts/band.tsx'
import type { faq } from './block.ts'

export function FaqView({ id, tone, value: { title, items } }: ViewProps<typeof faq>) {
  return (
    <Band id={id} tone={tone} title={title} isNarrow>
      <div className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card shadow-card">
        {items.map((item, at) => (
          <details key={at} className="group">
            <summary className="flex cursor-pointer items-center justify-between gap-4 px-5 py-4 font-medium hover:text-accent [&::-webkit-details-marker]:hidden">
              {item.question}
              <ChevronDown
                className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
                aria-hidden="true"
              />
            </summary>
            <div className="prose px-5 pb-5" dangerouslySetInnerHTML={{ __html: item.answer }} />
          </details>
        ))}
      </div>
    </Band>
  )
}
