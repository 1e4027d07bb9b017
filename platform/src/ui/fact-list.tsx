import type { ReactNode } from 'react'

export type Fact = readonly [name: string, value: ReactNode]

/** What is known of one thing: each name before its value, above it where the page is narrow. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-medium wrap-anywhere max-sm:-mt-3">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
