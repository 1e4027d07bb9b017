import { clsx } from 'clsx'
import { unbroken } from '../../../../../base/web/unbroken.ts'
import type { Shown } from '../../block.ts'
import { Actions } from '../../web/parts/actions.tsx'
import { ShownPicture } from '../../web/parts/shown-picture.tsx'
import type { hero } from './block.ts'

/** What a page begins with. */
export function HeroView({ value, isFirst }: { value: Shown<typeof hero>; isFirst: boolean }) {
  const { eyebrow, title, text, picture, layout, actions } = value
  // One heading of the first order a page.
  const Heading = isFirst ? 'h1' : 'h2'
  const isCentred = layout === 'centred'
  const isOver = layout === 'over' && picture !== null
  const words = (
    <div className={clsx(isCentred && 'mx-auto max-w-3xl text-center')}>
      {eyebrow !== '' && <p className={clsx('mb-4 font-semibold', isOver || 'text-accent')}>{eyebrow}</p>}
      <Heading className="text-[clamp(2rem,6vw,3rem)] leading-tight font-extrabold text-balance">
        {unbroken(title)}
      </Heading>
      {text !== '' && (
        <p className={clsx('mt-5 max-w-3xl text-lg sm:text-xl', isOver || 'text-muted')}>{text}</p>
      )}
      {actions.length > 0 && (
        <div className={clsx('mt-8 flex', isCentred && 'justify-center')}>
          <Actions actions={actions} />
        </div>
      )}
    </div>
  )
  if (isOver)
    return (
      <section className="relative isolate overflow-hidden bg-board text-board-text">
        <ShownPicture
          picture={picture}
          isEager={isFirst}
          className="absolute inset-0 -z-1 size-full object-cover opacity-40"
        />
        <div className="mx-auto max-w-6xl px-4 py-24 sm:px-6">{words}</div>
      </section>
    )
  return (
    <section className="squared overflow-hidden bg-linear-to-b from-accent-soft to-page py-12 sm:py-16">
      <div
        className={clsx(
          'mx-auto grid max-w-6xl items-center px-4 sm:px-6 gap-x-16 gap-y-10',
          picture && !isCentred && 'lg:grid-cols-2',
        )}
      >
        {words}
        {picture && (
          <ShownPicture
            picture={picture}
            isEager={isFirst}
            sizes={isCentred ? '(width >= 72rem) 72rem, 100vw' : '(width >= 64rem) 32rem, 100vw'}
            className="w-full rounded-2xl border border-line shadow-float"
          />
        )}
      </div>
    </section>
  )
}
