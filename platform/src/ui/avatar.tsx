import { clsx } from 'clsx'
import type { CSSProperties } from 'react'

const hueOf = (text: string) =>
  [...text].reduce((hash, character) => (hash * 31 + (character.codePointAt(0) ?? 0)) % 360, 7)

const sizes = { small: 'size-6 text-xs', medium: 'size-9 text-sm', large: 'size-24 text-4xl sm:size-32' }

/** A picture, or the first letter on a colour that stays with the name. Always beside the name, so it says nothing itself. */
export function Avatar({
  name,
  picture,
  size = 'medium',
}: {
  name: string
  picture: string | null
  size?: keyof typeof sizes
}) {
  const box = clsx('inline-grid shrink-0 place-items-center rounded-full font-semibold', sizes[size])
  if (picture)
    return <img src={picture} alt="" loading="lazy" decoding="async" className={clsx(box, 'object-cover')} />
  return (
    <span
      className={clsx(box, 'avatar-initial')}
      style={{ '--hue': hueOf(name) } as CSSProperties}
      aria-hidden="true"
    >
      {[...name.trim()][0]?.toUpperCase() ?? '?'}
    </span>
  )
}
