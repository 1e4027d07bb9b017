import type { ReactNode } from 'react'
import { BrandLink } from '../../../../../site/shell/brand-link.tsx'
import { PreferenceButtons } from '../../../../../site/shell/preference-buttons.tsx'
import { Card } from '../../../../../ui/card.tsx'

/** What stands before the review area: a card in the middle, with nothing of the area around it. */
export function EntrancePage({
  title,
  lead,
  children,
}: {
  title: string
  lead: ReactNode
  children: ReactNode
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-16 items-center justify-between gap-4 px-4 sm:px-6">
        <BrandLink besideTitle />
        <PreferenceButtons />
      </header>
      <div className="mx-auto w-full max-w-md grow px-4 py-12">
        <Card as="section">
          <h1 className="text-2xl font-bold">{title}</h1>
          <p className="mt-2 mb-6 text-muted">{lead}</p>
          {children}
        </Card>
      </div>
    </div>
  )
}
