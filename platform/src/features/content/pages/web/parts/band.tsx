import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { unbroken } from '../../../../../base/web/unbroken.ts'
import type { Tone } from '../../block.ts'

/** A part of a page from edge to edge: its title, its lead and what it shows. */
export function Band({
  id,
  tone,
  title = '',
  lead = '',
  isNarrow = false,
  children,
}: {
  id: string
  tone: Tone
  title?: string
  lead?: string
  isNarrow?: boolean
  children: ReactNode
}) {
  return (
    <section
      id={id}
      aria-labelledby={title === '' ? undefined : `${id}-title`}
      className={clsx('py-12 sm:py-16', tone === 'tinted' && 'border-y border-line bg-sunken')}
    >
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        {title !== '' && (
          <h2 id={`${id}-title`} className="text-2xl font-bold text-balance sm:text-3xl">
            {unbroken(title)}
          </h2>
        )}
        {lead !== '' && <p className="mt-3 max-w-3xl text-lg text-muted">{lead}</p>}
        <div className={clsx((title !== '' || lead !== '') && 'mt-8', isNarrow && 'max-w-[44rem]')}>
          {children}
        </div>
      </div>
    </section>
  )
}
