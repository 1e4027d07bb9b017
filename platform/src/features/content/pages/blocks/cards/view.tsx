import { clsx } from 'clsx'
import { unbroken } from '../../../../../base/web/unbroken.ts'
import type { ViewProps } from '../../web/view-props.ts'
import { Band } from '../../web/parts/band.tsx'
import { LinkTo } from '../../web/parts/link-to.tsx'
import { ShownPicture } from '../../web/parts/shown-picture.tsx'
import type { cards } from './block.ts'

export function CardsView({ id, tone, value: { title, lead, items } }: ViewProps<typeof cards>) {
  const Heading = title === '' ? 'h2' : 'h3'
  return (
    <Band id={id} tone={tone} title={title} lead={lead}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item, at) => (
          <li
            key={at}
            className={clsx(
              'group relative overflow-hidden rounded-2xl border border-line bg-card shadow-card',
              item.to !== '' && 'hover:border-accent hover:shadow-float',
            )}
          >
            {item.picture && (
              <ShownPicture
                picture={item.picture}
                sizes="(width >= 40rem) 24rem, 100vw"
                className="aspect-video w-full object-cover"
              />
            )}
            <div className="p-6">
              <Heading className="text-xl font-semibold">
                <LinkTo
                  to={item.to}
                  className={
                    item.to === '' ? '' : 'no-underline after:absolute after:inset-0 group-hover:text-accent'
                  }
                >
                  {unbroken(item.title)}
                </LinkTo>
              </Heading>
              {item.text !== '' && <p className="mt-2 text-muted">{item.text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Band>
  )
}
