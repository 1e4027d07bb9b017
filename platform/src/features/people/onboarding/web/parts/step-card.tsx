import type { ReactNode } from 'react'
import { Card } from '../../../../../ui/card.tsx'

/** A step: what it is for, and what it asks. */
export function StepCard({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Card as="section" className="grid grid-cols-1 gap-6">
      <header>
        <h1 className="text-2xl font-bold">{title}</h1>
        <p className="mt-1 text-muted">{lead}</p>
      </header>
      {children}
    </Card>
  )
}
