import type { ViewProps } from '../../web/view-props.ts'
import { Band } from '../../web/parts/band.tsx'
import { ShownPicture } from '../../web/parts/shown-picture.tsx'
import type { picture } from './block.ts'

export function PictureView({ id, tone, value }: ViewProps<typeof picture>) {
  if (!value.picture) return null
  const isNarrow = value.width === 'narrow'
  return (
    <Band id={id} tone={tone} isNarrow={isNarrow}>
      <figure>
        <ShownPicture
          picture={value.picture}
          sizes={isNarrow ? '(width >= 44rem) 44rem, 100vw' : '(width >= 72rem) 72rem, 100vw'}
          className="w-full rounded-2xl border border-line"
        />
        {value.caption !== '' && (
          <figcaption className="mt-3 text-center text-sm text-muted">{value.caption}</figcaption>
        )}
      </figure>
    </Band>
  )
}
