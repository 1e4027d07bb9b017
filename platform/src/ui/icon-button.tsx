import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { PlainButton } from './plain-button.tsx'

const sizes = {
  small: ['size-6', 'size-3.5'],
  medium: ['size-8', 'size-4'],
  large: ['size-10', 'size-5'],
} as const

type Props = Omit<Parameters<typeof PlainButton>[0], 'children' | 'aria-label'> & {
  /** What it does, in words. */ label: string
  icon: LucideIcon
  size?: keyof typeof sizes
  /** Why it cannot be pressed: it stays reachable by keyboard and says so. */ disabledReason?:
    | string
    | undefined
}

/** A button that is a sign. */
export function IconButton({
  label,
  icon: Icon,
  size = 'medium',
  disabledReason,
  className,
  onClick,
  ...rest
}: Props) {
  const [box, sign] = sizes[size]
  const isOff = disabledReason !== undefined
  return (
    <PlainButton
      {...rest}
      aria-label={isOff && disabledReason ? `${label} · ${disabledReason}` : label}
      aria-disabled={isOff || rest['aria-disabled']}
      title={disabledReason ?? label}
      className={clsx(
        'grid shrink-0 place-items-center rounded-lg',
        box,
        isOff ? 'cursor-not-allowed opacity-35' : 'hover:bg-sunken',
        className,
      )}
      onClick={event => (isOff ? event.preventDefault() : onClick?.(event))}
    >
      <Icon className={sign} aria-hidden="true" />
    </PlainButton>
  )
}
