import { ChevronRight } from 'lucide-react'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import type { ManagedCompetition } from '../../../../competing/competitions/web/parts/managed-competition.ts'
import type { CheckKey } from '../../rules.ts'
import { authoringWords } from '../../words.ts'

/** The few things to do now, the most urgent first, each with the way to where it is done. */
export function WhatNext({ competition }: { competition: ManagedCompetition }) {
  const { next: words, checks } = useWords(authoringWords)
  const base = pathTo('/admin/competitions/:id', { id: competition.id })
  const steps = competition.next.map(step => {
    if (step.kind === 'publish') return { to: `${base}#publishing`, text: words.publish }
    if (step.kind === 'settle') return { to: `${base}/${step.page}`, text: step.text }
    const name = checks[step.check as CheckKey]
    const text = words.fill(step.round === null ? name : checks.ofRound(name, step.round + 1))
    return { to: `${base}/${step.page}`, text }
  })
  return (
    <section aria-labelledby="next" className="grid gap-3">
      <h2 id="next" className="text-lg font-semibold">
        {words.title}
      </h2>
      {steps.length === 0 ? (
        <p className="text-muted">{words.calm}</p>
      ) : (
        <ol className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card shadow-card">
          {steps.map(({ to, text }, index) => (
            <li key={text}>
              <SiteLink to={to} className="flex items-center gap-4 px-4 py-3 no-underline hover:bg-sunken">
                <span className="text-muted tabular-nums" aria-hidden="true">
                  {index + 1}
                </span>
                <span className="min-w-0 grow">{text}</span>
                <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
              </SiteLink>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
