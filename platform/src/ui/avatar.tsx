import { clsx } from 'clsx'

const hueOf = (text: string) =>
  [...text].reduce((hash, character) => (hash * 31 + (character.codePointAt(0) ?? 0)) % 360, 7)

/** A picture, or the first letter on a colour that stays with the name. Always beside the name, so it says nothing itself. */
export function Avatar({
  name,
  picture,
  size = 'medium',
}: {
  name: string
  picture: string | null
  size?: 'small' | 'medium'
}) {
  const box = clsx(
    'inline-grid shrink-0 place-items-center rounded-full font-semibold',
    size === 'small' ? 'size-6 text-xs' : 'size-9 text-sm',
  )
  if (picture) return <img src={picture} alt="" className={clsx(box, 'object-cover')} />
  const hue = hueOf(name)
  return (
    <span
      className={box}
      style={{ background: `hsl(${hue} 60% 88%)`, color: `hsl(${hue} 60% 24%)` }}
      aria-hidden="true"
    >
      {[...name.trim()][0]?.toUpperCase() ?? '?'}
    </span>
  )
}
