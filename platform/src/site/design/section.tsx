import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'

/** Components of one kind, beside each other. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-semibold">{title}</h2>
      <Card className="grid gap-6">{children}</Card>
    </section>
  )
}

export const row = 'flex flex-wrap items-start gap-4'
