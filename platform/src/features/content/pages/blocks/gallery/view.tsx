import type { ViewProps } from '../../web/view-props.ts'
import { Band } from '../../web/parts/band.tsx'
import { ShownPicture } from '../../web/parts/shown-picture.tsx'
import type { gallery } from './block.ts'

export function GalleryView({ id, tone, value: { title, items } }: ViewProps<typeof gallery>) {
  return (
    <Band id={id} tone={tone} title={title}>
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-3">
        {items.map(({ picture, caption }, at) => (
          <li key={at}>
            <figure>
              {picture && (
                <ShownPicture
                  picture={picture}
                  sizes="(width >= 40rem) 18rem, 50vw"
                  className="aspect-video w-full rounded-xl border border-line object-cover"
                />
              )}
              {caption !== '' && <figcaption className="mt-2 text-sm text-muted">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  )
}
