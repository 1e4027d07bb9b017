import type { ShownMedia } from '../../media.ts'

/** A picture of the library in the width that fits; its place is free before it has come. */
export function ShownPicture({
  picture,
  sizes = '100vw',
  isEager = false,
  className,
}: {
  picture: ShownMedia
  /** How wide it is shown, as `sizes` of HTML. */
  sizes?: string
  isEager?: boolean
  className?: string
}) {
  return (
    <img
      src={picture.url}
      srcSet={picture.sizes.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined}
      sizes={picture.sizes.length > 0 ? sizes : undefined}
      width={picture.width ?? undefined}
      height={picture.height ?? undefined}
      alt={picture.alt}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  )
}
