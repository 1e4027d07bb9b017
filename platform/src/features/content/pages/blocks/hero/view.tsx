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
  const words = (
    <div className={clsx(isCentred && 'mx-auto max-w-3xl text-center [&_p]:justify-center')}>
      {eyebrow !== '' && <p className="mb-4 font-semibold text-accent">{eyebrow}</p>}
      <Heading className="text-[clamp(2rem,6vw,3.75rem)] leading-[1.12] font-extrabold text-balance">
        {unbroken(title)}
      </Heading>
      {text !== '' && <p className="mt-5 max-w-2xl text-lg text-muted sm:text-xl">{text}</p>}
      {actions.length > 0 && (
        <div className="mt-8">
          <Actions actions={actions} />
        </div>
      )}
    </div>
  )
  if (layout === 'over' && picture)
    return (
      <section className="relative isolate overflow-hidden bg-board" data-theme="dark">
        <ShownPicture
          picture={picture}
          isEager={isFirst}
          className="absolute inset-0 -z-10 size-full object-cover"
        />
        <div className="absolute inset-0 -z-10 bg-linear-to-r from-black/85 via-black/60 to-black/30" />
        <div className="mx-auto max-w-6xl px-4 py-24 text-white sm:px-6 sm:py-32 [&_p]:text-white">
          {words}
        </div>
      </section>
    )
  return (
    <section className="squared overflow-hidden bg-linear-to-b from-accent-soft to-page px-4 py-14 sm:px-6 sm:py-20">
      <div
        className={clsx(
          'mx-auto grid max-w-[69rem] items-center gap-x-14 gap-y-10',
          picture && !isCentred && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]',
        )}
      >
        {words}
        {picture && (
          <ShownPicture
            picture={picture}
            isEager={isFirst}
            sizes={isCentred ? '(width >= 72rem) 72rem, 100vw' : '(width >= 64rem) 30rem, 100vw'}
            className="w-full rounded-2xl border border-line shadow-float"
          />
        )}
      </div>
    </section>
  )
}
